import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Sought } from '@/components/work/sought'
import { kindOf, type Card, type CardOf, type Over, type ProposalKind } from '@/domain/coach/cards/card-kinds'
import { isTaken } from '@/domain/coach/cards/card-head'
import { PROPOSED_ITEM_MAX } from '@/domain/coach/cards/kinds/item'
import { buttonClass } from '@/ui/button'
import type { Faults, Field, Typed } from './card-form'

/**
 * State of a card, computed from the documents. Open: `open`; `listed`: in the work already; `full`: no room; `clash`:
 * contradicts a fact; `private`: must not be remembered. `folded`: ignored or undone. Accepted: `looking`: target not
 * loaded; `made`: unchanged, can be undone; `moved-on`: changed or deleted since; `refused`: refused by the server.
 */
export type ShownState =
  | ('open' | 'listed' | 'full' | 'clash' | 'private')
  | 'folded'
  | ('looking' | 'made' | 'moved-on' | 'refused')

export interface Found<T, B = unknown> {
  /** Undefined: not loaded; null: missing, or the card names none. */
  readonly target: T | null | undefined
  readonly isPending: boolean
  /** Numbers of the refused entries of the target. */
  readonly refused: readonly number[]
  readonly beside: B
  /** Error text and retry of each read; retry null: the read succeeded. */
  readonly unread: readonly (readonly [text: string, retry: (() => void) | null])[]
}

export function foundIn<T extends Pick<Found<T>, 'isPending' | 'refused'>, B>(
  { found, retry }: Sought<T>,
  unread: string,
  beside: B,
): Found<T, B> {
  const { isPending = false, refused = [] } = found ?? {}
  return { target: found, isPending, refused, beside, unread: [[unread, retry]] }
}

export function cardState(
  card: Card,
  { target, refused }: Pick<Found<unknown>, 'target' | 'refused'>,
): ShownState {
  if (card.state === 'ignored' || card.state === 'undone') return 'folded'
  if (!isTaken(card)) return 'open'
  if (target === undefined) return 'looking'
  if (target === null || !kindOf(card).isAsMade(card, target)) return 'moved-on'
  return refused.length > 0 ? 'refused' : 'made'
}

export interface Look {
  readonly state: ShownState
  /** Default: « Proposition ». */
  readonly noun?: string
  /** For example « tâche pour jeudi ». */
  readonly name: string
  readonly title: string
  /** Text of a card in one line; default: the title. */
  readonly subject?: string
  /** When and where, under the title. */
  readonly about?: string
  /** Reason after the title: the work has it already, has no room, or has changed. */
  readonly words?: string | null
  /** Message below, in its own lines. */
  readonly notice?: string | null
  /** Present content of the target. */
  readonly above?: ReactNode
  readonly body?: ReactNode
  readonly why?: string | null
  /** Buttons that accept an open card. */
  readonly ways?: readonly Way[]
  readonly isEditable?: boolean
  /** See `CardFrame`. */
  readonly isLong?: boolean
  /** Link to the target; absent: the card shows enough. */
  readonly see?: ReactNode
}

/** A button that accepts an open card. */
export interface Way {
  readonly label: string
  readonly over?: Partial<Over>
  /** What accepting needs beside the card. */
  readonly given?: unknown
  readonly isDisabled?: boolean
  /** Name for « Tout ajouter », if there is no choice to make. One card per name is accepted. */
  readonly all?: string
}

export interface CardView<K extends ProposalKind, F> {
  /** With the person's edits so far. */
  readonly card: CardOf<K>
  /** As the coach proposed it. */
  readonly stored: CardOf<K>
  readonly found: F
  /** Ticked lines; null: the person changed none. */
  readonly ticked: readonly string[] | null
  readonly onTick: (ticked: readonly string[]) => void
  readonly onTake: (over: Partial<Over>) => void
  readonly onPutAside: () => void
}

interface Form<K extends ProposalKind, F> {
  readonly fields: (proposed: CardOf<K>['proposed']) => readonly Field[]
  readonly read: (
    proposed: CardOf<K>['proposed'],
    typed: Typed,
  ) => { readonly edited: CardOf<K>['proposed'] } | { readonly faults: Faults }
  /** The card shows the edits first; otherwise the form accepts them at once. */
  readonly waits?: (edited: CardOf<K>['proposed'], found: F) => boolean
  /** The form is below the card's text, which says more than its fields. */
  readonly keepsHead?: true
}

export interface Kind<K extends ProposalKind, F> {
  readonly useFound: (card: CardOf<K>, uid: string) => F
  readonly look: (view: CardView<K, F>) => Look
  readonly form?: Form<K, F>
  /** Labels other than « Modifier », « Ajouter », « Ignorer ». */
  readonly buttons?: { readonly edit?: string; readonly submit?: string; readonly putAside?: string }
  /** Asks for the document of a card that names none, or a deleted one. */
  readonly ChoosePlace?: ComponentType<{ uid: string; value: string; onChange: (value: string) => void }>
  /** Text of a proposal while its answer streams. */
  readonly preview: (proposed: CardOf<K>['proposed']) => string | null
}

/** Error of a text for an item; '': none. */
export function itemFault(text: string): string {
  return text.length > PROPOSED_ITEM_MAX ? `${PROPOSED_ITEM_MAX} caractères au maximum.` : ''
}

/** `project`: the project that the list opens. */
export function See({
  to,
  project = null,
  label = 'Voir',
}: {
  to: string
  project?: string | null
  label?: string
}) {
  return (
    <Link to={to} state={project === null ? null : { project }} className={buttonClass({ variant: 'ghost' })}>
      {label}
    </Link>
  )
}
