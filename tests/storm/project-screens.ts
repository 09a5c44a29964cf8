import { keptProjects, dropDraft, readDrafts } from '@/data/projects/project-drafts'
import { newProjectId, removeProject, settleSaves } from '@/data/projects/project-saves'
import { watchProjects, type LiveProject } from '@/data/projects/projects'
import { watchVersions, type LiveVersion } from '@/data/projects/versions'
import type { LiveMeta } from '@/data/live/live'
import type { LiveList } from '@/data/live/live-list'
import { emptyContent, type ProjectContent } from '@/domain/projects/parts'
import {
  applyChanges,
  standingOf,
  type DraftStanding,
  type ProjectDraft,
} from '@/domain/projects/project-draft'
import { editorDevice } from '@/features/projects/editor/browser-device'
import { isDirty, unchosenParts } from '@/features/projects/editor/editor-state'
import { createEditorStore, type EditorStore } from '@/features/projects/editor/editor-store'
import { retryDraft, saveWork } from '@/features/projects/editor/save-work'
import { keepByItself } from '@/features/projects/versions/keep-by-itself'

/** What the screens of projects of one page do, with the editor's own store, without what they draw. */

/** Few, so that they are written by several at once: two of one section, and one of another. */
const PLACES = ['title', 'product-1', 'product-1', 'product-2', 'offer-1'] as const

let list: { readonly value: LiveList<LiveProject>; readonly meta: LiveMeta } | null = null
let editor: { readonly store: EditorStore; readonly endVersions: () => void } | null = null
let versions: readonly LiveVersion[] = []
const alien: string[] = []
let uid: string | null = null

function follow(who: string) {
  uid = who
  watchProjects(
    who,
    (value, meta) => {
      list = { value, meta }
      for (const { userId, title } of value.items) if (userId !== who) alien.push(title)
      if (editor) {
        const stored = storedProject(editor.store.projectId)
        if (stored !== undefined) editor.store.receive(stored)
      }
      if (!meta.isFromCache) settleSaves(who, value)
    },
    () => undefined,
  )
  window.addEventListener('pagehide', () => editor?.store.keep())
}

/** undefined: not known yet; null: the server has no such project. */
function storedProject(id: string): LiveProject | null | undefined {
  if (!list) return undefined
  const found = list.value.items.find((item) => item.id === id)
  return found ?? (list.meta.isFromCache || list.value.hasMore ? undefined : null)
}

function open(who: string, id: string, isNew: boolean): boolean {
  const stored = storedProject(id)
  if (stored === undefined && !isNew && readDrafts(who).get(id)?.version !== '') return false
  const store = createEditorStore(id, stored ?? null, editorDevice(who, id))
  versions = []
  const endVersions = watchVersions(
    who,
    id,
    (found) => (versions = found),
    () => undefined,
  )
  editor = { store, endVersions }
  if (!store.read().base) store.resumeDraft()
  return true
}

function close() {
  editor?.store.keep()
  editor?.endVersions()
  editor = null
}

function goBack(isLost: boolean): boolean {
  if (editor?.store.goBack(isLost) === null) return false
  close()
  return true
}

function textsOf({ title, sections }: ProjectContent): string {
  const contents = Object.values(sections).flatMap((items) => items.map(({ content }) => content))
  return [title, ...contents].join('\n')
}

/** What a draft says that was changed in it. */
function draftTexts({ changes }: ProjectDraft): string {
  return textsOf(applyChanges(changes, emptyContent()).mine)
}

/** What stood there before. */
function textsBefore({ changes }: ProjectDraft): string {
  return textsOf(applyChanges(changes, emptyContent()).base)
}

