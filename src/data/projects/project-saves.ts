import { doc } from 'firebase/firestore'
import { contentOf, emptyContent, type ProjectContent } from '@/domain/projects/parts'
import { withoutOldMarks } from '@/domain/projects/from-coach'
import type { Project } from '@/domain/projects/project'
import { applyChanges, changesBetween, NO_CHANGES, type ProjectDraft } from '@/domain/projects/project-draft'
import { copyTitle, countedInCopy, keptFields, savedForm } from '@/domain/projects/project-save'
import type { Fields } from '@/domain/base/read-field'
import { draftAnswered, draftSent, keepDraft, settleDrafts, takeDrafts } from './project-drafts'
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
    void saveProject({ uid, id: draft.projectId, base: project, content: mine, now: serverNow() })
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
    await serverAnswer((db) => erase(doc(db, 'projects', id)))
    writeQuestionPlace(userId, id, null)
  } catch (thrown) {
    removed.delete(id)
    for (const draft of drafts) keepDraft(userId, draft)
    throw thrown
  }
}

/** The last save of each project in this tab: an editor that saves twice may not have heard of its first yet. */
const latest = new Map<string, { from: string; version: string; saved: Promise<unknown> }>()

/** `kept`: fields of the stored project that no editor shows. */
async function send(save: Save & { readonly kept: Fields | null }): Promise<Gain> {
  const { uid, id, base, content, kept, now, earns, isShared, beside, start = startWrite, onAnswer } = save
  removed.delete(id)
  const from = base?.version ?? ''
  const before = latest.get(id)
  const seen = before?.from === from ? before.version : from
  const next = newVersion(seen, now)
  // A new document is based on itself: sent again after a lost answer, it must not replace a newer one.
  const basis = base || seen !== '' ? seen : next
  const old = base ? contentOf(base) : emptyContent()
  const changes = changesBetween(old, content)
  const draft: ProjectDraft = {
    projectId: id,
    version: from,
    savedAs: next,
    keptAt: now,
    state: 'sent',
    title: content.title,
    changes: changes ?? NO_CHANGES,
  }
  const sent = draftSent(uid, draft, old, content)
  const started = start({
    ...{ uid, id, base, content, kept, basis, version: next, now },
    earns: earns ?? true,
    isShared: isShared ?? false,
    ...(beside && { beside }),
    mayRevive: !onAnswer,
    before: before?.saved ?? Promise.resolve(),
    isGone: () => removed.has(id),
  })
  const saved = started.then((write) => write.saved)
  const entry = { from, version: next, saved }
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
      else draftAnswered(uid, sent, changes && !removed.has(id) ? 'refused' : 'dropped')
      onAnswer?.(false)
    },
  )
  return started.then(
    ({ xp, newLevel }) => ({ xp, newLevel }),
    () => NO_GAIN,
  )
}
