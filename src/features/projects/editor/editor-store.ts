import { useSyncExternalStore } from 'react'
import type { LiveProject } from '@/data/project-lists'
import { NO_GAIN, type Gain } from '@/domain/account/earned'
import { keepEqual } from '@/domain/base/keep-equal'
import { Listeners } from '@/domain/base/listeners'
import { isBlank } from '@/domain/base/text/visible-text'
import type { ProjectFault } from '@/domain/projects/part'
import {
  checkProject,
  contentOf,
  emptyContent,
  type ProjectContent,
  type ProjectHead,
} from '@/domain/projects/parts'
import { marksOf } from '@/domain/projects/from-coach'
import { isAsCreated, type Project } from '@/domain/projects/project'
import {
  changesBetween,
  fieldText,
  inverse,
  type ProjectField,
  type Replacement,
} from '@/domain/projects/project-changes'
import { projectItemId, type ProjectSectionKey } from '@/domain/projects/project-sections'
import { shown, storableContent, type EditingState } from './editing-state'
import type { EditorDevice } from './editor-device'
import { parseKept, storableText, textsToKeep, type UnstorableTexts } from './unstorable-texts'

/**
 * The project's document is the state: a key stroke is a mutation of its field, and « Annuler » restores the fields that were changed here.
 * `isFresh`: the project was stored just before the opening, and « Annuler » removes it.
 */
export class EditorStore {
  readonly projectId: string
  private state: EditingState
  private readonly device: EditorDevice
  private readonly listeners = new Listeners()
  private readonly opened: Project | null
  private readonly typedAtOpening: UnstorableTexts
  /** By field: the text before the first change here, and the last one. */
  private readonly own = new Map<ProjectField, { readonly was: string; readonly is: string }>()
  /** Items of which « C'est vérifié » was pressed here. */
  private readonly verified = new Set<ProjectField>()
  /** Items that earned by a change made here. */
  private readonly paid = new Set<ProjectField>()
  private isMade: boolean
  private gain: Gain = NO_GAIN
  private onItsWay: Promise<unknown> = Promise.resolve()
  private hasEnded = false
  private isCancelled = false

