import type { LocalDate } from './time/local-date'

export interface Source {
  readonly url: string
  readonly title: string
  /** Day on which a person last opened the page and confirmed that it is right. Null: never. */
  readonly checkedOn: LocalDate | null
  /** Id of the State's business sheet, whose XML has a date: `npm run law:check` compares it. */
  readonly sheet?: `F${number}`
}

/**
 * Official pages that the coach and the lessons may name, by the coach's key, `[[tva]]`. Legal figures come from these pages, never from a
 * model's memory. Each leads to the page of its subject; 3114 alone to its first page. The deployer opens each page, sets `checkedOn`, and repeats this within a year (docs/deploy.md, section 12).
 */
const PAGES = {
  ecommerce: {
    url: 'https://entreprendre.service-public.gouv.fr/vosdroits/F23455',
    title: 'Règles du commerce en ligne (Service Public)',
    checkedOn: null,
    sheet: 'F23455',
  },
  tva: {
    url: 'https://www.impots.gouv.fr/professionnel/les-regimes-dimposition-la-tva',
    title: 'TVA et impôts des professionnels (impots.gouv.fr)',
    checkedOn: null,
  },
  micro: {
    url: 'https://entreprendre.service-public.gouv.fr/vosdroits/F23961',
    title: 'Micro-entreprise (Service Public)',
    checkedOn: null,
    sheet: 'F23961',
  },
  urssaf: {
    url: 'https://www.autoentrepreneur.urssaf.fr/portail/accueil/sinformer-sur-le-statut/lessentiel-du-statut.html',
    title: 'Cotisations (Urssaf)',
    checkedOn: null,
  },
  simuler: {
    url: 'https://mon-entreprise.urssaf.fr/simulateurs/auto-entrepreneur',
    title: 'Simuler ses revenus (Urssaf)',
    checkedOn: null,
  },
  formalites: {
    url: 'https://entreprendre.service-public.gouv.fr/vosdroits/R61572',
    title: 'Créer son entreprise (guichet unique)',
    checkedOn: null,
  },
  douane: {
    url: 'https://www.douane.gouv.fr/fiche/droit-de-douane-forfaitaire-de-3-euros-sur-les-ventes-distance-de-biens-importes',
    title: 'Droits de douane (douane.gouv.fr)',
    checkedOn: null,
  },
  colis: {
    url: 'https://www.info.gouv.fr/actualite/taxe-sur-les-petits-colis-ce-qui-change',
    title: 'Taxe sur les petits colis (info.gouv.fr)',
    checkedOn: null,
  },
  retractation: {
    url: 'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006069565/LEGISCTA000032226844/',
    title: 'Droit de rétractation (Légifrance)',
    checkedOn: null,
  },
  garantie: {
    url: 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj/fra',
    title: 'Notice de garantie légale (EUR-Lex)',
    checkedOn: null,
  },
  conso: {
    url: 'https://www.economie.gouv.fr/dgccrf/les-fiches-pratiques/e-commerce-les-regles-entre-professionnels-et-consommateurs',
    title: 'Droit de la consommation (DGCCRF)',
    checkedOn: null,
  },
  signal: {
    url: 'https://signal.conso.gouv.fr/fr/comment-ca-marche',
    title: 'SignalConso',
    checkedOn: null,
  },
  rgpd: {
    url: 'https://www.cnil.fr/fr/passer-laction/rgpd-les-premieres-etapes',
    title: 'Données personnelles (CNIL)',
    checkedOn: null,
  },
  marque: {
    url: 'https://www.inpi.fr/comprendre-la-propriete-intellectuelle/la-marque',
    title: 'Marques et modèles (INPI)',
    checkedOn: null,
  },
  securite: {
    url: 'https://eur-lex.europa.eu/eli/reg/2023/988/oj/fra',
    title: 'Sécurité des produits (EUR-Lex)',
    checkedOn: null,
  },
  francenum: {
    url: 'https://www.francenum.gouv.fr/guides-et-conseils/developpement-commercial/site-web/batir-le-cahier-des-charges-du-site-internet',
    title: 'Vendre en ligne (France Num)',
    checkedOn: null,
  },
  mediation: {
    url: 'https://www.economie.gouv.fr/mediation-conso',
    title: 'Médiation de la consommation (economie.gouv.fr)',
    checkedOn: null,
  },
  '3114': {
    url: 'https://3114.fr/',
    title: '3114, numéro national de prévention du suicide',
    checkedOn: null,
  },
} satisfies Readonly<Record<string, Source>>

