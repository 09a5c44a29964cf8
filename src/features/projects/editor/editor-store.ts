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
import type { DraftChanges, ProjectDraft } from '@/domain/projects/project-draft'
import { savedForm } from '@/domain/projects/project-save'
import { answered, contentAtOpening, handedOver, isWaiting, maySave, writtenChanges } from './by-itself'
import type { EditorDevice, HandedWork } from './editor-device'
import {
  baseOfSave,
  chosen,
  draftChanges,
  isDirty,
  isSameSave,
  openedState,
  ownContent,
  received,
  resumed,
  unchosenParts,
  type EditingState,
  type Side,
  type StoredProject,
} from './editor-state'

/** What stands between the work and its save, in the order of the editor. */
export type Obstacle = ProjectFault | { readonly kind: 'unchosen'; readonly part: ProjectPart }

export interface EditorStore {
  readonly projectId: string
  subscribe: (listener: () => void) => () => void
  read: () => EditingState
  /** Whether the device keeps what is typed; null: nothing had to be kept yet. */
  isKept: () => boolean | null
  /** What is saved by itself; `refused`: the server did not take it, and nothing more is sent. */
  saving: () => 'none' | 'some' | 'refused'
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
  /** The text as it was stored when opened becomes a version, once: from here on it changes. */
  keepOpening: () => void
  /** Keeps the draft now: the page may go away. */
  keep: () => void
  /** Saves now what would be saved by itself in a moment: somebody leaves. */
  saveNow: () => void
  /**
   * « Annuler »: the stored project becomes again what it was when opened, and what was written here a draft. Null: the
   * device cannot keep it, and nothing was done; `isLost` does it all the same. Else whether there is a draft.
   */
  goBack: (isLost?: boolean) => boolean | null
  /** Saved or deleted: what is left here is nothing to keep. */
  end: () => void
}

const KEEP_MS = 1_000
/** By itself: after this pause in the writing, and at the latest so long after its first key. */
const SAVE_MS = 2_000
const SAVE_AT_LATEST_MS = 10_000

/** One project that is being written. Nothing here waits for the network. */
export function createEditorStore(
  projectId: string,
  stored: StoredProject | null,
  device: EditorDevice,
): EditorStore {
  const onItsWay = device.readOnItsWay()
  const shown = device.readDraft()
  // Of a project that the list does not have yet, what this page has just saved is all that there is.
  const isShownHere = shown?.page === onItsWay?.page
  const draft = !stored && onItsWay && !isShownHere ? onItsWay : shown
  let state = openedState(stored, draft, onItsWay)
  let atOpening = stored && state.content
  let isKept: boolean | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let unsavedSince: number | null = null
  let saving: 'none' | 'some' | 'refused' = 'none'
  let isOwn = false
  let hasEnded = false
  const listeners = new Listeners()
  const [early] = state.handed
  if (early)
    device.whenAnswered((isSaved) => {
      if (!hasEnded) hear(early.content, isSaved)
    })

  function set(next: EditingState) {
    if (next === state) return
    state = next
    if (!hasEnded) {
      timer ??= setTimeout(keep, KEEP_MS)
      planSave()
    }
    listeners.tell()
  }

  function planSave() {
    if (state.base === null) return
    unsavedSince ??= Date.now()
    clearTimeout(saveTimer)
    const left = unsavedSince + SAVE_AT_LATEST_MS - Date.now()
    saveTimer = setTimeout(saveInTurn, Math.max(0, Math.min(SAVE_MS, left)))
  }

  function saveInTurn() {
    unsavedSince = null
    // With its answer comes the next turn.
    if (!isWaiting(state)) saveNow()
  }

  function saveNow() {
    if (!hasEnded && saving !== 'refused' && maySave(state))
      handOver(savedForm(state.content), { earns: isOwn })
  }

  function handOver(content: ProjectContent, how: Pick<HandedWork, 'earns' | 'isUndoing'>) {
    const base = baseOfSave(state)
    if (!base || !device.save({ base, content, ...how }, (isSaved) => hear(content, isSaved))) return
    keepOpening()
    saving = 'some'
    isOwn = false
    set(handedOver(state, content))
  }

  function keepOpening() {
    // One that was deleted has no versions any more.
    if (atOpening && !state.isGone) device.keepVersion(atOpening, 'opening')
    atOpening = null
  }

  function hear(content: ProjectContent, isSaved: boolean) {
    if (!isSaved) saving = 'refused'
    set(answered(state, content, isSaved))
  }

  function keepWritten(changes: DraftChanges, takenIn: ProjectDraft | null): boolean {
    const written: ProjectDraft = {
      projectId,
      version: state.origin.version,
      keptAt: device.now(),
      state: 'open',
      title: state.content.title,
      changes,
    }
    return device.keepDraft(written, takenIn)
  }

  function keep() {
    clearTimeout(timer)
    timer = undefined
    if (hasEnded) return
    const wasKept = isKept
    const changes = isDirty(state) ? draftChanges(state) : null
    if (changes) {
      isKept = keepWritten(changes, state.offer)
    } else if (isKept !== null) {
      device.dropOpenDraft()
      // It was kept as one with what was typed beside it.
      if (state.offer?.state === 'open') device.keepDraft(state.offer)
      isKept = null
    }
    if (isKept !== wasKept) listeners.tell()
  }

  return {
    projectId,
    subscribe: listeners.subscribe,
    read: () => state,
    isKept: () => isKept,
    saving: () => saving,
    write(section, itemId, text) {
      isOwn = true
      set({ ...state, content: withItemText(state.content, section, itemId, text) })
    },
    change(change) {
      set({ ...state, content: change(state.content) })
    },
    setHead(head, value) {
      isOwn = true
      set({ ...state, content: withHead(state.content, head, value) })
    },
    choose(part, side) {
      isOwn = true
      set(chosen(state, part, side))
    },
    resumeDraft() {
      isOwn = true
      const taken = state.offer ?? (state.base ? null : draft)
      if (taken) device.resumeDraft(taken)
      set(resumed(state))
    },
    refuseDraft() {
      const { offer } = state
      if (!offer) return () => undefined
      device.dropDraft(offer)
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
    keepOpening,
    keep,
    saveNow,
    goBack(isLost = false) {
      keep()
      if (saving === 'none' || state.isGone)
        return isDirty(state) && (isKept !== false || (isLost ? false : null))
      const changes = writtenChanges(state)
      if (changes && !keepWritten(changes, state.offer) && !isLost) return null
      const content = contentAtOpening(state)
      clearTimeout(timer)
      if (changes) device.keepVersion(ownContent(state), 'undoing')
      if (!isSameSave(content, baseOfSave(state) ?? content))
        handOver(content, { earns: false, isUndoing: true })
      clearTimeout(saveTimer)
      clearTimeout(timer)
      hasEnded = true
      // The save has taken the draft's place.
      return changes !== null && keepWritten(changes, state.offer)
    },
    end() {
      clearTimeout(timer)
      clearTimeout(saveTimer)
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

export function useSaving(store: EditorStore): ReturnType<EditorStore['saving']> {
  return useSyncExternalStore(store.subscribe, store.saving)
}
