import { useSyncExternalStore } from 'react'
import { NO_GAIN, type Gain } from '@/domain/account/earned'
import { Listeners } from '@/domain/base/listeners'
import type { ProjectFault } from '@/domain/projects/part'
import { checkProject, emptyContent, type ProjectContent, type ProjectHead } from '@/domain/projects/parts'
import { isAsCreated, type Project } from '@/domain/projects/project'
import {
  changesBetween,
  fieldText,
  inverse,
  type FieldChange,
  type ProjectField,
} from '@/domain/projects/project-changes'
import { projectItemId, type ProjectSectionKey } from '@/domain/projects/project-sections'
import type { EditorDevice, Made } from './editor-device'
import {
  canBeStored,
  changesAgain,
  hasBlankTitle,
  type OwnChange,
  parseTyped,
  type TypedField,
  type TypedFields,
  typedText,
  withTyped,
} from './typed-fields'

export type StoredProject = Project & { readonly isPending?: boolean; readonly refused?: readonly number[] }

export interface EditingState {
  /** The content of the fields: the stored project with the typed texts. */
  readonly content: ProjectContent
  /** The project on this device; null: none yet. */
  readonly base: StoredProject | null
  /** Deleted elsewhere while its text was edited here. */
  readonly isGone: boolean
  readonly typed: TypedFields
  readonly hasStored: boolean
}

/** Automatic save: after this pause in typing, and at the latest this long after the first keystroke. */
const SAVE_MS = 2_000
const SAVE_AT_LATEST_MS = 10_000

/**
 * The project's document is the state; the store has the typed fields and what « Annuler » restores. `isFresh`: the project
 * was stored just before the opening, and « Annuler » removes it.
 */
export class EditorStore {
  readonly projectId: string
  private state: EditingState
  private readonly device: EditorDevice
  private readonly listeners = new Listeners()
  private readonly opened: Project | null
  private readonly typedAtOpening: TypedFields
  private readonly own = new Map<ProjectField, OwnChange>()
  private isMade: boolean
  private gain: Gain = NO_GAIN
  private onItsWay: Promise<unknown> = Promise.resolve()
  private timer: ReturnType<typeof setTimeout> | undefined
  private unsavedSince: number | null = null
  private hasEnded = false

  constructor(projectId: string, stored: StoredProject | null, device: EditorDevice, isFresh = false) {
    this.projectId = projectId
    this.device = device
    this.opened = stored
    this.isMade = isFresh && stored !== null && isAsCreated(stored)
    this.typedAtOpening = parseTyped(device.readTyped())?.typed ?? new Map<ProjectField, TypedField>()
    this.state = shown({
      ...{ content: emptyContent(), base: stored, isGone: false, hasStored: false },
      typed: this.typedAtOpening,
    })
  }

  subscribe = this.listeners.subscribe

  read = (): EditingState => this.state

  write(section: ProjectSectionKey, itemId: string, text: string): void {
    const index = this.state.content.sections[section].findIndex(({ id }) => id === itemId)
    if (index >= 0) this.type(projectItemId(section, index), text)
  }

  setHead<H extends ProjectHead>(head: H, value: ProjectContent[H]): void {
    this.type(head, value)
    if (head === 'status') this.flush()
  }

  /** Takes the project as the device has it now; null: deleted on the server. */
  receive(stored: StoredProject | null): void {
    const { base, isGone } = this.state
    if (stored ? stored === base : base === null || isGone) return
    this.set(stored ? { base: stored, isGone: false } : { isGone: true })
  }

  /** The first reason why the content cannot be stored as it is; null: none. */
  obstacle(): ProjectFault | null {
    return checkProject(this.state.content)
  }

  verify(item: string): void {
    this.flush()
    this.follow(this.device.verify(item), this.take)
  }

  /** Stores all typed texts that can be stored. */
  flush = (): void => {
    clearTimeout(this.timer)
    this.unsavedSince = null
    if (this.hasEnded || this.state.isGone) return
    if (this.state.base) for (const field of this.state.typed.keys()) this.send(field)
    else this.add()
  }

  /** A title that loses the focus shows its stored form, without spaces at its ends. */
  leave = (): void => {
    this.flush()
    const typed = new Map(this.state.typed)
    const title = typed.get('title')?.text.trim()
    // A new project shows the typed title until it is stored.
    if (title === undefined || title !== this.state.base?.title) return
    typed.delete('title')
    this.set({ typed })
  }

  /** The editor closes. A blank title becomes the stored one again. */
  close(): void {
    this.flush()
    const typed = new Map(this.state.typed)
    if (!this.state.base || this.hasEnded || !hasBlankTitle(typed)) return
    typed.delete('title')
    this.set({ typed })
    this.keepTyped()
  }

  /** Removes a project that was stored just before and never changed. Returns the undo; null: not removed. */
  takeAway(): (() => void) | null {
    const { base, typed } = this.state
    if (this.hasEnded || !this.opened || !this.isMade || !base || typed.size > 0) return null
    return isAsCreated(base) ? this.cancel() : null
  }

  /** « Sauvegarder »: stores everything, also for a project that was deleted meanwhile. */
  save(): void {
    const { isGone, content } = this.state
    if (isGone) {
      this.device.writeTyped(null)
      this.follow(this.device.add(content))
    } else {
      this.flush()
    }
    this.end()
  }

  /** Replaces the content with a version. Returns the undo. */
  replaceWith(version: ProjectContent): () => void {
    this.flush()
    const changes = changesBetween(this.state.content, version)
    this.replace(changes, 'restoring')
    return () => {
      this.replace(changes.map(inverse), null)
    }
  }

