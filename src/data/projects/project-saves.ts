import { doc } from 'firebase/firestore'
import { contentOf, emptyContent, type ProjectContent } from '@/domain/projects/parts'
import { withoutOldMarks } from '@/domain/projects/from-coach'
import type { Project } from '@/domain/projects/project'
import {
  applyChanges,
  changesBetween,
  changesNothing,
  isPassedOn,
  joinChanges,
  leavesOut,
  NO_CHANGES,
  type DraftChanges,
  type ProjectDraft,
} from '@/domain/projects/project-draft'
import {
  copyTitle,
  countedInCopy,
  hasLanded,
  keptFields,
  lineOf,
  savedForm,
} from '@/domain/projects/project-save'
import type { Fields } from '@/domain/base/read-field'
import {
  draftAnswered,
  draftsBelow,
  draftSent,
  isOnItsWay,
  keepDraft,
  settleDrafts,
  takeDrafts,
} from './project-drafts'
import { newVersion, startWrite } from './project-writes'
import type { LiveProject } from './projects'
import type { WriteBeside } from '@/data/live/write-beside'
import { writeQuestionPlace } from './question-place'
import { erase, serverAnswer } from '@/data/live/server-answer'
import { isPoison } from '@/data/live/sdk-watchdog'
import { NO_GAIN, type Gain } from '@/data/session/profiles'
import { serverNow } from '@/data/session/server-clock'
import type { LiveList } from '@/data/live/live-list'

/** Made on this device, once per intention: saving twice is then one document. */
export function newProjectId(): string {
  return crypto.randomUUID()
}

interface Save {
  readonly uid: string
  readonly id: string
  readonly base: Project | null
  readonly content: ProjectContent
  readonly now: Date
  /** A text that the coach wrote: what it fills is paid for at the person's own next save. */
  readonly earns?: false
  /** A new project that another tab may make too, under the same id: the first one counts. */
  readonly isShared?: true
  readonly beside?: WriteBeside
  /** Where it is part of a larger write: hands that over. */
  readonly start?: typeof startWrite
  /** It takes nothing along of what this page keeps of the project and nobody had in view. */
  readonly isApart?: true
  /** By itself, while somebody writes on: it brings back nothing that was deleted. Hears whether the server took it. */
  readonly onAnswer?: (isSaved: boolean) => void
}

/**
 * Hands the save to the local cache, and keeps its draft until the server answered: the outcome shows in
 * `project-drafts.ts`. `base` is the stored project that `content` was made from, the newest that the editor has
 * seen; null for a new project, also for one that was deleted meanwhile. Never rejects.
 */
export function saveProject(save: Save): Promise<Gain> {
  const { base } = save
  const content = savedForm(save.content)
  return send({ ...save, content, kept: base && keptFields(base) })
}

/**
 * Saves that the page before did not come to hand over, or whose answer it did not hear: sent again when they are
 * still made from what is stored. Screens call it with every list that the server has answered.
 */
export function settleSaves(uid: string, list: LiveList<LiveProject>): void {
  settleDrafts(uid, list, (draft, project) => {
    if (draft.version !== (project?.version ?? '')) return false
    const { mine } = applyChanges(draft.changes, project ? contentOf(project) : emptyContent())
    const save = { uid, id: draft.projectId, base: project, content: mine, now: serverNow() }
    void saveProject({ ...save, isApart: true })
    return true
  })
}

/** Returns the id of the copy. */
export function duplicateProject(project: Project, now: Date): string {
  const id = newProjectId()
  const { description, tasks } = project
  const content = { ...withoutOldMarks(contentOf(project)), title: copyTitle(project.title) }
  const kept = { description, tasks, countedItems: countedInCopy(project) }
  void send({ uid: project.userId, id, base: null, content, kept, now })
  return id
}

/** Projects that were deleted here: a save that was on its way does not bring them back. */
const removed = new Set<string>()

