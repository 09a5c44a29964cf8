import type { ResearchDrafts } from '@/domain/research/research-draft'

interface Saving {
  readonly drafts: ResearchDrafts
  /** What was typed in notes and amounts, and is not known to be on the server. */
  readonly unsavedNotes: number
  /** Some row that is shown waits for the network. */
  readonly isPending: boolean
  /** Nothing of the research is on this device alone, whatever kind it is of. */
  readonly isAllSaved: boolean
  /** « Sauvegarder » was pressed since the screen was opened. */
  readonly hasSaved: boolean
  readonly isOnline: boolean
}

/**
 * Beside « Sauvegarder »: what it is about first, then whatever else is not on the server. That all is saved is only
 * said when nothing of the screen is unsaved, a text that is half typed included.
 */
export function saveStatus(saving: Saving): string {
  const { drafts, unsavedNotes, isPending, isAllSaved, hasSaved, isOnline } = saving
  const { sections, candidates, sentCandidates } = drafts
  const unsaved = sectionsToSave(drafts)
  if (unsaved > 0) return count(unsaved, 'section')
  const rows =
    Object.keys(candidates).length + sentCandidates.filter(({ state }) => state === 'refused').length
  if (rows > 0) return count(rows, 'lien')
  if (unsavedNotes > 0) return count(unsavedNotes, 'note')
  if (sections.length > 0 || sentCandidates.length > 0 || isPending) {
    return isOnline ? 'Enregistrement…' : 'Enregistrement au retour du réseau'
  }
  return hasSaved && isAllSaved ? 'Tout est enregistré' : ''
}

/** Sections that « Sauvegarder » has something to do for, a blank one included. */
export function sectionsToSave({ sections }: ResearchDrafts): number {
  return sections.filter(({ state }) => state !== 'sent').length
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number > 1 ? 's' : ''} à enregistrer`
}
