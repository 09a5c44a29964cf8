import { draftLinks, draftSections, type ResearchDrafts } from '@/domain/research/research-draft'

interface Saving {
  readonly drafts: ResearchDrafts
  /** Changes that the server refused. */
  readonly refused: number
  /** Candidates of which a note or an amount is typed and is not a change yet. */
  readonly unsavedNotes: number
  /** Some change waits for the network. */
  readonly isPending: boolean
  /** A link or a name is half typed on this device. */
  readonly isHalfTyped: boolean
  /** « Sauvegarder » was pressed since the screen was opened. */
  readonly hasSaved: boolean
  readonly isOnline: boolean
}

/**
 * Beside « Sauvegarder »: drafts first, then all else that is not on the server. That all is saved is only said when nothing
 * of the screen is unsaved, a text that is half typed included.
 */
export function saveStatus(saving: Saving): string {
  const { drafts, refused, unsavedNotes, isPending, isHalfTyped, hasSaved, isOnline } = saving
  const sections = draftSections(drafts).length
  if (sections > 0) return count(sections, 'section')
  const links = draftLinks(drafts).length
  if (links > 0) return count(links, 'lien')
  if (refused > 0) return count(refused, 'changement')
  if (unsavedNotes > 0) return count(unsavedNotes, 'note')
  if (isPending) return isOnline ? 'Enregistrement…' : 'Enregistrement au retour du réseau'
  return hasSaved && !isHalfTyped ? 'Tout est enregistré' : ''
}

/** Whether « Sauvegarder » has something to do: drafts, a blank section included, and changes that were refused. */
export function hasWorkToSave(drafts: ResearchDrafts, refused: number): boolean {
  return drafts.length > 0 || refused > 0
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number > 1 ? 's' : ''} à enregistrer`
}