const SHEETS = 'https://entreprendre.service-public.gouv.fr/vosdroits'
const ARTICLE = 'https://www.legifrance.gouv.fr/codes/article_lc'
const EU_LAW = 'https://eur-lex.europa.eu/eli'

function unread(url: string, title: string): Source {
  return { url, title, checkedOn: null }
}

/** Official pages that « Mise en vente » alone leads to; the coach does not name them. */
const LAUNCH_PAGES = {
  notices: {
    ...unread(`${SHEETS}/F31228`, 'Mentions légales d’un site (Service Public)'),
    sheet: 'F31228',
  },
  terms: {
    ...unread(`${SHEETS}/F33527`, 'Conditions générales de vente (Service Public)'),
    sheet: 'F33527',
  },
  importVat: unread('https://bofip.impots.gouv.fr/bofip/13230-PGP.html', 'BOI-TVA-CHAMP-10-10-40-60 (Bofip)'),
  invoices: unread(
    'https://www.impots.gouv.fr/facturation-electronique-et-plateformes-agreees',
    'Facturation électronique (impots.gouv.fr)',
  ),
  oss: unread(
    'https://www.impots.gouv.fr/professionnel/je-minscris-au-service-du-guichet-unique-de-tva',
    'Guichet unique de TVA, OSS (impots.gouv.fr)',
  ),
  eori: unread(
    'https://www.douane.gouv.fr/service-en-ligne/demande-dautorisation-douaniere-et-fiscale-soprano-acces-simplifie',
    'Demander un numéro EORI (douane.gouv.fr)',
  ),
  dropshipping: unread(
    'https://www.economie.gouv.fr/dgccrf/Publications/Vie-pratique/Fiches-pratiques/le-dropshipping',
    'Le dropshipping (DGCCRF)',
  ),
  orderButton: unread(`${ARTICLE}/LEGIARTI000032226854`, 'Code de la consommation, L221-14'),
  conformity: unread(
    'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006069565/LEGISCTA000032221261/',
    'Code de la consommation, L217-1 à L217-32',
  ),
  crossedPrice: unread(`${ARTICLE}/LEGIARTI000044549592`, 'Code de la consommation, L112-1-1'),
  practices: unread(`${ARTICLE}/LEGIARTI000044563114`, 'Code de la consommation, L121-2'),
  toys: unread(`${EU_LAW}/dir/2009/48/oj/fra`, 'Sécurité des jouets (EUR-Lex)'),
  cosmetics: unread(`${EU_LAW}/reg/2009/1223/oj/fra`, 'Produits cosmétiques (EUR-Lex)'),
  food: unread(`${EU_LAW}/reg/2011/1169/oj/fra`, 'Information sur les denrées alimentaires (EUR-Lex)'),
  electrical: unread(`${EU_LAW}/dir/2014/35/oj/fra`, 'Matériel électrique à basse tension (EUR-Lex)'),
  textiles: unread(`${EU_LAW}/reg/2011/1007/oj/fra`, 'Étiquetage des fibres textiles (EUR-Lex)'),
  disputePlatform: unread(
    'https://eur-lex.europa.eu/eli/reg/2024/3228/oj/fra',
    'Fin de la plateforme européenne des litiges (EUR-Lex)',
  ),
  recycling: unread(
    'https://filieres-rep.ademe.fr/identifiant-unique',
    'Identifiant unique des filières REP (ADEME)',
  ),
} satisfies Readonly<Record<string, Source>>

export type SourceKey = keyof typeof PAGES
/** Each page of this file. */
export type PageKey = SourceKey | keyof typeof LAUNCH_PAGES

export const SOURCES: Readonly<Record<PageKey, Source>> = { ...PAGES, ...LAUNCH_PAGES }

/** The pages that coach and lessons may name. */
export const SOURCE_KEYS = Object.keys(PAGES) as readonly SourceKey[]

export const PAGE_KEYS = Object.keys(SOURCES) as readonly PageKey[]
