import type { LocalDate } from './time/local-date'

export interface Source {
  readonly url: string
  readonly title: string
  /** Day on which a person last opened the page and confirmed that it is right. Null: never. */
  readonly checkedOn: LocalDate | null
}

/**
 * Official pages that the coach and the lessons may name, by the coach's key, `[[tva]]`. Legal figures come from these pages, never from a
 * model's memory. The deployer opens each page, sets `checkedOn`, and repeats this within a year (docs/deploy.md, section 12).
 */
const PAGES = {
  ecommerce: {
    url: 'https://entreprendre.service-public.gouv.fr/vosdroits/F23455',
    title: 'Règles du commerce en ligne (Service Public)',
    checkedOn: null,
  },
  tva: {
    url: 'https://www.impots.gouv.fr/professionnel',
    title: 'TVA et impôts des professionnels (impots.gouv.fr)',
    checkedOn: null,
  },
  micro: {
    url: 'https://entreprendre.service-public.gouv.fr/',
    title: 'Micro-entreprise (Service Public)',
    checkedOn: null,
  },
  urssaf: { url: 'https://www.autoentrepreneur.urssaf.fr/', title: 'Cotisations (Urssaf)', checkedOn: null },
  simuler: {
    url: 'https://mon-entreprise.urssaf.fr/',
    title: 'Simuler ses revenus (Urssaf)',
    checkedOn: null,
  },
  formalites: {
    url: 'https://formalites.entreprises.gouv.fr/',
    title: 'Créer son entreprise (guichet unique)',
    checkedOn: null,
  },
  douane: { url: 'https://www.douane.gouv.fr/', title: 'Droits de douane (douane.gouv.fr)', checkedOn: null },
  conso: {
    url: 'https://www.economie.gouv.fr/dgccrf',
    title: 'Droit de la consommation (DGCCRF)',
    checkedOn: null,
  },
  signal: { url: 'https://signal.conso.gouv.fr/', title: 'SignalConso', checkedOn: null },
  rgpd: { url: 'https://www.cnil.fr/', title: 'Données personnelles (CNIL)', checkedOn: null },
  marque: { url: 'https://www.inpi.fr/', title: 'Marques et modèles (INPI)', checkedOn: null },
  securite: {
    url: 'https://www.economie.gouv.fr/dgccrf',
    title: 'Sécurité des produits (DGCCRF)',
    checkedOn: null,
  },
  francenum: {
    url: 'https://www.francenum.gouv.fr/',
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

export type SourceKey = keyof typeof PAGES

export const SOURCES: Readonly<Record<SourceKey, Source>> = PAGES

export const SOURCE_KEYS = Object.keys(SOURCES) as readonly SourceKey[]
