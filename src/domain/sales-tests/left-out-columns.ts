import { titleKey } from '@/domain/base/table/known-columns'

/** Why a column is left out. `metric`: another number of a tool; `dimension`: a name or a time that divides the lines of a day. */
export type LeftOutKind = keyof typeof LEFT_OUT_WORDS

export const LEFT_OUT_WORDS = {
  rate: 'une part ou une moyenne',
  cost: 'un coût par action',
  budget: 'un budget, pas une dépense',
  money: 'des montants, pas un nombre',
  decimals: 'des nombres à virgule',
  currency: 'pas en euros\u00a0: convertissez d’abord',
  code: 'la devise',
  rank: 'une autre colonne compte mieux',
  time: 'une date ou une heure de plus',
  period: 'une période',
  dimension: 'un nom',
  metric: 'un autre chiffre',
  unknown: 'titre inconnu',
} as const

const KINDS: readonly (readonly [LeftOutKind, RegExp])[] = [
  [
    'cost',
    /(?:^| )(?:cout|couts|cost|costs|cpc|cpm|cpa|cpv|cpl|cpr|ecpc|ecpm)(?: |$).*(?:par|per|unitaire|moyen|conv|1 000|1000)|^(?:e?cp[acmvlr]|cpc moy|cpm moy)(?: |$)| cp[acmvlr]$|(?:cost|cout) par |kosten (?:pro|je|par) |durchschnittliche kosten/,
  ],
  ['budget', /(?:^| )(?:budget|tagesbudget|gesamtbudget|gebot|enchere|bid|plafond|limite)(?: |$)/],
  [
    'rate',
    /(?:^| )(?:taux|rate|ctr|roas|roi|moy|moyen|moyenne|moyens|moyennes|average|avg|ratio|pourcentage|percent|percentage|part|share|repetition|frequence|frequency|par|rate|klickrate|absprungrate|frequenz|anteil|durchschnitt|durchschnittlich\p{L}*)(?: |$)|(?:konversions|conversion)rate/u,
  ],
  [
    'money',
    /(?:^| )(?:valeur|value|ca|chiffre d affaires|revenu|revenus|revenue|recettes?|panier moyen|montant|amount|net sales|gross sales|total sales|ventes (?:nettes|brutes|totales)|remises?|discounts?|retours|returns|taxes|shipping|livraison|marge|benefice|profit|remboursements?|refunds?|umsatz|gesamtumsatz|bruttoumsatz|nettoumsatz|erlose|einnahmen|rabatte|erstattungen|versand|steuern|kaufwert)(?: |$)|wert(?: |$)/,
  ],
  [
    'time',
    /(?:^| )(?:semaine|week|mois|month|annee|year|trimestre|quarter|woche|kalenderwoche|monat|jahr|quartal|stunde|heure|heures|hour|hours|minute|nth day|n ieme jour|jour de la semaine|day of week|day of the week)(?: |$)/,
  ],
  [
    'dimension',
    /(?:^| )(?:campagne|campagnes|campaign|campaigns|ensemble|adset|ad set|adgroup|ad group|groupe|annonce|annonces|ad|ads|publicite|creative|appareil|device|navigateur|browser|pays|country|region|ville|city|age|sexe|gender|source|support|medium|canal|channel|page|url|produit|product|article|item|variante|variant|id|nom|name|type|statut|status|etat|diffusion|delivery|placement|plateforme|platform|mot cle|keyword|objectif|objective|indicateur|indicator|attribution|referrer|parrain|client|compte|account|langue|language|boutique|shop|test|kampagne|kampagnenname|anzeige|anzeigenname|anzeigengruppe|gerat|geratekategorie|land|quelle|kanal|note|notes|commentaire|comment|remarque|remarques|tags?)(?: |$)/,
  ],
  [
    'metric',
    /(?:^| )(?:impressions?|impr|couverture|reach|vues?|views?|rebond|rebonds|bounces?|engagement|engagements|engagees?|engaged|clics?|clicks?|likes?|partages?|shares?|saves?|enregistrements?|commentaires|abonnes|followers|utilisateurs|users|visiteurs|visitors|sessions?|nouveaux|new|conversions?|resultats?|results?|achats?|purchases?|commandes|orders|ventes|sales|articles|items|paniers?|carts?|evenements|events|duree|temps|duration|actions|transactions|impressionen|reichweite|aufrufe|klicks)(?: |$)/,
  ],
]

/** Why the column of this title is left out. */
export function leftOutKind(title: string): LeftOutKind {
  const { key, unit } = titleKey(title)
  if (unit === 'percent') return 'rate'
  const kind = KINDS.find(([, words]) => words.test(key))?.[0]
  if (unit !== null && (kind === 'metric' || kind === undefined)) return 'money'
  return kind ?? 'unknown'
}

/** « Semaine », « Mois »: its dates are no days. */
export function isLongPeriod(title: string): boolean {
  return /(?:^| )(?:semaines?|sem|weeks?|wk|mois|months?|annee|year|trimestre|quarter|wochen?|kalenderwoche|kw|monat|jahr|quartal|semana|mes|ano|settimana|mese|anno)(?: |$)/.test(
    titleKey(title).key,
  )
}

/** « campagnes additionnées »; null: a column that names no part of a day. */
export function partsWords(title: string): string | null {
  const { key } = titleKey(title)
  return PARTS.find(([words]) => words.test(key))?.[1] ?? null
}

const PARTS: readonly (readonly [RegExp, string])[] = [
  [
    /ensembles? de publicites|ad ?set|ad ?group|groupe d annonces|anzeigengruppe/,
    'groupes d’annonces additionnés',
  ],
  [/campagne|campaign|kampagne/, 'campagnes additionnées'],
  [/annonce|anzeige|publicite|creative|(?:^| )ads?(?: |$)/, 'annonces additionnées'],
  [/appareil|device|gerat/, 'appareils additionnés'],
  [/heure|hour/, 'heures additionnées'],
  [/pays|country|(?:^| )land(?: |$)/, 'pays additionnés'],
  [/source|support|medium|canal|channel|referrer/, 'sources additionnées'],
  [/produit|product|article|item|variant/, 'produits additionnés'],
  [/page|url/, 'pages additionnées'],
  [/plateforme|platform|placement/, 'plateformes additionnées'],
]
