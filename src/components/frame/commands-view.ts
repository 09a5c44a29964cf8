import { useSyncExternalStore } from 'react'

/** What of the commands is open: the palette, the help about the keys, or nothing. */
export type CommandsView = 'palette' | 'help' | null

let current: CommandsView = null
const listeners = new Set<() => void>()

/** Asked for by a key anywhere, by the header and by the footer; drawn by `app/commands-host.tsx`. */
export function showCommands(view: CommandsView): void {
  current = view
  for (const listener of listeners) listener()
}

export function readCommandsView(): CommandsView {
  return current
}

export function useCommandsView(): CommandsView {
  return useSyncExternalStore(subscribe, readCommandsView)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
