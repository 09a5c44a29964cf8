import type { DeliveryOutcome } from '@/domain/base/delivery-state'
import type { Project } from '@/domain/projects/project'
import {
  changesIn,
  changesSaidBy,
  isContainedIn,
  isPassedOn,
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
import { joined, PAGE, placeNamed, placeOf, putRefused, shownDrafts, type Places } from './draft-places'

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
    const place = draft && placeNamed(id)
    return place && draft.projectId === place.projectId ? { ...draft, ...place } : null
  },
  format: (draft) => JSON.stringify(draft),
  view: shownDrafts,
})

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
      const place = placeOf(draft.state, draft.projectId, draft.page)
      // Its page may be there, and have written it anew.
      if (places.get(place) !== draft) continue
      places.delete(place)
      if (!isSaved) putRefused(places, draft)
    }
  })
}

function isSavedIn(project: Project, { state, changes, savedAs }: ProjectDraft): boolean {
  const isLanded = state === 'sent' && savedAs !== undefined && hasLanded(project, savedAs)
  return isLanded || isContainedIn(changes, contentOf(project))
}

// The rest is for projects.ts.

/**
 * A save begins: it takes over the draft that it was made of. `isSeen`: somebody made it in view of what this page keeps
 * of the project. Returns what `draftAnswered` is told later.
 */
export function draftSent(
  uid: string,
  draft: ProjectDraft,
  base: ProjectContent,
  saved: ProjectContent,
  isSeen = true,
): ProjectDraft {
  const { projectId } = draft
  let whole: ProjectDraft = { ...draft, page: PAGE }
  keptProjects.edit(uid, (places) => {
    for (const below of belowAmong(places, projectId, base, saved)) {
      const changes = changesIn(below.changes, base)
      if (changes) whole = joined({ ...below, changes }, whole)
      places.delete(placeOf('sent', projectId, below.page))
    }
    const taken = [...places].filter(([, { state, projectId: id, page, changes }]) => {
      if (id !== projectId || state === 'sent') return false
      // What this page was refused its editor shows; what another one was, nobody may have seen who wrote the same here.
      const isShown = isSeen && page === PAGE
      return isShown ? state === 'open' || !leavesOut(changes, base, saved) : isContainedIn(changes, saved)
    })
    for (const [, { state, version, changes }] of taken) {
      // For as long as this page has not heard of the refusal, `base` may be what was refused.
      const said = state === 'refused' ? changesSaidBy(changes, base) : null
      if (said) whole = { ...whole, version, changes: joinChanges(said, whole.changes, true) }
    }
    keptProjects.begin(projectId, whole)
    putSent(places, projectId)
    for (const [place] of taken) places.delete(place)
  })
  return whole
}

/** Saves from before a reload that share the fate of a save: it was made on top of them, or says the same. */
export function draftsBelow(
  uid: string,
  projectId: string,
  base: ProjectContent,
  saved: ProjectContent,
): readonly ProjectDraft[] {
  return belowAmong(keptProjects.values(uid), projectId, base, saved)
}

function belowAmong(
  places: ReadonlyMap<string, ProjectDraft>,
  projectId: string,
  base: ProjectContent,
  saved: ProjectContent,
): ProjectDraft[] {
  if (isOnItsWay(projectId)) return []
  const isUnheard = ([place, draft]: [string, ProjectDraft]) =>
    draft.state === 'sent' && draft.projectId === projectId && !keptProjects.isElsewhere(place)
  const unheard = [...places].filter(isUnheard).map(([, draft]) => draft)
  return unheard.filter(({ changes }) => isPassedOn(changes, base, saved))
}

/** The server's answer to a save. */
export function draftAnswered(uid: string, draft: ProjectDraft, outcome: DeliveryOutcome): void {
  const { projectId } = draft
  keptProjects.end(projectId, draft)
  const hearers = hearersOf.get(draft) ?? []
  keptProjects.edit(uid, (places) => {
    putSent(places, projectId)
    if (outcome === 'refused') putRefused(places, draft)
  })
  for (const hear of hearers) hear(outcome)
}

const hearersOf = new WeakMap<ProjectDraft, ((outcome: DeliveryOutcome) => void)[]>()

/** Hears once whether the server took all that this page has on its way by now. */
export function whenAnswered(projectId: string, hear: (isSaved: boolean) => void): void {
  let left = keptProjects.onItsWay(projectId)
  let isSaved = true
  for (const draft of left) {
    const hearOne = (outcome: DeliveryOutcome) => {
      left = left.filter((one) => one !== draft)
      isSaved &&= outcome !== 'refused'
      if (left.length === 0) hear(isSaved)
    }
    hearersOf.set(draft, [...(hearersOf.get(draft) ?? []), hearOne])
  }
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

/** This page handed a save over, and has heard no answer yet. */
export function isOnItsWay(projectId: string): boolean {
  return keptProjects.onItsWay(projectId).length > 0
}

/** What this page has on its way of a project, as one; null: nothing. */
export function draftOnItsWay(projectId: string): ProjectDraft | null {
  return keptProjects
    .onItsWay(projectId)
    .reduce<ProjectDraft | null>((earlier, later) => (earlier ? joined(earlier, later) : later), null)
}

function putSent(places: Places, projectId: string) {
  const draft = draftOnItsWay(projectId)
  if (draft) places.set(placeOf('sent', projectId), draft)
  else places.delete(placeOf('sent', projectId))
}
