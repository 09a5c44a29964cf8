import { errorTexts, type Sentences } from './error-sentences'

const NONE: Sentences = {}

const TODO_LOAD: Sentences = {
  'session/signed-out': 'Vous devez être connecté pour voir vos tâches',
  'data/not-set-up': 'Erreur lors de la configuration',
  'data/missing-index': 'Erreur lors de la configuration',
}

const CALENDAR: Sentences = {
  'network/offline':
    'Hors ligne, ce que votre calendrier contiendrait n’est pas sur cet appareil. Réessayez au retour du réseau.',
}

/** Apart from `error-text.ts`, of which a cold `/todos` needs nothing else. */
export const todoErrorText = errorTexts({
  todoLoad: [TODO_LOAD, 'Erreur lors du chargement des tâches'],
  todoAdd: [NONE, "Erreur lors de l'ajout de la tâche"],
  todoUpdate: [NONE, 'Erreur lors de la mise à jour de la tâche'],
  todoDelete: [NONE, 'Erreur lors de la suppression de la tâche'],
  calendar: [CALENDAR, 'Votre calendrier n’a pas pu être préparé. Aucun fichier n’a été créé.'],
})
