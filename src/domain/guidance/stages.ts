import { counted } from '@/domain/base/text/french-count'
import type { DeclaredStage } from '@/domain/plan/stored-plan'

export const LINKS = 3

export interface StageFacts {
  readonly key: 'idea' | 'links' | 'product' | 'offer' | DeclaredStage
  readonly label: string
  readonly test: string
}

/** « De l'idée à la première vente ». Stages are derived from the person's documents; the person may declare the last two. */
export const STAGES = [
  { key: 'idea', label: 'Une idée', test: 'Un plan est fait, ou un projet commencé' },
  { key: 'links', label: `Trouver ${counted(LINKS, 'produit')}`, test: 'Leurs liens sont dans la recherche' },
  {
    key: 'product',
    label: 'Un produit choisi',
    test: 'Un produit prometteur à bonne marge, un test de vente, ou la partie «\u00a0Produit\u00a0» remplie',
  },
  {
    key: 'offer',
    label: 'Une offre prête',
    test: 'Client cible, fournisseur et offre écrits dans un projet',
  },
  {
    key: 'shop',
    label: 'Mise en vente',
    test: 'Obligations en main, fiche écrite, page contrôlée sans défaut, ou boutique ouverte',
  },
  {
    key: 'sales',
    label: 'La première vente',
    test: 'Notée dans un test de vente, ou cochée par vous',
  },
] as const satisfies readonly StageFacts[]
