import {
  changesNothing,
  DRAFT_STATES,
  joinChanges,
  type DraftState,
  type ProjectDraft,
} from '@/domain/projects/project-draft'

// Where a device keeps the drafts of its pages, and which of a project's is shown.

export type Places = Map<string, ProjectDraft>

/** This page's part of the names of its places. */
export const PAGE = crypto.randomUUID().slice(0, 8)
/** An earlier version had places that all pages shared. */
const EARLIER = ''

export function placeOf(state: DraftState, projectId: string, page = PAGE): string {
  return page === EARLIER ? `${state}.${projectId}` : `${state}.${projectId}.${page}`
}

export function placeNamed(
  id: string,
): { readonly state: DraftState; readonly projectId: string; readonly page: string } | null {
  const [name, projectId = '', page = EARLIER] = id.split('.')
  const state = DRAFT_STATES.find((each) => each === name)
  return state ? { state, projectId, page } : null
}

/** A refused draft and what is refused after it are one. */
export function putRefused(places: Places, draft: ProjectDraft): void {
  const place = placeOf('refused', draft.projectId, draft.page)
  const refused = places.get(place)
  places.set(place, { ...(refused ? joined(refused, draft) : draft), state: 'refused' })
}

/** Two drafts as one. `isSeen`: the later one was written in view of the other. */
export function joined(earlier: ProjectDraft, later: ProjectDraft, isSeen = false): ProjectDraft {
  const { savedAs, basis, ...rest } = later
  const whole = changesNothing(later.changes)
    ? earlier.savedAs
    : basis === earlier.savedAs
      ? savedAs
      : undefined
  return {
    ...rest,
    version: earlier.version,
    changes: joinChanges(earlier.changes, later.changes, isSeen),
    // What changes nothing is there with the earlier one; what did not start from that may be there without it.
    ...(whole !== undefined && { savedAs: whole }),
    ...(earlier.basis !== undefined && { basis: earlier.basis }),
  }
}

/** One of each project: `readDrafts` says which. */
export function shownDrafts(places: ReadonlyMap<string, ProjectDraft>): ReadonlyMap<string, ProjectDraft> {
  const shown = new Map<string, ProjectDraft>()
  for (const { projectId, page } of places.values()) {
    const [open, sent, refused] = DRAFT_STATES.map((state) => places.get(placeOf(state, projectId, page)))
    const draft = refused && open ? refusedWith(refused, open) : (refused ?? open ?? sent)
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

const wholes = new WeakMap<ProjectDraft, { open: ProjectDraft; whole: ProjectDraft }>()

function refusedWith(refused: ProjectDraft, open: ProjectDraft): ProjectDraft {
  const known = wholes.get(refused)
  if (known?.open === open) return known.whole
  const whole: ProjectDraft = { ...joined(refused, open, true), state: 'refused' }
  wholes.set(refused, { open, whole })
  return whole
}
