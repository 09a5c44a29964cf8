import { NO_ANSWERS } from '@/domain/research/candidate'
import { candidatePath, sectionPath, type NewCandidate } from '@/domain/research/candidate-writes'
import { DEFAULT_SECTION_PRODUCT } from '@/domain/research/section'
import type { NewSection } from '@/domain/research/section-writes'
import { discard, endPauses, hold, mutate, release, syncOf } from '@/data/sync/current'
import { allPathsOf, pathsOf, waitingEntries, type Entry } from '@/data/sync/entry'
import { addCandidates, removeCandidate, renameCandidate, setFigure, setNote, setVerdict } from './research'
import { addSection, renameSection } from './sections'

// A confirmed link and a new section are held entries of the journal until « Enregistrer » or « Sauvegarder ».

/** A confirmed link that is only on this device. */
export interface HeldLink {
  readonly sectionId: string | null
  readonly candidate: NewCandidate
  /** ISO time. */
  readonly createdAt: string
  /** It waits for its own button; false: it was confirmed, and waits for its section. */
  readonly isDraft: boolean
  readonly entry: Entry
}

export interface HeldSection extends NewSection {
  readonly entry: Entry
}

/** Newest first. */
export function heldLinks(entries: readonly Entry[]): readonly HeldLink[] {
  const waiting = waitingEntries(entries)
  return entries
    .filter(({ number }) => waiting.get(number) === 'held')
    .flatMap(linksOf)
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
}

/** Newest first. */
export function heldSections(entries: readonly Entry[]): readonly HeldSection[] {
  return entries
    .flatMap((entry) => {
      const section = entry.isHeld && entry.name === addSection.name ? addSection.args(entry.args) : null
      return section ? [{ ...section, entry }] : []
    })
    .toReversed()
}

function linksOf(entry: Entry): readonly HeldLink[] {
  const added = entry.name === addCandidates.name ? addCandidates.args(entry.args) : null
  if (!added) return []
  const { sectionId, candidates, createdAt } = added
  return candidates.map((candidate) => ({ sectionId, candidate, createdAt, isDraft: entry.isHeld, entry }))
}

/** « Nouveau produit » */
export function holdSection(id: string, now: Date): void {
  void hold(addSection, { id, name: DEFAULT_SECTION_PRODUCT, createdAt: now.toISOString() })
}

export function nameSection(uid: string, id: string, name: string): void {
  const held = heldSections(syncOf(uid).entries()).find((section) => section.id === id)
  if (held) void hold(addSection, { id, name, createdAt: held.createdAt })
  else void mutate(renameSection, { id, name })
}

/** « Confirmer le lien »: a draft per link, the first one newest. */
export function holdLinks(
  sectionId: string | null,
  links: readonly Omit<NewCandidate, 'verdicts'>[],
  now: Date,
): void {
  for (const [at, link] of links.entries()) {
    const createdAt = new Date(now.getTime() - at).toISOString()
    void hold(addCandidates, { sectionId, candidates: [{ ...link, verdicts: NO_ANSWERS }], createdAt })
  }
}

/** « Garder le lien entier »: uses the pasted link. */
export function keepAsPasted({ sectionId, candidate, createdAt }: HeldLink): void {
  const { pastedLink, ...others } = candidate
  if (pastedLink === undefined) return
  void hold(addCandidates, { sectionId, candidates: [{ ...others, link: pastedLink }], createdAt })
}

/** « Sauvegarder »: sends all drafts and all sections in their order, refused changes again, and what is typed without a pause. */
export function saveResearch(uid: string): void {
  for (const entry of syncOf(uid).entries().filter(isOfResearch)) {
    if (entry.fault !== null) void syncOf(uid).retry(entry.number)
    else if (entry.isHeld) void release(entry)
  }
  endPauses()
}

export function isOfResearch({ name }: Pick<Entry, 'name'>): boolean {
  return name.startsWith('research.') || name.startsWith('sections.')
}

/** Drops a draft, or a link of an unsaved section, with the answers that were given to it. Returns its undo. */
export function discardLink(uid: string, { id, sectionId }: Pick<HeldLink, 'sectionId'> & { id: string }) {
  const path = candidatePath({ id, sectionId })
  return discard(
    syncOf(uid)
      .entries()
      .filter((entry) => pathsOf(entry).includes(path)),
  )
}

/** Drops an unsaved section, or the drafts of a section that was deleted, with all that waits for them. Returns the undo. */
export function discardSection(uid: string, id: string): () => void {
  const entries = syncOf(uid).entries()
  const waiting = waitingEntries(entries)
  const path = sectionPath(id)
  const isOfSection = (entry: Entry) =>
    waiting.get(entry.number) === 'held' &&
    allPathsOf(entry).some((each) => each === path || each.startsWith(`${path}/`))
  return discard(entries.filter(isOfSection))
}

/** Drafts, and links that were refused, of sections that were deleted elsewhere. `sectionIds`: all sections of this person. */
export function homelessLinks(
  entries: readonly Entry[],
  sectionIds: ReadonlySet<string | null>,
): readonly HeldLink[] {
  return entries
    .filter(({ isHeld, fault }) => isHeld || fault === 'gone')
    .flatMap(linksOf)
    .filter(({ sectionId }) => sectionId !== null && !sectionIds.has(sectionId))
}

/** Makes homeless links drafts of « Mes liens », with the changes that were made to them; a link that was then deleted is dropped. */
export function moveToLoose(uid: string, links: readonly HeldLink[]): void {
  for (const { entry, sectionId, candidate, createdAt } of links) {
    const path = candidatePath({ id: candidate.id, sectionId })
    const behind = syncOf(uid)
      .entries()
      .filter((each) => each.place > entry.place && isChange(each) && pathsOf(each).includes(path))
    const moved = withChanges(candidate, behind)
    discard(entry.isHeld && moved ? behind : [entry, ...behind])
    if (moved) void hold(addCandidates, { sectionId: null, candidates: [moved], createdAt })
  }
}

/** Changes of a candidate that a new one can have from the start. */
const CHANGES = [setVerdict, setFigure, setNote, renameCandidate, removeCandidate].map(({ name }) => name)

function isChange({ name }: Entry): boolean {
  return CHANGES.includes(name)
}

/** A new candidate with later changes of it; null: deleted. */
export function withChanges(candidate: NewCandidate, changes: readonly Entry[]): NewCandidate | null {
  if (changes.some(({ name }) => name === removeCandidate.name)) return null
  return changes.reduce(withChange, candidate)
}

function withChange(candidate: NewCandidate, { name, args }: Entry): NewCandidate {
  const judged = name === setVerdict.name ? setVerdict.args(args) : null
  if (judged) return { ...candidate, verdicts: { ...candidate.verdicts, [judged.criterion]: judged.verdict } }
  const set = name === setFigure.name ? setFigure.args(args) : null
  if (set) return { ...candidate, figures: { ...candidate.figures, [set.figure]: set.value } }
  const renamed = name === renameCandidate.name ? renameCandidate.args(args) : null
  if (renamed) return { ...candidate, name: renamed.name }
  const noted = name === setNote.name ? setNote.args(args) : null
  return noted ? { ...candidate, note: noted.note } : candidate
}
