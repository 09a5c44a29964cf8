import { UNDO_WORDS, VERSIONS_WORDS, XP_PER_PROJECT_ITEM, XP_PER_TODO_WORDS } from '@/domain/base/business'
import { ANSWERS_FOR_A_VERDICT, NO_VERDICT_LABEL, VERDICT_LABELS } from '@/domain/research/candidate-score'
import { counted } from '@/domain/base/text/french-count'
import type { Guide } from '../guide'

export const PROJECT: Guide = {
  picture: 'Un projet ouvert à sa première partie, avec le champ de son premier point.',
  screen: 'projects',
  parts: [
    {
      title: 'À quoi servent les sept parties',
      text: [
        'Un projet pose les questions d’une vente, dans l’ordre où on y répond\u00a0: produit, client, positionnement, concurrence, page produit, fournisseur, offre. Vingt-neuf textes courts en tout. Personne ne les remplit d’un coup\u00a0: une partie par séance suffit.',
      ],
    },
    {
      title: 'Écrire',
      steps: [
        '«\u00a0Nouveau projet\u00a0», un nom, puis une partie.',
        'Un point compte comme fait dès que vous y avez écrit quelque chose. La barre montre la part du projet qui est écrite.',
        `Le projet s’enregistre tout seul\u00a0; «\u00a0Sauvegarder\u00a0» le ferme. Chaque point rempli rapporte ${XP_PER_PROJECT_ITEM}\u00a0XP, une fois.`,
        '«\u00a0Annuler\u00a0» laisse le projet comme il était avant de l’ouvrir.',
      ],
      text: [
        'Ce que vous tapez est gardé sur cet appareil au fur et à mesure\u00a0: si la page se ferme au milieu d’une phrase, le projet vous la propose à nouveau.',
      ],
    },
    {
      title: 'Revenir à un texte d’avant',
      text: [
        `Dans l’éditeur, «\u00a0Autres actions\u00a0», puis «\u00a0Versions\u00a0»\u00a0: ${VERSIONS_WORDS} au plus. L’éditeur garde par lui-même le texte tel qu’il était à l’ouverture, et vous pouvez en garder une sous un nom\u00a0: celle-là ne part que si vous la supprimez. «\u00a0Reprendre cette version\u00a0» s’annule aussi.`,
      ],
    },
    {
      title: 'Bloqué sur une question\u00a0?',
      text: [
        '«\u00a0Avec le coach\u00a0», puis «\u00a0Remplir\u00a0», lui fait rédiger le premier point vide de la partie\u00a0: vous acceptez, vous changez, ou vous redemandez. «\u00a0Une question à la fois\u00a0» commence là aussi. Demander au coach ouvre la conversation avec ce point pour sujet.',
      ],
    },
    {
      title: 'Ranger et partager',
      text: [
        'Le statut (Planification, En cours, Complété) est le vôtre\u00a0: rien ne le change à votre place. Le menu d’un projet permet de le dupliquer, de l’exporter ou de l’imprimer. Une suppression demande toujours confirmation.',
      ],
    },
  ],
}

export const PRODUCT: Guide = {
  picture: 'Un lien de produit jugé sur huit critères, avec son score et son avis.',
  screen: 'research',
  parts: [
    {
      title: 'Garder un lien',
      steps: [
        'Trouvez une page de vendeur\u00a0: les bibliothèques de publicités liées en haut de l’écran montrent ce qui tourne en ce moment.',
        'Gardez-la dans «\u00a0Mes liens\u00a0», ou ouvrez «\u00a0Nouveau produit\u00a0» pour comparer plusieurs vendeurs du même produit.',
        'Collez un lien, ou plusieurs à la fois\u00a0: chacun devient un brouillon, et «\u00a0Sauvegarder\u00a0» les enregistre ensemble. Les paramètres de suivi et les redirections en sont retirés\u00a0; «\u00a0Garder le lien entier\u00a0» les remet.',
      ],
    },
    {
      title: 'Répondre aux huit critères',
      text: [
        'Effet wow, problème résolu, avant/après, nouveauté, marge, vraie valeur, tendance, preuve de succès\u00a0: oui, non, ou rien tant que vous ne savez pas. Une case vide ne compte jamais comme un non.',
      ],
    },
    {
      title: 'Lire l’avis',
      text: [
        `Avant ${counted(ANSWERS_FOR_A_VERDICT, 'réponse')}, l’avis reste «\u00a0${NO_VERDICT_LABEL}\u00a0». Ensuite il suit la part de oui parmi vos réponses\u00a0: «\u00a0${VERDICT_LABELS.promising}\u00a0» à partir de trois sur quatre, «\u00a0${VERDICT_LABELS.unsure}\u00a0» à partir de la moitié, «\u00a0${VERDICT_LABELS.weak}\u00a0» en dessous.`,
        'C’est un tri, pas une promesse de ventes.',
      ],
    },
    {
      title: 'Compter la marge',
      text: [
        'Le nom d’un produit ouvre sa page. «\u00a0Argent\u00a0» y calcule ce qu’il vous reste par vente\u00a0: TVA, cotisations, douane, frais de paiement, retours et publicité. Ce que vous ne savez pas reste vide, et le résultat le dit. Vos remarques y sont aussi.',
        '«\u00a0Comparer\u00a0» met tous vos produits dans un tableau. À partir de huit, «\u00a0Exporter en CSV\u00a0» les emporte dans un tableur.',
      ],
    },
  ],
}

