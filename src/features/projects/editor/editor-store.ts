import { useSyncExternalStore } from 'react'
import { Listeners } from '@/domain/base/listeners'
import type { ProjectFault } from '@/domain/projects/part'
import {
  checkProject,
  withHead,
  withItemText,
  type ProjectContent,
  type ProjectHead,
  type ProjectPart,
} from '@/domain/projects/parts'
import type { ProjectSectionKey } from '@/domain/projects/project-sections'
import type { ProjectDraft } from '@/domain/projects/project-draft'
import {
  chosen,
  draftChanges,
  isDirty,
  openedState,
  received,
  resumed,
  unchosenParts,
  type EditingState,
  type Side,
  type StoredProject,
} from './editor-state'

/** What the editor needs of the device; a test plays it. */
export interface EditorDevice {
  readDraft: () => ProjectDraft | null
  /** false: the device cannot keep it. */
  keepDraft: (draft: ProjectDraft) => boolean
  /** Forgets what was kept of this editing, not what waits for the server or was refused. */
  dropOpenDraft: () => void
  /** The person goes on with the draft that was offered. */
  resumeDraft: () => void
  /** Forgets the draft that was offered. */
  dropDraft: () => void
  now: () => Date
}

/** What stands between the work and its save, in the order of the editor. */
export type Obstacle = ProjectFault | { readonly kind: 'unchosen'; readonly part: ProjectPart }

export interface EditorStore {
  readonly projectId: string
  subscribe: (listener: () => void) => () => void
  read: () => EditingState
  /** Whether the device keeps what is typed; null: nothing had to be kept yet. */
  isKept: () => boolean | null
  write: (section: ProjectSectionKey, itemId: string, text: string) => void
  /** What is done to several parts at once. */
  change: (change: (content: ProjectContent) => ProjectContent) => void
  setHead: <H extends ProjectHead>(head: H, value: ProjectContent[H]) => void
  choose: (part: ProjectPart, side: Side) => void
  resumeDraft: () => void
  /** Returns what brings the draft back. */
  refuseDraft: () => () => void
  /** The live list has this version of the project; null: it has it no more. */
  receive: (stored: StoredProject | null) => void
  obstacle: () => Obstacle | null
  /** Keeps the draft now: the page may go away. */
  keep: () => void
  /** Saved or deleted: what is left here is nothing to keep. */
  end: () => void
}

const KEEP_MS = 1_000

/** One project that is being written. Nothing here waits for the network. */
export function createEditorStore(
  projectId: string,
  stored: StoredProject | null,
  device: EditorDevice,
): EditorStore {
  let state = openedState(stored, device.readDraft())
  let isKept: boolean | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasEnded = false
  const listeners = new Listeners()

  function notify() {
    listeners.tell()
  }

  function set(next: EditingState) {
    if (next === state) return
    state = next
    if (!hasEnded) timer ??= setTimeout(keep, KEEP_MS)
    notify()
  }

  function keep() {
    clearTimeout(timer)
    timer = undefined
    if (hasEnded) return
    const wasKept = isKept
    const changes = isDirty(state) ? draftChanges(state) : null
    if (changes) {
      isKept = device.keepDraft({
        projectId,
        version: state.origin.version,
        keptAt: device.now(),
        state: 'open',
        title: state.content.title,
        changes,
      })
    } else if (isKept !== null) {
      if (state.offer) device.keepDraft({ ...state.offer, state: 'open' })
      else device.dropOpenDraft()
      isKept = null
    }
    if (isKept !== wasKept) notify()
  }

  return {
    projectId,
    subscribe: listeners.subscribe,
    read: () => state,
    isKept: () => isKept,
    write(section, itemId, text) {
      set({ ...state, content: withItemText(state.content, section, itemId, text) })
    },
    change(change) {
      set({ ...state, content: change(state.content) })
    },
    setHead(head, value) {
      set({ ...state, content: withHead(state.content, head, value) })
    },
    choose(part, side) {
      set(chosen(state, part, side))
    },
    resumeDraft() {
      device.resumeDraft()
      set(resumed(state))
    },
    refuseDraft() {
      const { offer } = state
      if (!offer) return () => undefined
      device.dropDraft()
      set({ ...state, offer: null })
      return () => {
        device.keepDraft(offer)
        if (!hasEnded) set({ ...state, offer })
      }
    },
    receive(next) {
      set(received(state, next))
    },
    obstacle() {
      const fault = checkProject(state.content)
      if (fault) return fault
      const part = unchosenParts(state)[0]
      return part === undefined ? null : { kind: 'unchosen', part }
    },
    keep,
    end() {
      clearTimeout(timer)
      hasEnded = true
    },
  }
}

/** One slice of what is being written: the component is drawn again only when that slice is another one. */
export function useEditing<T>(store: EditorStore, select: (state: EditingState) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store.read()))
}

export function useIsKept(store: EditorStore): boolean | null {
  return useSyncExternalStore(store.subscribe, store.isKept)
}
