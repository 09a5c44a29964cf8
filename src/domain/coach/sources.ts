export interface Source {
  readonly url: string
  readonly title: string
}

/**
 * What the coach may name as a source, by the key that it writes: `[[tva]]`. Numbers of law come from these pages and
 * never from a model's memory, and no other address is ours. Nobody has opened them from here: whoever deploys does, once.
 */
export const SOURCES = {
  ecommerce: {
    url: 'https://entreprendre.service-public.gouv.fr/vosdroits/F23455',
    title: 'Règles du commerce en ligne (Service Public)',
  },
  tva: {
    url: 'https://www.impots.gouv.fr/professionnel',
    title: 'TVA et impôts des professionnels (impots.gouv.fr)',
  },
  micro: { url: 'https://entreprendre.service-public.gouv.fr/', title: 'Micro-entreprise (Service Public)' },
  urssaf: { url: 'https://www.autoentrepreneur.urssaf.fr/', title: 'Cotisations (Urssaf)' },
  simuler: { url: 'https://mon-entreprise.urssaf.fr/', title: 'Simuler ses revenus (Urssaf)' },
  formalites: {
    url: 'https://formalites.entreprises.gouv.fr/',
    title: 'Créer son entreprise (guichet unique)',
  },
  douane: { url: 'https://www.douane.gouv.fr/', title: 'Droits de douane (douane.gouv.fr)' },
  conso: { url: 'https://www.economie.gouv.fr/dgccrf', title: 'Droit de la consommation (DGCCRF)' },
  signal: { url: 'https://signal.conso.gouv.fr/', title: 'SignalConso' },
  rgpd: { url: 'https://www.cnil.fr/', title: 'Données personnelles (CNIL)' },
  marque: { url: 'https://www.inpi.fr/', title: 'Marques et modèles (INPI)' },
  securite: {
    url: 'https://www.economie.gouv.fr/dgccrf',
    title: 'Sécurité des produits (DGCCRF)',
  },
  francenum: { url: 'https://www.francenum.gouv.fr/', title: 'Vendre en ligne (France Num)' },
  mediation: {
    url: 'https://www.economie.gouv.fr/mediation-conso',
    title: 'Médiation de la consommation (economie.gouv.fr)',
  },
  '3114': { url: 'https://3114.fr/', title: '3114, numéro national de prévention du suicide' },
} as const satisfies Readonly<Record<string, Source>>

export type SourceKey = keyof typeof SOURCES

export const SOURCE_KEYS = Object.keys(SOURCES) as readonly SourceKey[]

const MARK = /[ \u00a0]?\[\[([a-z0-9-]{1,20})\]\]/g

/** The beginning of a mark, at the end of an answer that is still coming. */
const BEGUN = /[ \u00a0]?\[\[[a-z0-9-]{0,20}\]?$/

/** The answer with its source keys as Markdown links of ours; a key that is none of them vanishes. */
export function withSources(answer: string): string {
  return answer.replace(BEGUN, '').replace(MARK, (mark, key: string) => {
    const source = sourceOf(key)
    if (!source) return ''
    const space = mark.startsWith('[') ? '' : mark.charAt(0)
    return `${space}[${source.title}](${source.url})`
  })
}

/** Whether an address is one that we wrote: all others are the model's. */
export function isOwnSource(url: string): boolean {
  return SOURCE_KEYS.some((key) => SOURCES[key].url === url)
}

function sourceOf(key: string): Source | null {
  const known = SOURCE_KEYS.find((each) => each === key)
  return known ? SOURCES[known] : null
}
