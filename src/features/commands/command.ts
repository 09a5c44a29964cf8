import type { Weekday } from '@/domain/base/time/weekday'
import type { ResearchArrival } from '@/lib/paths'
import type { OfferedScreen } from '@/lib/screens'

/** What a command does, as a value: the palette's own code runs it (`use-run-command.ts`). */
export type Target =
  | { readonly to: 'path'; readonly path: string }
  | { readonly to: 'project'; readonly id: string }
  | { readonly to: 'research'; readonly arrival: ResearchArrival }
  | { readonly to: 'profile' }
  | { readonly to: 'keys' }
  /** Writes a todo in the palette itself. */
  | { readonly to: 'write-todo'; readonly text: string }
  | { readonly to: 'add-todo'; readonly text: string; readonly day: Weekday }
  | { readonly to: 'ask'; readonly question: string }
  /** Looks further back in a list, or again after a failure. */
  | { readonly to: 'read'; readonly run: () => void }

/** How a command is drawn: a name, so that the core of the palette knows no icons. */
export type CommandLook = OfferedScreen | 'day' | 'profile' | 'keys' | 'add' | 'more' | 'retry'

export interface Command {
  /** The same from one opening to the next, by which recent ones are remembered. */
  readonly id: string
  readonly look: CommandLook
  readonly label: string
  /** Beside the label: today, a date, a status. */
  readonly hint?: string
  /** Other words that lead here. */
  readonly synonyms?: string
  readonly target: Target
}

export interface CommandGroup {
  readonly id: string
  readonly label: string
  readonly items: readonly Command[]
}