/** Resolves with the server's answer, which screens do not wait for; rejects with `AppError`. */
export async function removeProject(project: Project): Promise<void> {
  const { id, userId } = project
  const drafts = takeDrafts(userId, id)
  removed.add(id)
  latest.delete(id)
  try {
    await serverAnswer((db) => erase(doc(db, 'projects', id), userId))
    writeQuestionPlace(userId, id, null)
  } catch (thrown) {
    removed.delete(id)
    for (const draft of drafts) keepDraft(userId, draft)
    throw thrown
  }
}

interface Latest {
  readonly from: string
  readonly version: string
  /** All that was saved here from that version on. */
  readonly changes: DraftChanges
  /** What is in the version that they were made from. */
  readonly line: readonly string[]
  /** Some of them no editor of this page has shown. */
  readonly isUnseen: boolean
  readonly saved: Promise<unknown>
}

/** The last save of each project in this tab: an editor that saves twice may not have heard of its first yet. */
const latest = new Map<string, Latest>()

/**
 * Whether a save was made in view of the one before it, which its base may not show yet. One that was not says so, and is
 * brought together with it.
 */
function isOnTopOf(before: Latest, { id, base, content, isApart }: Save): boolean {
  // An editor without a stored project shows what is on its way.
  if (!base) return before.from === ''
  if (hasLanded(base, before.version)) return false
  if (before.from !== base.version && !isOnItsWay(id)) return false
  return before.isUnseen || isApart
    ? isPassedOn(before.changes, contentOf(base), content)
    : !leavesOut(before.changes, contentOf(base), content)
}

/** `kept`: fields of the stored project that no editor shows. */
async function send(save: Save & { readonly kept: Fields | null }): Promise<Gain> {
  const { uid, id, base, content, kept, now, start = startWrite, onAnswer } = save
  removed.delete(id)
  const from = base?.version ?? ''
  const before = latest.get(id)
  const isNext = before !== undefined && isOnTopOf(before, save)
  const seen = isNext ? before.version : from
  const next = newVersion(seen, now)
  // A new document is based on itself: sent again after a lost answer, it must not replace a newer one.
  const basis = base || seen !== '' ? seen : next
  const old = base ? contentOf(base) : emptyContent()
  const changes = changesBetween(old, content)
  const draft: ProjectDraft = {
    projectId: id,
    version: from,
    savedAs: next,
    basis: seen,
    keptAt: now,
    state: 'sent',
    title: content.title,
    changes: changes ?? NO_CHANGES,
  }
  const line = isNext ? before.line : base ? lineOf(base) : []
  const below = draftsBelow(uid, id, old, content)
  const sent = draftSent(uid, draft, old, content, !save.isApart)
  const started = start({
    ...{ uid, id, base, content, kept, basis, version: next, line, now, below },
    earns: save.earns ?? true,
    isShared: save.isShared ?? false,
    ...(save.beside && { beside: save.beside }),
    mayRevive: !onAnswer,
    before: before?.saved ?? Promise.resolve(),
    isGone: () => removed.has(id),
  })
  const saved = started.then((write) => write.saved)
  const entry: Latest = {
    ...{ from: isNext ? before.from : from, version: next, line, saved },
    changes: isNext ? joinChanges(before.changes, draft.changes) : draft.changes,
    isUnseen: save.isApart === true || (isNext && before.isUnseen),
  }
  latest.set(id, entry)
  saved.then(
    () => {
      draftAnswered(uid, sent, 'saved')
      onAnswer?.(true)
    },
    (thrown: unknown) => {
      console.warn('A project was not saved', thrown)
      if (latest.get(id) === entry) latest.delete(id)
      // After a reload the stored project tells what became of it.
      if (isPoison(thrown)) reportError(thrown)
      else draftAnswered(uid, sent, removed.has(id) || changesNothing(sent.changes) ? 'dropped' : 'refused')
      onAnswer?.(false)
    },
  )
  return started.then(
    ({ xp, newLevel }) => ({ xp, newLevel }),
    () => NO_GAIN,
  )
}
