import type { Operation } from './operations'
import type { Judged, Tab } from './tab'
import type { TextFates } from './text-fates'

/** What a walk tells beside tasks, if it tells more: what is done, and what is asked about it after all. */
export interface WritingWalk {
  readonly fates: TextFates
  /** False: it is none of its operations. */
  act: (operation: Operation, tab: Tab, who: string) => boolean
  /** What pages show as kept by themselves. Returns what is wrong. */
  observe: () => readonly string[]
  /** Nobody signs out with something open. */
  comesToSignOut: (tab: Tab) => void
  leaveAll: () => void
  judge: (account: string) => Promise<Judged>
}
