import type { DeliveryOutcome } from '@/domain/base/delivery-state'
import type { Project } from '@/domain/projects/project'
import {
  DRAFT_STATES,
  isContainedIn,
  joinChanges,
  leavesOut,
  parseProjectDraft,
  type DraftState,
  type ProjectDraft,
} from '@/domain/projects/project-draft'
import { contentOf, type ProjectContent } from '@/domain/projects/parts'
import { hasLanded } from '@/domain/projects/project-save'
import { keepTexts } from '@/data/device/kept'
import { isSignedIn } from '@/data/session/is-signed-in'

/**
 * Unsaved work on projects, kept on the device until the server has it: the draft is the outbox of a project. A refused
 * save and what was typed since, or a save on its way and what was typed since, are different texts: each has its
 * place. So have the texts of each page, `state.projectId.page`: two tabs may write the same project, and none takes
 * what the other one keeps for its own. What is on its way here are the saves of this page, each as it was sent.
 */
export const keptProjects = keepTexts<ProjectDraft, ReadonlyMap<string, ProjectDraft>>({
  family: 'project-draft',
  screen: 'projects',
  losses: [
    {
      one: 'projet non enregistré',
      many: 'projets non enregistrés',
      count: (uid) => unsavedProjectDrafts(uid).filter(({ state }) => state !== 'open').length,
    },
    {
      one: 'brouillon de projet',
      many: 'brouillons de projets',
      count: (uid) => unsavedProjectDrafts(uid).filter(({ state }) => state === 'open').length,
    },
  ],
  exported: null,
  parse(text, id) {
    const draft = parseProjectDraft(JSON.parse(text))
    const [name, projectId, page = EARLIER] = id.split('.')
    const state = DRAFT_STATES.find((each) => each === name)
    return draft && state && draft.projectId === projectId ? { ...draft, state, page } : null
  },
  format: (draft) => JSON.stringify(draft),
  view: shownDrafts,
})

type Places = Map<string, ProjectDraft>

/** This page's part of the names of its places. */
const PAGE = crypto.randomUUID().slice(0, 8)
/** An earlier version had places that all pages shared. */
const EARLIER = ''

function placeOf(state: DraftState, projectId: string, page = PAGE): string {
  return page === EARLIER ? `${state}.${projectId}` : `${state}.${projectId}.${page}`
}

export const subscribeDrafts = keptProjects.subscribe

/**
 * One draft per project: of each page the refused one with what was typed since, else the open one, else the one on its
 * way; and of those this page's before another's, which is shown once that one is settled. Each keeps its identity
 * until it changes, whatever tab changes it.
 */
export function readDrafts(uid: string): ReadonlyMap<string, ProjectDraft> {
  return keptProjects.read(uid)
}

/**
 * Replaces the draft of that state and page, which is this one where it has none yet; a refused one stays beside an open
 * one. `takenIn`: what was typed beside that one is kept as one with it. False: the device cannot keep it, or nobody is
 * signed in any more: after a sign-out nothing may be left on it.
 */
export function keepDraft(uid: string, draft: ProjectDraft, takenIn: ProjectDraft | null = null): boolean {
  if (!isSignedIn(uid)) return false
  const { state, projectId, page = PAGE } = draft
  return keptProjects.edit(uid, (places) => {
    if (takenIn) dropOpen(places, takenIn)
    places.set(placeOf(state, projectId, page), { ...draft, page })
  })
}

/**
 * The person goes on with the draft that is shown: from here on it is the open one of this page. An editor calls it on
 * « Reprendre le brouillon », so that the save that follows is the save of the whole draft.
 */
export function resumeDraft(uid: string, draft: ProjectDraft): ProjectDraft {
  const { projectId, page } = draft
  if (draft.state === 'open' && page === PAGE) return draft
  const resumed: ProjectDraft = { ...draft, state: 'open', page: PAGE }
  keptProjects.edit(uid, (places) => {
    const own = placeOf('open', projectId)
    // What was typed beside it was kept as one with it.
    if (page === PAGE || !places.has(own)) places.set(own, resumed)
    if (page !== PAGE) dropOpen(places, draft)
    places.delete(placeOf('refused', projectId, page))
    if (page !== PAGE || !isOnItsWay(projectId)) places.delete(placeOf('sent', projectId, page))
  })
  return resumed
}

