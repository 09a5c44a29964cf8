import {
  changedParts,
  contentOf,
  emptyContent,
  isSamePart,
  landedContent,
  mergeContents,
  withPartOf,
  type ProjectContent,
  type ProjectPart,
} from '@/domain/projects/parts'
import type { Project } from '@/domain/projects/project'
import { savedForm } from '@/domain/projects/project-save'
import {
  applyChanges,
  changesBetween,
  isContainedIn,
  joinDraft,
  type DraftChanges,
  type ProjectDraft,
} from '@/domain/projects/project-draft'

export type StoredProject = Project & { readonly isPending: boolean }

export type Side = 'mine' | 'theirs'

/** Parts that were changed differently here and elsewhere. */
export interface Conflict {
  readonly parts: readonly ProjectPart[]
  readonly choices: Readonly<Partial<Record<ProjectPart, Side>>>
  /** Of each part the version that is not in the fields: it stays in view until one of the two is saved. */
  readonly other: ProjectContent
  readonly theirs: ProjectContent
  /** Theirs as it can be chosen: with what only this side changed in the same parts. */
  readonly offered: ProjectContent
  readonly savedAt: Date | null
}

export interface Handed {
  readonly content: ProjectContent
  readonly isAnswered: boolean
  /** What was stored then. */
  readonly over: StoredProject | null
}

export interface EditingState {
  /** What the fields show. */
  readonly content: ProjectContent
  /** The stored version that a save starts from; null: none yet. */
  readonly base: StoredProject | null
  /** What this work is compared with: the last version that the server is known to have. */
  readonly origin: { readonly content: ProjectContent; readonly version: string }
  /** What was handed over while it was written on, oldest first, until the list has it from the server. */
  readonly handed: readonly Handed[]
  /** As it was opened, with what was changed elsewhere since: what « Annuler » goes back to. */
  readonly opened: ProjectContent
  readonly conflict: Conflict | null
  /** Unsaved work of an earlier time that was not taken up yet. */
  readonly offer: ProjectDraft | null
  /** Deleted elsewhere while its text was here. */
  readonly isGone: boolean
  /** Changes made elsewhere came into the fields by themselves. */
  readonly hasMerged: boolean
}

export function openedState(
  stored: StoredProject | null,
  draft: ProjectDraft | null,
  onItsWay: ProjectDraft | null = null,
): EditingState {
  const content = stored ? contentOf(stored) : emptyContent()
  const nothing: EditingState = {
    content,
    base: stored,
    origin: { content, version: stored?.version ?? '' },
    handed: [],
    opened: content,
    conflict: null,
    offer: null,
    isGone: false,
    hasMerged: false,
  }
  const state = stored && onItsWay ? withOnItsWay(nothing, stored, onItsWay) : nothing
  if (!draft) return state
  const { base, mine } = applyChanges(draft.changes, state.content)
  // With nothing stored to compare it with, the draft is all that there is.
  if (!stored) {
    return {
      ...state,
      content: mine,
      origin: { content, version: draft.version },
      isGone: draft.version !== '',
    }
  }
  if (onItsWay && draft.state === 'sent' && draft.page === onItsWay.page) return state
  if (changedParts(state.content, mine).length > 0) return { ...state, offer: draft }
  // Saved, and not heard of yet: what the server is known to have is what there was before.
  return stored.isPending ? { ...state, origin: { content: base, version: draft.version } } : state
}

/** With what was handed over a moment ago, be it that the list has not heard of it: it is no unsaved work. */
function withOnItsWay(state: EditingState, stored: StoredProject, sent: ProjectDraft): EditingState {
  const { base, mine } = applyChanges(sent.changes, state.content)
  if (changedParts(state.content, mine).length === 0)
    return stored.isPending ? { ...state, origin: { content: base, version: sent.version } } : state
  const handed = [{ content: mine, isAnswered: false, over: stored }]
  return reconciled({ ...state, content: mine, opened: mine, handed }, base, mine, stored)
}

/** The stored project as the live list has it now; null: it is there no more. */
export function received(state: EditingState, stored: StoredProject | null): EditingState {
  const { base, origin, conflict } = state
  if (!stored) return base === null || state.isGone ? state : { ...state, isGone: true, handed: [] }
  if (stored === base && !state.isGone) return state
  const arrived = { ...state, base: stored, isGone: false }
  if (base && isSameVersion(base, stored)) {
    if (stored.isPending) return arrived
    const heard = conflict ? withParts(contentOf(stored), conflict.parts, origin.content) : contentOf(stored)
    const handed = unheard(state, stored)
    return { ...arrived, handed, origin: { content: heard, version: stored.version } }
  }
  // Another tab of this browser sends it, and the server may refuse it: its word is waited for.
  if (base && stored.isPending && !state.handed.some((sent) => isSameSave(sent.content, stored))) return state
  // Back to what it was: a save was refused, and what it carried is unsaved work again.
  if (base && base.version !== stored.version && stored.version === origin.version) return arrived
  const from = state.handed.reduce(
    (content, sent) => landedContent(content, sent.content, stored),
    origin.content,
  )
  return reconciled(arrived, from, ownContent(state), stored)
}

/** Takes the offered draft up, with what was typed here meanwhile and what was stored since. */
export function resumed(state: EditingState): EditingState {
  const { offer, origin, base } = state
  if (!offer) return state
  const draft = applyChanges(offer.changes, origin.content)
  const own = joinDraft(draft, ownContent(state), origin.content)
  const without = { ...state, offer: null }
  if (!base) return { ...without, content: own }
  const sent = onItsWay(state)
  return reconciled(without, draft.base, own, sent ? { ...base, ...sent, isPending: true } : base)
}

