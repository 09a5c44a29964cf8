import type { ProposalKind } from '@/domain/coach/cards/card-kinds'
import type { Found, Kind } from './kind'
import { factKind } from './kinds/fact'
import { figuresKind } from './kinds/figures'
import { itemKind } from './kinds/item'
import { judgementKind } from './kinds/judgement'
import { projectKind } from './kinds/project'
import { simulationKind } from './kinds/simulation'
import { todoKind } from './kinds/todo'

/** The screen part of each kind: its documents, view and form. The rest is in `domain/coach/cards/kinds`. */
const KINDS = {
  tache: todoKind,
  element: itemKind,
  produit: judgementKind,
  projet: projectKind,
  souvenir: factKind,
  chiffres: figuresKind,
  simuler: simulationKind,
} as const satisfies Readonly<Record<ProposalKind, object>>

/** The functions of the proposal's kind. They take cards of that kind and the result of its `useFound`. */
export function drawnKind(genre: ProposalKind) {
  return KINDS[genre] as unknown as Kind<ProposalKind, Found<unknown>>
}