/** Forgets the draft that was shown. A save on its way is not called back. */
export function dropDraft(uid: string, draft: ProjectDraft): void {
  const { state, projectId, page } = draft
  keptProjects.edit(uid, (places) => {
    if (state === 'sent') places.delete(placeOf('sent', projectId, page))
    dropOpen(places, draft)
    places.delete(placeOf('refused', projectId, page))
  })
}

/** Forgets what this page keeps of a project, or of it only what was typed since, and nothing that is on its way. */
export function dropOwnDrafts(uid: string, projectId: string, states: readonly DraftState[]): void {
  keptProjects.edit(uid, (places) => {
    for (const state of states) places.delete(placeOf(state, projectId))
  })
}

/**
 * A draft that was offered was not taken up by who saved `saved` on top of `base`: forgets what was typed in it, and what
 * was refused of it, where the save wrote the same parts. Nothing that its page kept since.
 */
export function dropOffered(
  uid: string,
  draft: ProjectDraft,
  base: ProjectContent,
  saved: ProjectContent,
): void {
  keptProjects.edit(uid, (places) => {
    dropOpen(places, draft)
    const place = placeOf('refused', draft.projectId, draft.page)
    const isAsShown = (places.get(place)?.keptAt ?? draft.keptAt) <= draft.keptAt
    if (isAsShown && !leavesOut(draft.changes, base, saved)) places.delete(place)
  })
}

function dropOpen(places: Places, { projectId, page, keptAt }: ProjectDraft) {
  const place = placeOf('open', projectId, page)
  if (places.get(place)?.keptAt.getTime() === keptAt.getTime()) places.delete(place)
}

/** Work that signing out would lose: what is still on its way is Firestore's to ask about. */
export function unsavedProjectDrafts(uid: string): ProjectDraft[] {
  return [...readDrafts(uid).values()].filter(
    ({ projectId, state }) => state !== 'sent' || !isOnItsWay(projectId),
  )
}

/**
 * Saves whose answer nobody heard, because the page was loaded again meanwhile, and refused ones, and a list that the
 * server has answered (`!isFromCache`): what the project says by now, or was changed on top of, is forgotten; of what
 * nobody heard of what can be sent again is, and the rest was refused.
 */
export function settleDrafts(
  uid: string,
  { items, hasMore }: { items: readonly (Project & { isPending: boolean })[]; hasMore: boolean },
  sendAgain: (draft: ProjectDraft, project: Project | null) => boolean,
): void {
  const settled: { readonly draft: ProjectDraft; readonly isSaved: boolean }[] = []
  for (const [place, draft] of keptProjects.values(uid)) {
    // What is typed is its editor's. Another tab hears of its own saves, and of two pages that are gone one after the
    // other is sent.
    const isOthers = draft.state === 'open' || keptProjects.isElsewhere(place)
    if (isOthers || isOnItsWay(draft.projectId)) continue
    const project = items.find(({ id }) => id === draft.projectId)
    // It waits in the local cache, or stands on a page that is not here: nothing is known yet.
    if (project?.isPending === true || (!project && hasMore)) continue
    const isSaved = project !== undefined && isSavedIn(project, draft)
    if (isSaved || (draft.state === 'sent' && !sendAgain(draft, project ?? null)))
      settled.push({ draft, isSaved })
  }
  if (settled.length === 0) return
  keptProjects.edit(uid, (places) => {
    for (const { draft, isSaved } of settled) {
      places.delete(placeOf(draft.state, draft.projectId, draft.page))
      if (!isSaved) putRefused(places, draft)
    }
  })
}

function isSavedIn(project: Project, { state, changes, savedAs }: ProjectDraft): boolean {
  const isLanded = state === 'sent' && savedAs !== undefined && hasLanded(project, savedAs)
  return isLanded || isContainedIn(changes, contentOf(project))
}

// The rest is for projects.ts.

