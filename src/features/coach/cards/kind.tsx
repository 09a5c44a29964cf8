import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CardOf } from '@/domain/coach/cards/card'
import type { JudgementPart } from '@/domain/coach/cards/judgement'
import { PROPOSAL_LIMITS, type ProposalKind } from '@/domain/coach/cards/proposal'
import { buttonClass } from '@/ui/button'
import type { Over } from './actions'
import type { Faults, Field, Typed } from './card-form'
import type { Standing } from './standing'

/** What a card shows as it stands. */
export interface Look {
  readonly standing: Standing
  /** « tâche pour jeudi » */
  readonly name: string
  readonly title: string
  /** Where the card is one line; by default its title. */
  readonly subject?: string
  /** Under the title: when, where. */
  readonly about?: string
  /** Behind it, once the work says it already, has no room, or has moved on: why. */
  readonly words?: string | null
  /** Below, in its own lines. */
  readonly notice?: string | null
  /** What is there already. */
  readonly above?: ReactNode
  readonly body?: ReactNode
  /** Its reasons, as long as it is to be answered. */
  readonly why?: string | null
  /** How it can be accepted, while it is open. */
  readonly ways?: readonly Way[]
  readonly isEditable?: boolean
  /** Texts to be read. */
  readonly isLong?: boolean
  /** Leads to where it stands; absent: the card says enough. */
  readonly see?: ReactNode
}

interface Way {
  readonly label: string
  readonly over?: Over
  readonly isDisabled?: boolean
  /** « Tout ajouter » takes it too: there is nothing to choose. Of two cards of one name one is taken. */
  readonly all?: string
}

/** What a card is seen with. */
interface Seen<K extends ProposalKind, F> {
  /** With what the person made of it so far. */
  readonly card: CardOf<K>
  /** As the coach proposed it. */
  readonly stored: CardOf<K>
  readonly found: F
  /** Lines of a judgement; null: nobody ticked any. */
  readonly ticked: readonly JudgementPart[] | null
  readonly onTick: (ticked: readonly JudgementPart[]) => void
  readonly onTake: (over: Over) => void
  readonly onPutAside: () => void
}

/** What can be changed before the card is accepted. */
interface Form<K extends ProposalKind, F> {
  readonly fields: (proposed: CardOf<K>['proposed']) => readonly Field[]
  readonly read: (
    proposed: CardOf<K>['proposed'],
    typed: Typed,
  ) => { readonly edited: CardOf<K>['proposed'] } | { readonly faults: Faults }
  /** The card shows it first; otherwise the form accepts it at once. */
  readonly waits?: (edited: CardOf<K>['proposed'], found: F) => boolean
  /** The form stands below what the card says, which is not all in its fields. */
  readonly keepsHead?: true
}

export interface Kind<K extends ProposalKind, F> {
  /** The documents that the card is about. */
  readonly useFound: (card: CardOf<K>, uid: string) => F
  readonly look: (seen: Seen<K, F>) => Look
  readonly form?: Form<K, F>
  /** Where they are not « Modifier », « Ajouter », « Ignorer ». */
  readonly buttons?: { readonly edit?: string; readonly submit?: string; readonly putAside?: string }
  /** Asks which document a card is for that names none, or one that is gone. */
  readonly place?: {
    readonly key: 'projet' | 'produit'
    readonly Choose: ComponentType<{ uid: string; value: string; onChange: (value: string) => void }>
  }
  /** Of an answer that is still being written. */
  readonly told: (proposed: CardOf<K>['proposed']) => string | null
}

/** What is wrong with a text for an item; '': nothing. */
export function itemFault(text: string): string {
  return text.length > PROPOSAL_LIMITS.item ? `${PROPOSAL_LIMITS.item} caractères au maximum.` : ''
}

/** `project`: the one that the list opens. */
export function See({ to, project = null }: { to: string; project?: string | null }) {
  return (
    <Link to={to} state={project === null ? null : { project }} className={buttonClass({ variant: 'ghost' })}>
      Voir
    </Link>
  )
}
