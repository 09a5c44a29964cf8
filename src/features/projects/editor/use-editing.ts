import { useSyncExternalStore } from 'react'
import type { EditingState } from './editor-state'
import type { EditorStore } from './editor-store'

/** One slice of what is being written: the component is drawn again only when that slice is another one. */
export function useEditing<T>(store: EditorStore, select: (state: EditingState) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store.read()))
}

export function useIsKept(store: EditorStore): boolean | null {
  return useSyncExternalStore(store.subscribe, store.isKept)
}
