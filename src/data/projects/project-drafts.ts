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
import { keepTexts } from '@/data/device/kept'

/**
 * Unsaved work on projects, kept on the device until the server has it: the draft is the outbox of a project. A refused
 * save and what was typed since, or a save on its way and what was typed since, are different texts: each has its
 * place, `state.projectId`. What is on its way here are the saves of this tab, each as it was sent.
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
    const state = DRAFT_STATES.find((each) => draft && id === placeOf(each, draft.projectId))
    return draft && state ? { ...draft, state } : null
  },
  format: (draft) => JSON.stringify(draft),
  view: shownDrafts,
})

type Places = Map<string, ProjectDraft>

function placeOf(state: DraftState, projectId: string): string {
  return `${state}.${projectId}`
}

export const subscribeDrafts = keptProjects.subscribe

/**
 * One draft per project: the refused one with what was typed since, else the open one, else the one on its way. Each
 * keeps its identity until it changes, whatever tab changes it.
 */
export function readDrafts(uid: string): ReadonlyMap<string, ProjectDraft> {
  return keptProjects.read(uid)
}

/** Replaces the draft of that state; a refused one stays beside an open one. False: the device cannot keep it. */
export function keepDraft(uid: string, draft: ProjectDraft): boolean {
  return keptProjects.edit(uid, (places) => places.set(placeOf(draft.state, draft.projectId), draft))
}

/**
 * The person goes on with the draft that is shown: from here on it is the open one. An editor calls it on
 * « Reprendre le brouillon », so that the save that follows is the save of the whole draft.
 */
export function resumeDraft(uid: string, projectId: string): ProjectDraft | null {
  const draft = readDrafts(uid).get(projectId)
  if (!draft || draft.state === 'open') return draft ?? null
  const resumed: ProjectDraft = { ...draft, state: 'open' }
  keptProjects.edit(uid, (places) => {
    places.set(placeOf('open', projectId), resumed)
    places.delete(placeOf('refused', projectId))
    if (!isOnItsWay(projectId)) places.delete(placeOf('sent', projectId))
  })
  return resumed
}

/** Forgets the draft that is shown. A save on its way is not called back. */
export function dropDraft(uid: string, projectId: string): void {
  const draft = readDrafts(uid).get(projectId)
  keptProjects.edit(uid, (places) => {
    if (draft?.state === 'sent') places.delete(placeOf('sent', projectId))
    places.delete(placeOf('open', projectId))
    places.delete(placeOf('refused', projectId))
  })
}

/** Forgets what was typed since, and nothing that was saved: the fields are back to what they were. */
export function dropOpenDraft(uid: string, projectId: string): void {
  keptProjects.edit(uid, (places) => places.delete(placeOf('open', projectId)))
}

/** Work that signing out would lose: what is still on its way is Firestore's to ask about. */
export function unsavedProjectDrafts(uid: string): ProjectDraft[] {
  return [...readDrafts(uid).values()].filter(
    ({ projectId, state }) => state !== 'sent' || !isOnItsWay(projectId),
  )
}

/**
 * Saves whose answer nobody heard, because the page was loaded again meanwhile, and a list that the server has
 * answered (`!isFromCache`): what the project says by now is forgotten, what can be sent again is, the rest was refused.
 */
export function settleSentDrafts(
  uid: string,
  { items, hasMore }: { items: readonly (Project & { isPending: boolean })[]; hasMore: boolean },
  sendAgain: (draft: ProjectDraft, project: Project | null) => boolean,
): void {
  const settled: { readonly draft: ProjectDraft; readonly isSaved: boolean }[] = []
  for (const draft of unheardDrafts(uid)) {
    const project = items.find(({ id }) => id === draft.projectId)
    // It waits in the local cache, or stands on a page that is not here: nothing is known yet.
    if (project?.isPending === true || (!project && hasMore)) continue
    const isSaved = project !== undefined && isContainedIn(draft.changes, contentOf(project))
    if (isSaved || !sendAgain(draft, project ?? null)) settled.push({ draft, isSaved })
  }
  if (settled.length === 0) return
  keptProjects.edit(uid, (places) => {
    for (const { draft, isSaved } of settled) {
      places.delete(placeOf('sent', draft.projectId))
      if (!isSaved) putRefused(places, draft)
    }
  })
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
  let whole = draft
  keptProjects.edit(uid, (places) => {
    const refused = places.get(placeOf('refused', projectId))
    // A save from before a reload shares the fate of this one, which was made on top of it.
    const unheard = isOnItsWay(projectId) ? undefined : places.get(placeOf('sent', projectId))
    const isLost = unheard !== undefined && leavesOut(unheard.changes, base, saved)
    if (unheard && !isLost) whole = join(unheard, draft)
    keptProjects.begin(projectId, whole)
    putSent(places, projectId)
    places.delete(placeOf('open', projectId))
    if (refused && !leavesOut(refused.changes, base, saved)) places.delete(placeOf('refused', projectId))
    if (isLost) putRefused(places, unheard)
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

/** On their way since before a reload. Another tab hears of its own saves. */
function unheardDrafts(uid: string): ProjectDraft[] {
  const isUnheard = ({ projectId, state }: ProjectDraft) =>
    state === 'sent' && !isOnItsWay(projectId) && !keptProjects.isElsewhere(placeOf('sent', projectId))
  return [...keptProjects.values(uid).values()].filter(isUnheard)
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
  const place = placeOf('refused', draft.projectId)
  const refused = places.get(place)
  places.set(place, { ...(refused ? join(refused, draft) : draft), state: 'refused' })
}

/** One draft written on top of another, as one. */
function join(earlier: ProjectDraft, later: ProjectDraft): ProjectDraft {
  return { ...later, version: earlier.version, changes: joinChanges(earlier.changes, later.changes) }
}

function shownDrafts(places: ReadonlyMap<string, ProjectDraft>): ReadonlyMap<string, ProjectDraft> {
  const ids = new Set([...places.values()].map(({ projectId }) => projectId))
  return new Map(
    [...ids].flatMap((id) => {
      const [open, sent, refused] = DRAFT_STATES.map((state) => places.get(placeOf(state, id)))
      const draft = refused && open ? joinedOf(refused, open) : (refused ?? open ?? sent)
      return draft ? [[id, draft] as const] : []
    }),
  )
}

const joinedOnes = new WeakMap<ProjectDraft, { open: ProjectDraft; joined: ProjectDraft }>()

function joinedOf(refused: ProjectDraft, open: ProjectDraft): ProjectDraft {
  const known = joinedOnes.get(refused)
  if (known?.open === open) return known.joined
  const joined: ProjectDraft = { ...join(refused, open), state: 'refused' }
  joinedOnes.set(refused, { open, joined })
  return joined
}