  /** « Annuler »: restores the fields that were changed here. Returns the undo; null: nothing was changed. */
  cancel(): (() => void) | null {
    const { base, typed, content, isGone } = this.state
    const { title } = content
    this.end()
    if (isGone || this.isMade) {
      this.device.writeTyped(null)
      if (!isGone) void this.device.removeNew(title)
      return () => void this.device.add(content)
    }
    if (!base) {
      const [now, before] = [typed, this.typedAtOpening].map((each) => typedText(this.projectId, each))
      this.device.writeTyped(before ?? null)
      return now === before ? null : () => this.device.writeTyped(now ?? null)
    }
    const stored = [...this.own].map(([field, { was, is }]) => ({ field, from: is, to: was }))
    const again = changesAgain(this.own, typed)
    const counted = this.opened?.countedItems ?? []
    const unpaid = stored.map(({ field }) => field).filter((field) => !counted.includes(field))
    this.device.writeTyped(null)
    const marks = this.opened?.fromCoach ?? []
    if (stored.length > 0)
      void this.device.replace({ changes: stored, unpaid, marks, keeps: 'undoing' }, title)
    if (again.every(({ from, to }) => from === to)) return null
    const storable = again.filter(({ field, to }) => canBeStored(field, to))
    return () => void this.device.replace({ changes: storable, unpaid: [], marks: [], keeps: null }, title)
  }

  /** After this, later events change nothing. */
  end(): void {
    clearTimeout(this.timer)
    this.hasEnded = true
  }

  /** Points earned since the last call, once all pending changes are stored. */
  async takeGain(): Promise<Gain> {
    await this.onItsWay
    const { gain } = this
    this.gain = NO_GAIN
    return gain
  }

  private type(field: ProjectField, text: string): void {
    const from = fieldText(this.state.content, field)
    const known = this.state.typed.get(field) ?? { from, stored: from }
    this.set({ typed: new Map(this.state.typed).set(field, { ...known, text }) })
    this.keepTyped()
    this.unsavedSince ??= Date.now()
    clearTimeout(this.timer)
    const left = this.unsavedSince + SAVE_AT_LATEST_MS - Date.now()
    this.timer = setTimeout(this.flush, Math.max(0, Math.min(SAVE_MS, left)))
  }

  private send(field: ProjectField): void {
    const { typed, content } = this.state
    const entry = typed.get(field)
    if (!entry || !canBeStored(field, entry.text)) return
    const { from, text } = entry
    if (text === from) {
      if (entry.stored === from) this.settle(field, text, null)
      return
    }
    const opens = !this.state.hasStored && !this.isMade
    this.own.set(field, { was: this.own.get(field)?.was ?? from, is: field === 'title' ? text.trim() : text })
    this.set({ typed: new Map(typed).set(field, { ...entry, from: text }), hasStored: true })
    this.follow(this.device.setField({ field, from, to: text }, content.title, opens), ({ project }) => {
      this.settle(field, text, project)
    })
  }

  private add(): void {
    const { typed, content } = this.state
    if (typed.size === 0 || this.isMade || this.obstacle()) return
    this.isMade = true
    const sent = [...typed].map(([field, { text }]) => [field, text] as const)
    this.set({
      typed: new Map([...typed].map(([field, entry]) => [field, { ...entry, from: entry.text }])),
      hasStored: true,
    })
    this.follow(this.device.add(content), ({ project }) => {
      for (const [field, text] of sent) this.settle(field, text, project)
    })
  }

  /** The device has stored the text; newer typed text remains. */
  private settle(field: ProjectField, text: string, project: Project | null): void {
    const typed = new Map(this.state.typed)
    const entry = typed.get(field)
    // Spaces at the end of a title are not stored, but remain under the cursor.
    const isShown = project && field === 'title' ? project.title === text : true
    if (entry?.text === text && isShown) typed.delete(field)
    else if (entry) typed.set(field, { ...entry, stored: text })
    this.set({ typed, ...(project && { base: { ...this.state.base, ...project } }) })
    this.keepTyped()
  }

  private replace(changes: readonly FieldChange[], keeps: 'restoring' | null): void {
    for (const { field, from, to } of changes)
      this.own.set(field, { was: this.own.get(field)?.was ?? from, is: to })
    const { title } = this.state.content
    this.follow(this.device.replace({ changes, unpaid: [], marks: [], keeps }, title), this.take)
    this.set({ hasStored: true })
  }

  private readonly take = ({ project }: Made): void => {
    if (project) this.set({ base: { ...this.state.base, ...project } })
  }

  private follow(making: Promise<Made>, then?: (made: Made) => void): void {
    this.onItsWay = Promise.all([this.onItsWay, making]).then(([, made]) => {
      const { xp, newLevel } = made.gain
      this.gain = { xp: this.gain.xp + xp, newLevel: newLevel ?? this.gain.newLevel }
      then?.(made)
    })
  }

  private keepTyped(): void {
    if (!this.hasEnded || this.state.typed.size === 0)
      this.device.writeTyped(typedText(this.projectId, this.state.typed))
  }

  private set(next: Partial<EditingState>): void {
    this.state = shown({ ...this.state, ...next })
    this.listeners.notify()
  }
}

function shown(state: EditingState): EditingState {
  return { ...state, content: withTyped(state.base, state.typed) }
}

/** A slice of the state: the component renders again only if the slice changes. */
export function useEditing<T>(store: EditorStore, select: (state: EditingState) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store.read()))
}
