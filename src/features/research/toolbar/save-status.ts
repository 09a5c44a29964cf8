import { draftLinks, draftSections, type ResearchDrafts } from '@/domain/research/research-draft'

interface Saving {
  readonly drafts: ResearchDrafts
  /** Number of changes that the server refused. */
  readonly refused: number
  /** Number of candidates with a typed note or amount that is not a mutation yet. */
  readonly unsavedNotes: number
  readonly isPending: boolean
  /** A link or a name is half typed on this device. */
  readonly isHalfTyped: boolean
  readonly hasSaved: boolean
  readonly isOnline: boolean
}

/**
 * Text next to « Sauvegarder »: drafts first, then other changes that are not on the server. The text says that all is
 * saved only if nothing of the screen is unsaved, half-typed texts included.
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

/** True for drafts, a blank section included, and for refused changes. */
export function hasWorkToSave(drafts: ResearchDrafts, refused: number): boolean {
  return drafts.length > 0 || refused > 0
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number > 1 ? 's' : ''} à enregistrer`
}