export const LAUNCH: Guide = {
  screen: 'launch',
  picture:
    'Les neuf questions de la mise en vente, et la première obligation avec la réponse qui l’a choisie.',
  parts: [
    {
      title: 'D’un projet à une boutique',
      steps: [
        'Dans un projet, «\u00a0Autres actions\u00a0», puis «\u00a0Mise en vente\u00a0».',
        'Répondez aux neuf questions\u00a0: ce qui est déjà connu est proposé.',
        "Prenez les obligations une par une\u00a0: «\u00a0Je l'ai\u00a0», ou «\u00a0En faire une tâche\u00a0».",
        'Complétez la fiche, puis emportez le fichier que votre boutique importe.',
      ],
      text: [
        'Chaque obligation dit la réponse qui l’a choisie, ce qui est gratuit, et la page officielle où la lire. C’est une information, pas un conseil.',
      ],
    },
    {
      title: 'La fiche n’invente rien',
      text: [
        'Elle reprend les textes de votre projet, et quelques phrases d’une liste fixe. «\u00a0à vous\u00a0» marque les vôtres, «\u00a0manque\u00a0» mène là où les écrire. Le fichier Shopify ou WooCommerce arrive en brouillon\u00a0: rien n’est publié.',
      ],
    },
    {
      title: 'Contrôler une page',
      text: [
        '«\u00a0Contrôle\u00a0» cherche vingt défauts que les enquêteurs relèvent, dans votre fiche ou dans une page collée. Un bouton ou une image, dont un texte peut se taire, sont à vérifier sur la boutique. Le texte n’est ni enregistré ni envoyé\u00a0: seul le nombre de défauts est gardé, pour la prochaine étape, de votre fiche ou d’une page dont vous dites «\u00a0C’est la page de ce projet\u00a0». «\u00a0Prendre ces mots\u00a0» corrige le passage et s’annule.',
      ],
    },
    {
      title: 'Écrire à un client, à un fournisseur',
      text: [
        '«\u00a0Courriers\u00a0» a douze lettres. La date que vous donnez compte le délai au jour près, week-ends et jours fériés compris.',
      ],
    },
  ],
}

export const WEEK: Guide = {
  picture: 'Les tâches d’un lundi\u00a0: deux cochées sur trois, et la progression du jour.',
  screen: 'todos',
  parts: [
    {
      title: 'Une liste par jour',
      text: [
        '«\u00a0Mes Tâches\u00a0» s’ouvre sur aujourd’hui\u00a0; les onglets mènent aux six autres jours. Le tableau de bord montre les tâches du jour, avec la prochaine étape.',
        'Ce que vous notez à mardi y reste, jusqu’à ce que vous le cochiez, le déplaciez ou le supprimiez. «\u00a0Choisir une date…\u00a0» le remet à plus tard\u00a0: la liste le replie sous «\u00a0Plus tard\u00a0» jusqu’à sa semaine.',
      ],
    },
    {
      title: 'Aller vite',
      steps: [
        'Écrivez, Entrée, écrivez la suivante\u00a0: le champ garde la main.',
        'Collez plusieurs lignes\u00a0: chacune devient une tâche. Les cochées restent de côté.',
        'Écrivez «\u00a0appeler le fournisseur mardi\u00a0»\u00a0: Entrée l’ajoute à mardi, Échap garde le texte.',
        'Depuis un autre écran, Ctrl + K puis la même phrase fait de même.',
      ],
    },
    {
      title: 'Changer d’avis',
      text: [
        `Une tâche se modifie, se déplace vers un autre jour ou se supprime\u00a0; après une suppression, «\u00a0Annuler\u00a0» reste affiché ${UNDO_WORDS} et la remet à sa place.`,
        'Pour la changer de place dans sa liste, tirez-la par sa poignée, à gauche, et sur un téléphone par «\u00a0Déplacer\u00a0». «\u00a0Monter\u00a0», «\u00a0Descendre\u00a0» et la copie vers d’autres jours sont dans «\u00a0Plus\u00a0».',
      ],
    },
    {
      title: 'Dans votre agenda',
      text: [
        'Dans le menu «\u00a0…\u00a0» en haut de l’écran, «\u00a0Mettre dans mon calendrier\u00a0» prépare un fichier que votre agenda sait lire\u00a0: vos tâches à venir, et le moment de la semaine de votre plan, avec un rappel dix minutes avant. L’ajouter à nouveau le met à jour\u00a0; ce que vous avez fait ou supprimé entre-temps s’enlève dans l’agenda lui-même.',
      ],
    },
    {
      title: 'Ce que cela rapporte',
      text: [
        `Une tâche faite rapporte ${XP_PER_TODO_WORDS}, une seule fois\u00a0: la décocher puis la recocher n’ajoute rien.`,
      ],
    },
  ],
}
