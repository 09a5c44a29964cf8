import type { CardIn, CardKind } from './card-kind'
import type { Shape } from './shape'
import { factCard } from './kinds/fact'
import { figuresCard } from './kinds/figures'
import { itemCard } from './kinds/item'
import { judgementCard } from './kinds/judgement'
import { projectCard } from './kinds/project'
import { simulationCard } from './kinds/simulation'
import { todoCard } from './kinds/todo'

/** Every kind of card by its `genre`, in the order of the tool's description. The screen's part is in `features/coach/cards/kinds.ts`. */
const CARD_KINDS = {
  tache: todoCard,
  element: itemCard,
  produit: judgementCard,
  projet: projectCard,
  souvenir: factCard,
  chiffres: figuresCard,
  simuler: simulationCard,
} as const

type Kinds = typeof CARD_KINDS
export type ProposalKind = keyof Kinds
export const PROPOSAL_KINDS = /* @__PURE__ */ Object.keys(CARD_KINDS) as readonly ProposalKind[]

type ProposedIn<Kind> = Kind extends { readonly shape: Shape<infer Proposed> } ? Proposed : never
export type ProposedOf<K extends ProposalKind> = ProposedIn<Kinds[K]>
/** A proposal of any kind. */
export type Proposed = ProposedOf<ProposalKind>

type GroundOf<Kind> =
  Kind extends CardKind<infer _P, infer _F, infer Ground, infer _O, infer _G> ? Ground : never
type OverOf<Kind> = Kind extends CardKind<infer _P, infer _F, infer _G, infer Over, infer _I> ? Over : never
/** All of a union's types at once. */
type Together<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer All) => void
  ? All
  : never
export type Ground = Together<GroundOf<Kinds[ProposalKind]>>
export type Over = Together<OverOf<Kinds[ProposalKind]>>

export type Card = CardIn<Proposed, Ground, Over>
/** A card of one kind, or of one of several. */
export type CardOf<K extends ProposalKind> = CardIn<ProposedOf<K>, Ground, Over>

/** Entry of the card's kind; its functions accept that card. */
export function kindOf({ proposed }: { readonly proposed: Proposed }) {
  return kindNamed(proposed.genre)
}

/** Its functions accept the proposals and cards of that kind. */
export function kindNamed(genre: ProposalKind) {
  return CARD_KINDS[genre] as unknown as CardKind<Proposed, unknown, Ground, Over, unknown>
}
