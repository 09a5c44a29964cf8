import { isBlank } from '@/domain/base/text/visible-text'

/** The seven guided sections and their 29 items, in the order of the editor. */
export const PROJECT_SECTIONS = [
  {
    key: 'product',
    label: 'Produit',
    items: [
      'Description du produit',
      'Caractéristiques principales',
      'Avantages uniques',
      'Points de douleur résolus',
    ],
  },
  {
    key: 'targetCustomer',
    label: 'Client cible',
    items: ['Profil démographique', 'Besoins et désirs', "Habitudes d'achat", 'Budget moyen'],
  },
  {
    key: 'positioning',
    label: 'Positionnement',
    items: ['Proposition de valeur unique', 'Différenciation', 'Positionnement prix', 'Message principal'],
  },
  {
    key: 'competition',
    label: 'Concurrence',
    items: ['Concurrents directs', 'Forces et faiblesses', 'Prix concurrents', 'Opportunités de marché'],
  },
  {
    key: 'productPage',
    label: 'Page produit',
    items: [
      'Structure de la page',
      'Images et vidéos',
      'Copy persuasif',
      'Éléments de confiance',
      'Call-to-action',
    ],
  },
  {
    key: 'supplier',
    label: 'Fournisseur',
    items: ['Informations fournisseur', 'Prix et MOQ', 'Délais de livraison', 'Qualité et certifications'],
  },
  {
    key: 'offer',
    label: 'Offre irrésistible',
    items: ['Offre principale', 'Bonus et garanties', 'Urgence et rareté', 'Objections anticipées'],
  },
] as const

export type ProjectSectionKey = (typeof PROJECT_SECTIONS)[number]['key']

/** Most important for a sale first; the editor uses the specification's order. */
export const SECTIONS_BY_NEED: readonly ProjectSectionKey[] = [
  'product',
  'targetCustomer',
  'supplier',
  'positioning',
  'offer',
  'competition',
  'productPage',
]

/** Stable across devices and time: counted XP and drafts refer to it. */
export function projectItemId(section: ProjectSectionKey, index: number): string {
  return `${section}-${index + 1}`
}

/** `product-1`: type of an item's id in our own texts. */
export type ProjectItemPlace = `${ProjectSectionKey}-${1 | 2 | 3 | 4 | 5}`

export interface ProjectItem {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly completed: boolean
}

/** An item is completed when it has text; there is no manual tick. */
export function completeItem(item: Omit<ProjectItem, 'completed'>): ProjectItem {
  return { ...item, completed: !isBlank(item.content) }
}
