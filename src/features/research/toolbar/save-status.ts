import type { ResearchDrafts } from '@/domain/research/research-draft'

interface Saving {
  readonly drafts: ResearchDrafts
  /** What was typed in notes and amounts, and is not known to be on the server. */
  readonly unsavedNotes: number
  /** Some row that is shown waits for the network. */
  readonly isPending: boolean
  /** « Sauvegarder » was pressed since the screen was opened. */
  readonly hasSaved: boolean
  readonly isOnline: boolean
}

/**
 * Beside « Sauvegarder »: what it is about first, then whatever else is not on the server. That all is saved is only
 * said when no row of the screen is unsaved.
 */
export function saveStatus({ drafts, unsavedNotes, isPending, hasSaved, isOnline }: Saving): string {
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
  return hasSaved ? 'Tout est enregistré' : ''
}

/** Sections that « Sauvegarder » has something to do for, a blank one included. */
export function sectionsToSave({ sections }: ResearchDrafts): number {
  return sections.filter(({ state }) => state !== 'sent').length
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number > 1 ? 's' : ''} à enregistrer`
}
