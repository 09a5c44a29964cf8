import type { LiveTodo } from '@/data/todos/todos'
import type { Device, Page } from './device'

export interface Tab {
  readonly name: string
  readonly device: Device
  session: Map<string, string>
  page: Page
  serial: number
  /** What was deleted here, and can be put back. */
  readonly bin: LiveTodo[]
  /** Its session found no place at all, and ends with its page: so it was told when it signed in. */
  isInMemory: boolean
}

/** What is wrong on the server and in what is offered; and what a tab shows that the server has not. */
export interface Judged {
  readonly stored: readonly string[]
  readonly shown: ReadonlyMap<Tab, readonly string[]>
}

export function isBeside(tab: Tab, { device, page }: Tab): boolean {
  return tab.device === device && tab.page.screens.who() === page.screens.who()
}

/** What a walk asks of its tabs, and tells of them. */
export interface Round {
  readonly tabs: () => readonly Tab[]
  /** Counted in operations. */
  readonly now: () => number
  readonly note: (tab: Tab, what: string) => void
}
