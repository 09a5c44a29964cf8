import type { ProposalKind } from '@/domain/coach/cards/proposal'
import type { Kind } from './kind'
import { factKind } from './kinds/fact'
import { itemKind } from './kinds/item'
import { judgementKind } from './kinds/judgement'
import { projectKind } from './kinds/project'
import { todoKind } from './kinds/todo'
import type { Found } from './standing'

/**
 * Each kind of proposal as the screen sees it: the documents that it is about, what its card says, its form. What accepting
 * writes, and its inverse, is `domain/coach/cards/card-kinds.ts`.
 */
const KINDS = {
  tache: todoKind,
  element: itemKind,
  produit: judgementKind,
  projet: projectKind,
  souvenir: factKind,
} as const

/** The entry of the proposal's own kind: its functions take cards of that kind, and what its `useFound` found. */
export function screenOf(genre: ProposalKind) {
  return KINDS[genre] as unknown as Kind<ProposalKind, Found<unknown>>
}
