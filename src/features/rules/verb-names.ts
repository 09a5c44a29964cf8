import type { Verb } from './read-rules'

export const VERB_NAMES: Record<Verb, string> = {
  get: 'Lire',
  list: 'Lister',
  create: 'Créer',
  update: 'Changer',
  delete: 'Supprimer',
}