  constructor(projectId: string, stored: LiveProject | null, device: EditorDevice, isFresh = false) {
    this.projectId = projectId
    this.device = device
    this.opened = stored
    this.isMade = isFresh && stored !== null && isAsCreated(stored)
    this.typedAtOpening = parseKept(device.readTyped())?.texts ?? new Map<ProjectField, string>()
    this.state = shown({
      content: emptyContent(),
      base: stored,
      isGone: false,
      typed: this.typedAtOpening,
      hasStored: false,
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

  /** The device's project changed. `isMissing`: the server says that there is none. */
  receive(isMissing: boolean): void {
    const project = this.device.read()
    if (project) this.set({ base: project, isGone: false })
    else if (isMissing && this.state.base) this.set({ isGone: true })
  }

  /** The first reason why the content cannot be stored as it is; null: none. */
  obstacle(): ProjectFault | null {
    return checkProject(this.state.content)
  }

  verify(item: string): void {
    this.verified.add(item)
    this.make(() => this.device.verify(item))
    this.receive(false)
  }

  /** Sends what was typed without waiting for a pause. */
  flush = (): void => this.device.endPauses()

  /** A title that loses the focus shows its stored form, without spaces at its ends. */
  leave = (): void => {
    this.flush()
    const { typed, base } = this.state
    if (base && base.title === storableText('title', typed.get('title') ?? '')) this.forget('title')
  }

  /** The editor closes. A blank title becomes the stored one again; a new project that has nothing else is not kept. */
  close(): void {
    this.flush()
    const { typed, base, content } = this.state
    const title = typed.get('title')
    if (!base || this.hasEnded || title === undefined || !isBlank(title)) return
    this.forget('title')
    const isEmpty = changesBetween(emptyContent(), { ...content, title: '' }).length === 0
    if (this.opened === null && isEmpty) void this.device.removeNew(base.title)
  }

  /** Removes a project that was stored just before and never changed. Returns the undo; null: not removed. */
  takeAway(): (() => void) | null {
    const { base, typed } = this.state
    if (this.hasEnded || !this.opened || !this.isMade || !base || typed.size > 0) return null
    return isAsCreated(base) ? this.cancel() : null
  }

  /** Whether the editor was left, not ended by a button, while its project was deleted elsewhere: its text is nowhere else. */
  get isLeftGone(): boolean {
    return this.state.isGone && !this.hasEnded
  }

  /** « Sauvegarder »: stores everything, also refused changes, and a project that was deleted meanwhile or before. */
  save(): void {
    const { isGone, base } = this.state
    if (isGone) this.make(() => this.addAgain(true))
    else if (base) this.device.retry(base.refused)
    else this.make(() => this.addAgain(false))
    this.flush()
    this.end()
  }

  /** Replaces the content with a version. Returns the undo. */
  replaceWith(version: ProjectContent): () => void {
    const { base, typed } = this.state
    const changes = changesBetween(base ? contentOf(base) : emptyContent(), version)
    const paid = this.replace({ changes, unpaid: [], marks: [], keeps: 'restoring' }, new Map())
    return () => {
      const marks = marksOf(
        base?.fromCoach ?? [],
        changes.map(({ field }) => field),
      )
      this.replace({ changes: changes.map(inverse), unpaid: paid, marks, keeps: null }, typed)
    }
  }

  /** « Annuler »: restores the fields that were changed here. Returns the undo; null: nothing was changed. */
  cancel(): (() => void) | null {
    const { base, typed, isGone } = this.state
    const { title } = this.state.content
    this.end()
    this.isCancelled = true
    if (isGone || this.isMade) {
      this.device.writeTyped(null)
      if (!isGone) void this.device.removeNew(title)
      return () => void this.addAgain(isGone)
    }
    const [now, before] = [typed, this.typedAtOpening].map((each) => textsToKeep(this.projectId, each))
    if (!base) {
      this.device.writeTyped(before ?? null)
      return now === before ? null : () => this.device.writeTyped(now ?? null)
    }
    const changes = [...this.own].flatMap(([field, { was, is }]) =>
      was === is ? [] : [{ field, from: was, to: is }],
    )
    const [verified, unpaid] = [[...this.verified], [...this.paid]]
    this.device.writeTyped(null)
    if (changes.length + verified.length + unpaid.length > 0) {
      const marks = marksOf(this.opened?.fromCoach ?? [], [...changes.map(({ field }) => field), ...verified])
      const keeps = changes.length > 0 ? 'undoing' : null
      void this.device.replace({ changes: changes.map(inverse), unpaid, marks, keeps }, title)
    }
    if (changes.length + verified.length === 0 && now === null) return null
    return () => {
      this.device.writeTyped(now ?? null)
      if (changes.length > 0) {
        void this.device.replace({ changes, unpaid: [], marks: [], keeps: null }, title)
      }
      for (const item of verified) void this.device.verify(item)
    }
  }

  /** After this, later events change nothing. */
  end(): void {
    this.hasEnded = true
  }

  /** Points earned since the last call, once all pending changes are stored; none after « Annuler », which takes them back. */
  async takeGain(): Promise<Gain> {
    await this.onItsWay
    const gain = this.isCancelled ? NO_GAIN : this.gain
    this.gain = NO_GAIN
    return gain
  }

  private type(field: ProjectField, text: string): void {
    const { base, isGone, typed, hasStored } = this.state
    let project = base
    let isStored = hasStored
    const to = isGone || !base ? null : storableText(field, text)
    if (base && to !== null) {
      const from = fieldText(contentOf(base), field)
      if (from !== to) {
        this.own.set(field, { was: this.own.get(field)?.was ?? from, is: to })
        const title = field === 'title' ? to : base.title
        const opens = !hasStored && !this.isMade
        project = this.make(() => this.device.setField({ field, from, to }, title, opens)).project ?? base
        isStored = true
      }
    }
    const left = new Map(typed)
    if (to === text) left.delete(field)
    else left.set(field, text)
    this.set({ typed: left, base: project, hasStored: isStored })
    if (!this.state.base) this.addNew()
    this.keepTyped()
  }

  /** A new project is stored as soon as it has a title. */
  private addNew(): void {
    const { content, typed } = this.state
    if (this.obstacle()) return
    this.isMade = true
    const { project } = this.make(() => this.device.add(content, false))
    const title = typed.get('title') ?? ''
    this.set({
      base: project,
      typed: new Map(title === storableText('title', title) ? [] : [['title', title]]),
      hasStored: true,
    })
  }

  /** Adds a project that is missing with all texts that can be stored; the others stay typed. `isGone`: it was deleted elsewhere. */
  private addAgain(isGone: boolean): Promise<Gain> {
    const { content, left } = storableContent(this.state)
    const adding = this.device.add(content, isGone)
    this.device.writeTyped(textsToKeep(this.projectId, left))
    return adding
  }

  private forget(field: ProjectField): void {
    const typed = new Map(this.state.typed)
    typed.delete(field)
    this.set({ typed })
    this.keepTyped()
  }

  /** Returns the items that it made earn. */
  private replace(replacement: Replacement, typed: UnstorableTexts): readonly ProjectField[] {
    for (const { field, from, to } of replacement.changes)
      this.own.set(field, { was: this.own.get(field)?.was ?? from, is: to })
    const { title } = this.state.content
    const { project, paid } = this.make(() => this.device.replace(replacement, title))
    for (const item of replacement.unpaid) this.paid.delete(item)
    this.set({ base: project ?? this.state.base, typed, hasStored: true })
    this.keepTyped()
    return paid
  }

  /** Makes a change and adds up its points. Returns the project with it, and the items that it made earn. */
  private make(change: () => Promise<Gain>): { project: LiveProject | null; paid: readonly ProjectField[] } {
    const before = this.state.base?.countedItems ?? []
    const making = change()
    const project = this.device.read()
    const paid = project?.countedItems.filter((item) => !before.includes(item)) ?? []
    for (const item of paid) this.paid.add(item)
    this.onItsWay = Promise.all([this.onItsWay, making]).then(([, { xp, newLevel }]) => {
      this.gain = { xp: this.gain.xp + xp, newLevel: newLevel ?? this.gain.newLevel }
    })
    return { project, paid }
  }

  private keepTyped(): void {
    if (!this.hasEnded || this.state.typed.size === 0)
      this.device.writeTyped(textsToKeep(this.projectId, this.state.typed))
  }

  private set(next: Partial<EditingState>): void {
    const before = this.state
    // Equal parts keep their identity: a key stroke renders its own field only.
    const { content, ...state } = shown({ ...before, ...next })
    this.state = { ...state, content: keepEqual(before.content, content) }
    this.listeners.notify()
  }
}

/** A slice of the state: the component renders again only if the slice changes. */
export function useEditing<T>(store: EditorStore, select: (state: EditingState) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store.read()))
}
