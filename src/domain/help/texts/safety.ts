import {
  COACH_HOUR_WORDS,
  COACH_MESSAGES_BEFORE_CONFIRMATION,
  COACH_TRIAL_WORDS,
  FORMER_ADDRESS_WORDS,
  HAND_REFUND_WORDS,
  PRICE_WORDS,
  REFUND_WINDOW_WORDS,
  TRIAL_WORDS,
} from '@/domain/base/business'
import type { Guide } from '../guide'

export const OFFLINE: Guide = {
  picture: 'Les tâches du jour sans réseau, avec la ligne qui dit que l’appareil est hors ligne.',
  parts: [
    {
      title: 'Sans réseau, vous continuez',
      text: [
        'Tâches, projets et produits déjà ouverts sur cet appareil restent là. Vous pouvez en ajouter, les cocher et les écrire\u00a0: tout part au retour du réseau.',
        'Le coach, le paiement et «\u00a0Télécharger mes données\u00a0» ont besoin du réseau\u00a0; chacun le dit, et ce que vous avez tapé reste.',
      ],
    },
    {
      title: 'Ce que disent les mots',
      steps: [
        '«\u00a0En attente\u00a0»\u00a0: c’est gardé sur cet appareil, le serveur ne l’a pas encore.',
        '«\u00a0Non enregistré\u00a0»\u00a0: le serveur l’a refusé. Votre texte est toujours là, avec «\u00a0Réessayer\u00a0».',
        'Aucun des deux\u00a0: c’est enregistré, et visible sur vos autres appareils.',
      ],
    },
    {
      title: 'Les brouillons',
      text: [
        'Une question au coach, un nom, un projet, un lien\u00a0: ce que vous êtes en train d’écrire est gardé sur l’appareil jusqu’à ce que vous l’envoyiez.',
        '«\u00a0Se déconnecter\u00a0» efface ce que l’appareil garde. S’il y reste quelque chose que le serveur n’a pas, la liste vous est montrée d’abord, avec «\u00a0Rester connecté\u00a0».',
      ],
    },
    {
      title: 'L’avoir sous la main',
      text: [
        '«\u00a0Mon Profil\u00a0» permet d’installer Coach Boom comme une application, là où le navigateur le propose.',
      ],
    },
  ],
}

export const MONEY: Guide = {
  picture: 'L’onglet Abonnement\u00a0: le mois en cours et sa date de fin.',
  screen: 'payment',
  parts: [
    {
      title: 'L’essai',
      text: [
        `Il dure ${TRIAL_WORDS} à partir de la création du compte, sans carte bancaire, et s’arrête tout seul\u00a0: rien n’est dû à sa fin. Il comprend ${COACH_TRIAL_WORDS} au coach\u00a0; après ${COACH_MESSAGES_BEFORE_CONFIRMATION}, il faut avoir confirmé son adresse email.`,
        'Ensuite, seul le coach se ferme. Vos tâches, vos projets, vos produits et vos anciennes conversations restent ouverts.',
      ],
    },
    {
      title: 'Un mois',
      text: [
        `${PRICE_WORDS}, une fois, pour un mois de calendrier\u00a0: le coach répond à nouveau, jusqu’à ${COACH_HOUR_WORDS}. Rien ne se renouvelle tout seul\u00a0: sans nouveau paiement, il n’y a rien à résilier.`,
        'Payer en avance ne fait perdre aucun jour\u00a0: le nouveau mois commence à la fin de l’essai ou du mois en cours.',
        'Le numéro de carte va directement chez Stripe, qui traite le paiement\u00a0; nous ne le voyons pas.',
      ],
    },
    {
      title: 'Le reçu',
      text: [
        'Il s’affiche après le paiement et reste dans «\u00a0Mon Profil\u00a0», onglet «\u00a0Abonnement\u00a0», d’où il se télécharge.',
      ],
    },
    {
      title: 'Être remboursé',
      steps: [
        `Pendant ${REFUND_WINDOW_WORDS} après un paiement\u00a0: «\u00a0Mon Profil\u00a0», «\u00a0Abonnement\u00a0», «\u00a0Renoncer au contrat ici\u00a0».`,
        '«\u00a0Confirmer la rétractation\u00a0»\u00a0: aucune raison n’est demandée.',
        'Un accusé daté s’affiche aussitôt.',
      ],
      text: [
        `Le premier remboursement d’un compte est automatique, un suivant est fait à la main dans les ${HAND_REFUND_WORDS}. Le remboursement ferme le mois qu’il rend, et lui seul.`,
      ],
    },
  ],
}

export const DATA: Guide = {
  picture: 'La partie «\u00a0Mes données\u00a0» du profil, avec «\u00a0Télécharger mes données\u00a0».',
  screen: 'privacy',
  parts: [
    {
      title: 'Qui les voit',
      text: [
        'Aucun autre compte ne les lit, et le coach n’en reçoit que ce que vous lui montrez. La page Confidentialité dit quand l’éditeur peut y accéder.',
      ],
    },
    {
      title: 'Les télécharger',
      steps: [
        '«\u00a0Mon Profil\u00a0», «\u00a0Mes données\u00a0», «\u00a0Télécharger mes données\u00a0».',
        'Votre navigateur reçoit une archive zip\u00a0: tâches, projets, produits, conversations et reçus, dans des fichiers qui s’ouvrent ailleurs.',
      ],
    },
    {
      title: 'Changer son nom ou son mot de passe',
      text: [
        'Les deux sont dans «\u00a0Mon Profil\u00a0». Mot de passe oublié\u00a0: sur la page de connexion, un email permet d’en choisir un autre.',
      ],
    },
    {
      title: 'Tout supprimer',
      steps: [
        '«\u00a0Mon Profil\u00a0», tout en bas de «\u00a0Profil\u00a0»\u00a0: «\u00a0Supprimer le compte\u00a0».',
        'Votre mot de passe, puis «\u00a0Supprimer définitivement\u00a0». C’est irréversible.',
      ],
      text: [
        `Un paiement encore remboursable se demande avant. Une même adresse n’ouvre pas d’autre essai gratuit avant ${FORMER_ADDRESS_WORDS}.`,
      ],
    },
  ],
}

export const KEYBOARD: Guide = {
  picture: 'La recherche rapide ouverte, avec les écrans et les commandes.',
  parts: [
    {
      title: 'Rechercher ou agir',
      steps: [
        'Ctrl + K (⌘ + K sur un Mac), ou la loupe en haut de l’écran.',
        'Tapez un mot\u00a0: un écran, un jour, une tâche, un projet, un produit, un test, une leçon, une conversation.',
        'Flèches pour parcourir, Entrée pour choisir, Échap pour fermer.',
      ],
      text: [
        'Vous pouvez taper tout de suite, sans attendre que la fenêtre soit prête.',
        'Une phrase entière devient une tâche\u00a0: «\u00a0appeler Paul mardi\u00a0» l’ajoute à mardi.',
      ],
    },
    {
      title: 'Partout au clavier',
      text: [
        'Tab passe d’un bouton ou d’un champ à l’autre\u00a0; le premier de chaque page saute au contenu. Dans une liste d’onglets, les flèches changent d’onglet.',
        'Ctrl + Entrée envoie votre question au coach, Ctrl + S sauvegarde un projet ou une recherche.',
      ],
    },
    {
      title: 'Toutes les touches',
      text: [
        'La touche «\u00a0?\u00a0» ouvre «\u00a0Raccourcis clavier\u00a0», la liste complète. Elle se coupe dans cette même fenêtre, si vous dictez vos textes.',
      ],
    },
  ],
}