/** A save begins: it takes over the draft that it was made of. Returns what `draftAnswered` is told later. */
export function draftSent(
  uid: string,
  draft: ProjectDraft,
  base: ProjectContent,
  saved: ProjectContent,
): ProjectDraft {
  const { projectId } = draft
  let whole: ProjectDraft = { ...draft, page: PAGE }
  keptProjects.edit(uid, (places) => {
    // Saves from before a reload share the fate of this one, where it was made on top of them.
    const below = isOnItsWay(projectId) ? [] : unheardAmong(places, projectId)
    for (const unheard of below.filter(({ changes }) => !leavesOut(changes, base, saved))) {
      whole = join(unheard, whole)
      places.delete(placeOf('sent', projectId, unheard.page))
    }
    keptProjects.begin(projectId, whole)
    putSent(places, projectId)
    places.delete(placeOf('open', projectId))
    for (const [place, { state, projectId: id, page, changes }] of [...places]) {
      if (id !== projectId) continue
      // What this page was refused its editor shows; what another one was, nobody may have seen who wrote the same here.
      const isSeen = state === 'refused' && page === PAGE
      const isHere = isSeen ? !leavesOut(changes, base, saved) : isContainedIn(changes, saved)
      if (state !== 'sent' && isHere) places.delete(place)
    }
  })
  return whole
}

/** The server's answer to a save. */
export function draftAnswered(uid: string, draft: ProjectDraft, outcome: DeliveryOutcome): void {
  const { projectId } = draft
  keptProjects.end(projectId, draft)
  keptProjects.edit(uid, (places) => {
    putSent(places, projectId)
    if (outcome === 'refused') putRefused(places, draft)
  })
}

/** Takes every draft of a project away, and returns them: a deletion may be refused or undone. */
export function takeDrafts(uid: string, projectId: string): readonly ProjectDraft[] {
  const taken: ProjectDraft[] = []
  keptProjects.edit(uid, (places) => {
    for (const [place, draft] of [...places]) {
      if (draft.projectId !== projectId) continue
      taken.push(draft)
      places.delete(place)
    }
  })
  return taken
}

/** On their way since before a reload. */
function unheardAmong(places: ReadonlyMap<string, ProjectDraft>, projectId: string): ProjectDraft[] {
  const isUnheard = ([place, draft]: [string, ProjectDraft]) =>
    draft.state === 'sent' && draft.projectId === projectId && !keptProjects.isElsewhere(place)
  return [...places].filter(isUnheard).map(([, draft]) => draft)
}

/** This page handed a save over, and has heard no answer yet. */
export function isOnItsWay(projectId: string): boolean {
  return keptProjects.onItsWay(projectId).length > 0
}

function putSent(places: Places, projectId: string) {
  const drafts = keptProjects.onItsWay(projectId)
  if (drafts.length > 0) places.set(placeOf('sent', projectId), drafts.reduce(join))
  else places.delete(placeOf('sent', projectId))
}

function putRefused(places: Places, draft: ProjectDraft) {
  const place = placeOf('refused', draft.projectId, draft.page)
  const refused = places.get(place)
  places.set(place, { ...(refused ? join(refused, draft) : draft), state: 'refused' })
}

/** One draft written on top of another, as one. */
function join(earlier: ProjectDraft, later: ProjectDraft): ProjectDraft {
  return { ...later, version: earlier.version, changes: joinChanges(earlier.changes, later.changes) }
}

function shownDrafts(places: ReadonlyMap<string, ProjectDraft>): ReadonlyMap<string, ProjectDraft> {
  const shown = new Map<string, ProjectDraft>()
  for (const { projectId, page } of places.values()) {
    const [open, sent, refused] = DRAFT_STATES.map((state) => places.get(placeOf(state, projectId, page)))
    const draft = refused && open ? joinedOf(refused, open) : (refused ?? open ?? sent)
    const other = shown.get(projectId)
    if (draft && (!other || comesBefore(draft, other))) shown.set(projectId, draft)
  }
  return shown
}

/** Of two pages' drafts: work before what is on its way, then this page's, then the newer. */
function comesBefore(a: ProjectDraft, b: ProjectDraft): boolean {
  const order = (draft: ProjectDraft) => [draft.state !== 'sent', draft.page === PAGE, draft.keptAt.getTime()]
  const [first, second] = [order(a).map(Number), order(b).map(Number)]
  const at = first.findIndex((rank, index) => rank !== second[index])
  return at >= 0 && (first[at] ?? 0) > (second[at] ?? 0)
}

const joinedOnes = new WeakMap<ProjectDraft, { open: ProjectDraft; joined: ProjectDraft }>()

function joinedOf(refused: ProjectDraft, open: ProjectDraft): ProjectDraft {
  const known = joinedOnes.get(refused)
  if (known?.open === open) return known.joined
  const joined: ProjectDraft = { ...join(refused, open), state: 'refused' }
  joinedOnes.set(refused, { open, joined })
  return joined
}
