interface Shortcut {
  /** `Mod` is Ctrl, and ⌘ on a Mac. */
  readonly keys: readonly string[]
  /** Alternatives, not a combination. */
  readonly isEither?: true
  readonly does: string
}

interface ShortcutGroup {
  readonly place: string
  readonly shortcuts: readonly Shortcut[]
}

export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    place: 'Partout',
    shortcuts: [
      { keys: ['Mod', 'K'], does: 'Rechercher ou agir' },
      { keys: ['?'], does: 'Afficher cette aide' },
      { keys: ['Échap'], does: 'Fermer ce qui est ouvert' },
      { keys: ['Tab'], does: 'Au début de la page\u00a0: aller au contenu' },
    ],
  },
  {
    place: 'Rechercher ou agir',
    shortcuts: [
      { keys: ['↑', '↓'], isEither: true, does: 'Parcourir ce qui est proposé' },
      { keys: ['Entrée'], does: 'Choisir' },
    ],
  },
  {
    place: 'Mes Tâches',
    shortcuts: [
      { keys: ['Entrée'], does: 'Ajouter la tâche, ou confirmer sa modification' },
      { keys: ['Échap'], does: 'Garder le jour dans le texte, ou annuler la modification' },
      { keys: ['←', '→'], isEither: true, does: 'Passer d’un jour à l’autre, puis Entrée' },
      { keys: ['Espace'], does: 'Cocher la tâche' },
      { keys: ['←', '→'], isEither: true, does: 'Sur une tâche\u00a0: aller à ses boutons' },
      { keys: ['↑', '↓'], isEither: true, does: 'Sur sa poignée, à gauche\u00a0: changer sa place' },
    ],
  },
  {
    place: 'Coach Boom',
    shortcuts: [
      { keys: ['Entrée'], does: 'Envoyer le message' },
      { keys: ['Maj', 'Entrée'], does: 'Aller à la ligne' },
      { keys: ['Mod', 'Entrée'], does: 'Envoyer, aussi sur un écran tactile' },
    ],
  },
  {
    place: 'Projet ouvert',
    shortcuts: [
      { keys: ['Mod', 'S'], does: 'Sauvegarder et fermer' },
      { keys: ['Échap'], does: 'Fermer (tout est enregistré)' },
      { keys: ['←', '→'], isEither: true, does: 'Passer d’une partie à l’autre, puis Entrée' },
    ],
  },
  {
    place: 'Recherche de produits',
    shortcuts: [
      { keys: ['Entrée'], does: 'Confirmer les liens ou le nom du tableau' },
      { keys: ['Échap'], does: 'Renoncer à la modification' },
      { keys: ['Mod', 'S'], does: 'Enregistrer les produits notés' },
    ],
  },
]

export function keyName(key: string, isMac: boolean): string {
  if (key === 'Mod') return isMac ? '⌘' : 'Ctrl'
  if (key === 'Maj') return isMac ? '⇧' : 'Maj'
  return key
}