function reconciled(
  state: EditingState,
  from: ProjectContent,
  own: ProjectContent,
  stored: StoredProject,
): EditingState {
  const theirs = contentOf(stored)
  const { merged, offered, conflicts: parts } = mergeContents(from, own, theirs)
  const known = state.conflict
  const settled = parts.filter(
    (part) => known?.parts.includes(part) === true && isSamePart(part, known.theirs, theirs),
  )
  const heard = stored.isPending ? state.origin : { content: theirs, version: stored.version }
  return {
    ...state,
    content: withParts(merged, settled, state.content),
    handed: stored.isPending ? state.handed : unheard(state, stored),
    opened: mergeContents(from, state.opened, theirs).offered,
    offer: state.offer && isContainedIn(state.offer.changes, theirs) ? null : state.offer,
    // A part in conflict is compared with what both sides started from, until one of them is saved.
    origin: { ...heard, content: withParts(heard.content, parts, from) },
    conflict:
      parts.length === 0
        ? null
        : {
            parts,
            choices: known ? pick(known.choices, settled) : {},
            other: known ? withParts(offered, settled, known.other) : offered,
            theirs,
            offered: known ? withParts(offered, settled, known.offered) : offered,
            savedAt: stored.updatedAt,
          },
    hasMerged: state.hasMerged || changedParts(own, merged).length > 0,
  }
}

/** Puts one version of a part into the fields, and the other one beside them. */
export function chosen(state: EditingState, part: ProjectPart, side: Side): EditingState {
  const { conflict, content } = state
  if (!conflict) return state
  const isInFields = (conflict.choices[part] ?? 'mine') === side
  const choices = { ...conflict.choices, [part]: side }
  if (isInFields) return { ...state, conflict: { ...conflict, choices } }
  return {
    ...state,
    content: withPartOf(content, part, conflict.other),
    conflict: { ...conflict, choices, other: withPartOf(conflict.other, part, content) },
  }
}

export function unchosenParts({ conflict }: EditingState): readonly ProjectPart[] {
  return conflict?.parts.filter((part) => conflict.choices[part] === undefined) ?? []
}

/** Whether closing now leaves something behind that nobody was handed. */
export function isDirty(state: EditingState): boolean {
  return state.conflict !== null || !isSameSave(handedContent(state), state.content)
}

/** The last version that somebody else has: the server, or who hands it to the server. */
function handedContent(state: EditingState): ProjectContent {
  const { base, isGone, origin } = state
  return onItsWay(state) ?? (base && !isGone ? contentOf(base) : origin.content)
}

/** null: the stored project has it, or what the write made of it where somebody else had written too. */
function onItsWay({ base, handed }: EditingState): ProjectContent | null {
  const last = handed.at(-1)
  const isStored = last?.isAnswered === true && base?.isPending === false && base !== last.over
  return !last || isStored ? null : last.content
}

export function isSameSave(a: ProjectContent, b: ProjectContent): boolean {
  const parts = changedParts(a, b)
  // Asked with every key: only where nothing but these differs is it worth finding out what a save makes of them.
  const isUnclear = parts.every((part) => part === 'title' || part === 'fromCoach')
  return isUnclear && (parts.length === 0 || changedParts(savedForm(a), savedForm(b)).length === 0)
}

/** What the device is to keep of this work; null: nothing. */
export function draftChanges(state: EditingState): DraftChanges | null {
  const { offer, origin, isGone } = state
  const own = ownContent(state)
  const joined = offer ? joinDraft(applyChanges(offer.changes, origin.content), own, origin.content) : own
  // Of a project that is deleted all the text is unsaved; what was handed over has a draft of its own.
  const from = onItsWay(state) ?? origin.content
  return changesBetween(isGone ? emptyContent() : from, joined)
}

/** The stored project that a save starts from: with what is on its way to it. */
export function baseOfSave(state: EditingState): StoredProject | null {
  return state.base && { ...state.base, ...onItsWay(state) }
}

function unheard({ handed }: EditingState, stored: StoredProject): readonly Handed[] {
  const isHeard = (sent: Handed) => sent.isAnswered || changedParts(sent.content, stored).length === 0
  return handed.slice(handed.findLastIndex(isHeard) + 1)
}

/** What was written here, also of a part for which the other version is chosen as it is. */
export function ownContent({ content, conflict }: EditingState): ProjectContent {
  if (!conflict) return content
  const { parts, choices, other, offered } = conflict
  const hidden = parts.filter((part) => choices[part] === 'theirs' && isSamePart(part, content, offered))
  return withParts(content, hidden, other)
}

/** Other clients may store a change without a new `updatedAt`. */
function isSameVersion(a: StoredProject, b: StoredProject): boolean {
  return a.version === b.version && changedParts(contentOf(a), contentOf(b)).length === 0
}

function withParts(content: ProjectContent, parts: readonly ProjectPart[], other: ProjectContent) {
  return parts.reduce((result, part) => withPartOf(result, part, other), content)
}

function pick(choices: Conflict['choices'], parts: readonly ProjectPart[]): Conflict['choices'] {
  return Object.fromEntries(parts.flatMap((part) => (choices[part] ? [[part, choices[part]]] : [])))
}