export const projectScreens = {
  follow,
  alien: () => alien,
  /** All that is shown is the server's word, and what was handed over is answered. */
  isSettled(): boolean {
    if (uid === null) return true
    if (!list || list.meta.isFromCache || list.meta.isPending) return false
    return [...keptProjects.values(uid).values()].every(({ state }) => state !== 'sent')
  },
  state(): string {
    const drafts = uid === null ? [] : [...keptProjects.values(uid).values()].map(({ state }) => state)
    const meta = `${list?.meta.isPending ? ' pending' : ''}${list?.meta.isFromCache ? ' from the cache' : ''}`
    return `${list?.value.items.length ?? 'no'} projects${meta}, drafts: ${drafts.join(' ') || 'none'}`
  },
  /** What the list of projects shows, by project. */
  listed: (): ReadonlyMap<string, string> =>
    new Map((list?.value.items ?? []).map((project) => [project.id, textsOf(project)])),
  /** What this device offers to go on with; of one project one after the other. */
  drafts: (
    who: string,
  ): readonly {
    readonly id: string
    readonly state: string
    readonly text: string
    readonly before: string
  }[] =>
    [...keptProjects.values(who).values()].map((draft) => ({
      ...{ id: draft.projectId, state: draft.state },
      ...{ text: draftTexts(draft), before: textsBefore(draft) },
    })),

  openId: () => editor?.store.projectId ?? null,
  /** Whether the editor shows all that was written as kept, or as on its way. */
  isSafe: () => !editor || !isDirty(editor.store.read()) || editor.store.isKept() === true,
  create(who: string): string {
    const id = newProjectId()
    open(who, id, true)
    return id
  },
  /** Which can be opened: those of the list, and those that only this device has. */
  known: (who: string): readonly string[] => [
    ...new Set([...(list?.value.items ?? []).map(({ id }) => id), ...readDrafts(who).keys()]),
  ],
  open: (who: string, id: string): boolean => open(who, id, false),
  /** Writes `text` into one of the fields; returns its name, and what stood in it. */
  write(at: number, text: string, isAdded: boolean): { readonly place: string; readonly before: string } {
    const place = PLACES[at % PLACES.length] ?? 'title'
    const { store } = editor ?? {}
    if (!store) return { place, before: '' }
    const { content } = store.read()
    const section = place === 'offer-1' ? 'offer' : 'product'
    const item = content.sections[section][Number(place.at(-1)) - 1]
    const before = place === 'title' ? content.title : (item?.content ?? '')
    const whole = isAdded && before !== '' ? `${before} ${text}` : text
    if (place === 'title') store.setHead('title', whole)
    else if (item) store.write(section, item.id, whole)
    return { place, before }
  },
  /** A field is left. */
  keep: () => editor?.store.keep(),
  title: () => editor?.store.read().content.title ?? '',
  /** « Sauvegarder », with a choice for each part that asks for one. Returns what was seen and not saved; null: it cannot be saved. */
  save(who: string, at: number): { readonly seen: string; readonly saved: string } | null {
    if (!editor) return null
    const { store } = editor
    const { content, conflict, offer } = store.read()
    const seen = [content, ...(conflict ? [conflict.other] : [])].map(textsOf)
    unchosenParts(store.read()).forEach((part, index) =>
      store.choose(part, (at >> index) % 2 === 0 ? 'mine' : 'theirs'),
    )
    if (store.obstacle()) return null
    const saved = textsOf(store.read().content)
    saveWork(store, who)
    close()
    return { seen: [...seen, ...(offer ? [draftTexts(offer)] : [])].join('\n'), saved }
  },
  /** Esc or Back. False: the editor asks, and stays. */
  leave(): boolean {
    if (!editor) return true
    editor.store.saveNow()
    if (isDirty(editor.store.read())) return goBack(false)
    close()
    return true
  },
  /** « Annuler ». */
  cancel: () => goBack(false),
  /** « Annuler », or leaving, although the text cannot be kept. */
  lose: () => goBack(true),
  resume: (): boolean => {
    if (!editor?.store.read().offer) return false
    editor.store.resumeDraft()
    return true
  },
  /** Returns what was given up; null: nothing was offered. */
  refuse(): string | null {
    const offer = editor?.store.read().offer
    if (!offer) return null
    editor?.store.refuseDraft()
    return draftTexts(offer)
  },
  /** The open project, else one of the list. */
  remove(at: number): { readonly id: string; readonly done: Promise<boolean> } | null {
    const items = list?.value.items ?? []
    const project = editor ? editor.store.read().base : items[at % Math.max(1, items.length)]
    if (!project) return null
    editor?.store.end()
    close()
    const done = removeProject(project).then(
      () => true,
      () => false,
    )
    return { id: project.id, done }
  },
  /** Puts one of the versions in the place of what the editor shows. */
  takeBack(who: string, at: number): { readonly seen: string; readonly taken: string } | null {
    const { store } = editor ?? {}
    const readable = versions.flatMap(({ content }) => content ?? [])
    const version = readable[at % Math.max(1, readable.length)]
    if (!store || !version) return null
    const { isGone, conflict, offer, content } = store.read()
    if (isGone || conflict || offer || store.obstacle()) return null
    keepByItself({ uid: who, projectId: store.projectId, content, reason: 'restoring' })
    store.change(() => version)
    return { seen: textsOf(content), taken: textsOf(version) }
  },
  /** « Réessayer » of a refused draft, which opens it where somebody has to look first. */
  retryDraft(who: string, at: number): string | null {
    const draft = noticed(who, at, (standing) => standing === 'refused')
    if (!draft) return null
    if (!retryDraft(who, draft, listedProject(draft))) open(who, draft.projectId, false)
    return draft.projectId
  },
  /** Returns what was given up. */
  dropDraft(who: string, at: number): string | null {
    const draft = noticed(who, at, () => true)
    if (!draft) return null
    dropDraft(who, draft)
    return draftTexts(draft)
  },
}

/** A draft that the list says something of, where no editor lies over it. */
function noticed(
  who: string,
  at: number,
  isSo: (standing: DraftStanding) => boolean,
): ProjectDraft | undefined {
  if (editor) return undefined
  const isComplete = list !== null && !list.value.hasMore && !list.meta.isFromCache
  const all = [...readDrafts(who).values()].filter((draft) => {
    const standing = standingOf(draft, listedProject(draft), isComplete)
    return standing !== 'on-card' && isSo(standing)
  })
  return all[at % Math.max(1, all.length)]
}

function listedProject({ projectId }: ProjectDraft): LiveProject | null {
  return list?.value.items.find(({ id }) => id === projectId) ?? null
}
