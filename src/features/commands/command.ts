import type { Weekday } from '@/domain/base/time/weekday'
import type { ResearchArrival } from '@/lib/paths'
import type { OfferedScreen } from '@/lib/screens'

/** The action of a command, as a value that `use-run-command.ts` runs. */
export type Target =
  | { readonly to: 'path'; readonly path: string }
  | { readonly to: 'project'; readonly id: string }
  | { readonly to: 'research'; readonly arrival: ResearchArrival }
  | { readonly to: 'profile' }
  | { readonly to: 'keys' }
  /** A screen that starts its own verb; `text`: the words typed behind the verb's name, '' for none. */
  | { readonly to: 'begin'; readonly path: string; readonly text: string }
  | { readonly to: 'add-project'; readonly title: string }
  | { readonly to: 'theme' }
  | { readonly to: 'sign-out' }
  | { readonly to: 'add-todo'; readonly text: string; readonly day: Weekday }
  | { readonly to: 'ask'; readonly question: string }
  /** Loads older entries of a list, or retries. */
  | { readonly to: 'read'; readonly run: () => void }

/** A name instead of an icon, so that the core of the palette imports no icons. */
export type CommandLook =
  | OfferedScreen
  | 'day'
  | 'profile'
  | 'keys'
  | 'theme'
  | 'sign-out'
  | 'add'
  | 'more'
  | 'retry'

export interface Command {
  readonly id: string
  readonly look: CommandLook
  readonly label: string
  /** Next to the label: today, a date, a status. */
  readonly hint?: string
  readonly synonyms?: string
  readonly target: Target
}

export interface CommandGroup {
  readonly id: string
  readonly label: string
  readonly items: readonly Command[]
}
