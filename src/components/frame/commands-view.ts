import { useSyncExternalStore } from 'react'
import { Listeners } from '@/domain/base/listeners'

export type CommandsView = 'palette' | 'help' | null

let current: CommandsView = null
const listeners = new Listeners()

/** Called by keys, by the header and by the footer; rendered by `app/input/commands-host.tsx`. */
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
