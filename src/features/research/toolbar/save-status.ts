interface Saving {
  /** Number of sections that are only on this device. */
  readonly sections: number
  /** Number of drafts. */
  readonly links: number
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
  const { sections, links, refused, unsavedNotes, isPending, isHalfTyped, hasSaved, isOnline } = saving
  if (sections > 0) return count(sections, 'tableau', 'x')
  if (links > 0) return count(links, 'lien')
  if (refused > 0) return count(refused, 'changement')
  // « Sauvegarder » cannot store them: they are invalid, or their product was deleted.
  if (unsavedNotes === 1) return '1 note ou montant à corriger'
  if (unsavedNotes > 1) return `${unsavedNotes} notes ou montants à corriger`
  if (isPending) return isOnline ? 'Enregistrement…' : 'Enregistrement au retour du réseau'
  return hasSaved && !isHalfTyped ? 'Tout est enregistré' : ''
}

function count(number: number, noun: string, plural = 's'): string {
  return `${number} ${noun}${number > 1 ? plural : ''} à enregistrer`
}
