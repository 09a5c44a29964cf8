/** Facts of a guide; its text is in `guide-texts.ts`. */
export interface GuideFacts {
  /** Part of its URL, which people bookmark: never change it. */
  readonly slug: string
  readonly title: string
  /** One line about the result for the reader. */
  readonly about: string
  readonly words: string
}

/** Guides of « Aide », in the order of a beginner's needs. Imports no content, like `screens.ts`. */
export const GUIDES = [
  {
    slug: 'premiere-heure',
    title: 'Votre première heure',
    about: 'D’une envie à une première tâche cochée, pas à pas.',
    words: 'débuter commencer démarrer début par où nouveau premier pas',
  },
  {
    slug: 'coach',
    title: 'Le coach et ce qu’il voit',
    about: 'Lui parler, choisir ce que vous lui montrez, relire ce qui est parti.',
    words: 'ia intelligence artificielle partager dossier confidentialité conversation question',
  },
  {
    slug: 'propositions',
    title: 'Les propositions du coach',
    about: "Ajouter, modifier, ignorer, et revenir en arrière avec «\u00a0Annuler l'ajout\u00a0».",
    words: 'carte ajouter ignorer annuler tâche texte conseil en faire',
  },
  {
    slug: 'projet',
    title: 'Un projet et ses sept parties',
    about: 'Écrire son projet question par question, sans se perdre ni rien perdre.',
    words:
      'plan business élément brouillon sauvegarder version revenir historique client concurrence fournisseur offre imprimer',
  },
  {
    slug: 'juger-un-produit',
    title: 'Juger un produit',
    about: 'Huit questions par oui ou non, une marge, et un avis qui dit pourquoi.',
    words: 'lien critère verdict prometteur marge score comparer recherche winner',
  },
  {
    slug: 'mise-en-vente',
    title: 'Mettre en vente',
    about: 'Vos obligations, votre fiche pour une boutique, le contrôle d’une page et douze courriers.',
    words:
      'obligations loi eori médiateur cgv mentions légales shopify woocommerce csv import fiche produit défauts avis rétractation lettre remboursement délai',
  },
  {
    slug: 'semaine',
    title: 'La semaine et ses tâches',
    about: 'Une liste par jour, des tâches à cocher, déplacer ou coller.',
    words: 'jour planning todo reporter déplacer xp niveau cocher',
  },
  {
    slug: 'hors-ligne',
    title: 'Hors ligne, et ce qui est gardé',
    about:
      'Ce qui marche sans réseau, et ce que disent «\u00a0En attente\u00a0» et «\u00a0Non enregistré\u00a0».',
    words: 'réseau connexion wifi perdu sauvegarde brouillon synchroniser train avion installer',
  },
  {
    slug: 'essai-et-paiement',
    title: 'Essai, paiement, remboursement',
    about: 'Ce qui est gratuit, ce que vous achetez, et comment être remboursé.',
    words: 'prix tarif carte abonnement renouvellement résilier reçu facture rétractation mois accès',
  },
  {
    slug: 'mes-donnees',
    title: 'Mes données',
    about: 'Les télécharger, les corriger, les supprimer.',
    words: 'export archive zip rgpd supprimer compte effacer mot de passe vie privée',
  },
  {
    slug: 'clavier',
    title: 'Le clavier et la recherche rapide',
    about: 'Ctrl + K pour trouver ou faire, et les touches de chaque écran.',
    words: 'raccourci touche palette commande chercher ctrl accessibilité',
  },
] as const satisfies readonly GuideFacts[]

export type GuideSlug = (typeof GUIDES)[number]['slug']
