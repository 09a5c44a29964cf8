import type { NewEntry } from '@/data/sync/entry'
import type { Device, Tab } from './device'

/** A mutation that the screen has shown, which must not be lost any more. */
export interface Shown {
  readonly tab: Tab
  readonly on: Device
  /** Position among all events. */
  readonly moment: number
  /** The same for the moment at which the person made it; the device stores it later. */
  readonly madeAt: number
  readonly verb: 'add' | 'write' | 'tick' | 'remove'
  readonly note: string
  readonly text: string
  readonly from: string
}

/** A change that its page may not have stored yet. The next page of the tab adds it again. */
export interface Staged {
  readonly made: NewEntry
  readonly shown: Omit<Shown, 'tab' | 'moment'>
}
