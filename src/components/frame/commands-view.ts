import { useSyncExternalStore } from 'react'
import { Listeners } from '@/domain/base/listeners'

/** What of the commands is open: the palette, the help about the keys, or nothing. */
export type CommandsView = 'palette' | 'help' | null

let current: CommandsView = null
const listeners = new Listeners()

/** Asked for by a key anywhere, by the header and by the footer; drawn by `app/input/commands-host.tsx`. */
export function showCommands(view: CommandsView): void {
  current = view
  listeners.notify()
}

export function readCommandsView(): CommandsView {
  return current
}

export function useCommandsView(): CommandsView {
  return useSyncExternalStore(listeners.subscribe, readCommandsView)
}
