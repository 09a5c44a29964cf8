import type { Entry, Fault } from './entry'
import { askMutation } from './mutation'

/** An entry as the list of unsaved work shows it. */
export interface EntryWords {
  readonly says: string
  /** The typed text, to be copied; null where `says` contains it all. */
  readonly text: string | null
  /** False: no loaded mutation can read the entry. It can only be copied or given up. */
  readonly isReadable: boolean
  /** How a held entry is sent (`Mutation.held`); null: the entry is not held. */
  readonly whenHeld: string | null
}

export function wordsOf(entry: Entry): EntryWords {
  const words = askMutation(entry, ({ says, text, held }, args) => ({
    says: says(args),
    text: text?.(args) || null,
    isReadable: true,
    whenHeld: (entry.isHeld && held?.says) || null,
  }))
  return (
    words ?? {
      says: 'Un changement que cette version de Coach Boom ne sait pas lire',
      text: typeof entry.args === 'string' ? entry.args : JSON.stringify(entry.args, null, 2),
      isReadable: false,
      whenHeld: null,
    }
  )
}

/** In French, why an entry was refused. */
export function faultText(fault: Fault): string {
  switch (fault) {
    case 'denied':
      return 'Le serveur a refusé ce changement.'
    case 'invalid':
      return 'Le serveur ne peut pas accepter ce changement sous cette forme.'
    case 'gone':
      return 'Ce qui devait changer a été supprimé entre-temps. Votre texte est gardé ici.'
    case 'changed':
      return 'Un autre appareil a noté la même chose entre-temps. Choisissez à sa place ce qui reste.'
    case 'too-large':
      return 'C’est trop long pour être enregistré\u00a0: raccourcissez le texte, puis réessayez.'
    case 'full':
      return 'Il n’y a plus de place\u00a0: supprimez d’abord ce qui ne sert plus, puis réessayez.'
    case 'unknown':
      return 'Ce changement n’a pas pu être enregistré.'
  }
}
