import { XP_PER_TODO_WORDS } from '@/domain/base/business'
import type { Guide } from '../guide'

export const FIRST_HOUR: Guide = {
  picture: 'La première des cinq questions du plan, avec ses réponses à choisir.',
  // The only step without an account.
  screen: 'plan',
  parts: [
    {
      title: 'Deux minutes\u00a0: un plan',
      steps: [
        'Ouvrez «\u00a0Votre plan en 5 questions\u00a0». Chaque question peut être passée.',
        'Vous obtenez un premier projet, une première semaine et trois critères\u00a0: décochez ce qui ne vous va pas, puis «\u00a0Créer mon plan\u00a0».',
        'Sur le tableau de bord, «\u00a0Prochaine étape\u00a0» dit quoi faire\u00a0; «\u00a0Pourquoi\u00a0» l’explique, «\u00a0Pas maintenant\u00a0» en montre une autre.',
      ],
    },
    {
      title: 'Cinq minutes\u00a0: une tâche',
      steps: [
        'Ouvrez «\u00a0Mes Tâches\u00a0»\u00a0: vous êtes sur la liste du jour.',
        'Écrivez une chose que vous pouvez faire dans la journée, puis «\u00a0Ajouter\u00a0». Une seule suffit.',
        `Faites-la et cochez-la\u00a0: elle rapporte ${XP_PER_TODO_WORDS}.`,
      ],
    },
    {
      title: 'Dix minutes\u00a0: une question',
      steps: [
        'Ouvrez «\u00a0Coach Boom\u00a0» et écrivez ce que vous avez en tête, même si c’est flou\u00a0: «\u00a0Je veux vendre en ligne, je n’ai pas encore d’idée\u00a0».',
        'Avant la première question, vous choisissez ce que le coach voit de votre travail. Sans réponse de votre part, il n’en voit rien.',
        'Il répond, et propose parfois des tâches ou des textes\u00a0: rien ne s’ajoute sans vous.',
      ],
    },
    {
      title: 'Vingt minutes\u00a0: un produit',
      steps: [
        'Une idée de produit\u00a0? Ouvrez «\u00a0Recherche de produits\u00a0» et collez-y le lien d’un vendeur, ou de plusieurs.',
        'Répondez par oui ou non à ce que vous savez. Ce que vous ne savez pas encore reste vide\u00a0: ce n’est pas un non.',
      ],
    },
    {
      title: 'Le reste de l’heure\u00a0: un projet',
      steps: [
        'Ouvrez «\u00a0Mes Projets\u00a0», «\u00a0Créer mon premier projet\u00a0», donnez-lui un nom.',
        'Remplissez une partie, pas sept\u00a0: «\u00a0Produit\u00a0» suffit pour aujourd’hui.',
      ],
      text: [
        'Demain, reprenez par les tâches du jour sur le tableau de bord\u00a0: c’est là que tout se retrouve.',
      ],
    },
  ],
}

export const COACH: Guide = {
  picture: 'Une conversation\u00a0: une question, et la réponse du coach en trois étapes et un calcul.',
  screen: 'coach',
  parts: [
    {
      title: 'Lui parler',
      text: [
        'Coach Boom est une intelligence artificielle. Il connaît l’e-commerce, mais pas vous\u00a0: plus votre question est précise (produit, budget, temps par semaine), plus sa réponse l’est.',
        'Le coach s’ouvre depuis n’importe quel écran, avec la même conversation que sur sa page. «\u00a0Nouvelle conversation\u00a0» en commence une autre\u00a0; les anciennes restent lisibles.',
        'Vérifiez ce qui touche au droit, aux impôts et à l’argent avant de décider.',
      ],
    },
    {
      title: 'Choisir ce qu’il voit',
      steps: [
        'Au-dessus du champ, une ligne dit ce que le coach voit, ou «\u00a0Le coach ne voit que cette conversation\u00a0».',
        'Touchez-la\u00a0: «\u00a0Ce que voit le coach\u00a0» a un interrupteur par partie. Votre choix vaut pour toutes vos conversations.',
        '«\u00a0Voir le texte exact\u00a0» montre ce qui partirait, mot pour mot.',
      ],
      text: [
        'Tant que vous n’avez rien choisi, rien n’est montré.',
        '«\u00a0Demander au coach\u00a0» sur un projet, un produit ou une tâche le montre pour cette question seulement.',
        'Votre nom, votre adresse email, vos paiements et vos autres conversations n’en font jamais partie.',
      ],
    },
    {
      title: 'Ce qu’il retient',
      text: [
        'Le coach peut proposer un souvenir\u00a0: «\u00a0Retenir\u00a0», «\u00a0Corriger\u00a0» ou «\u00a0Non\u00a0». Rien n’est retenu sans vous.',
        'Le profil les montre sous «\u00a0Ce que je sais de toi\u00a0»\u00a0: à corriger, lier, oublier. Son ton s’y choisit aussi.',
      ],
    },
    {
      title: 'Relire ce qui est parti',
      text: [
        'Sous chacune de vos questions, les options du message ouvrent «\u00a0Ce qui a été envoyé\u00a0»\u00a0: le texte exact qui l’a accompagnée.',
      ],
    },
    {
      title: 'Quand ça ne marche pas',
      text: [
        'Votre question reste à l’écran et «\u00a0Réessayer\u00a0» la renvoie. «\u00a0Arrêter\u00a0» coupe une réponse trop longue\u00a0: ce qui est écrit est gardé.',
      ],
    },
  ],
}

export const PROPOSALS: Guide = {
  picture:
    'Trois tâches proposées sous une réponse, chacune avec «\u00a0Ajouter\u00a0», «\u00a0Modifier\u00a0» et «\u00a0Ignorer\u00a0».',
  screen: 'coach',
  parts: [
    {
      title: 'Le coach propose, vous décidez',
      text: [
        'Sous une réponse, une carte par proposition\u00a0: une tâche, un texte de projet, un avis sur un produit, les montants que vous avez écrits ou un nouveau projet. Rien n’est enregistré tant que vous n’avez pas choisi.',
      ],
    },
    {
      title: 'Trois gestes',
      steps: [
        '«\u00a0Ajouter\u00a0» l’enregistre. Une tâche va sur son jour, un texte dans son projet, à la suite de ce que vous avez écrit.',
        '«\u00a0Modifier\u00a0» change les mots avant l’ajout.',
        '«\u00a0Ignorer\u00a0» replie la carte, «\u00a0Remettre\u00a0» la rouvre.',
      ],
      text: [
        '«\u00a0Tout ajouter\u00a0» prend toutes les cartes d’une réponse, une par une\u00a0: chacune dit ce qu’elle est devenue.',
      ],
    },
    {
      title: 'Revenir en arrière',
      text: [
        "«\u00a0Annuler l'ajout\u00a0» retire exactement ce qui a été ajouté, tant que vous n’y avez pas touché depuis. Si vous l’avez changé ou coché, «\u00a0Voir\u00a0» vous y mène à la place\u00a0: votre travail n’est jamais défait sans vous.",
      ],
    },
    {
      title: 'Prendre vous-même dans une réponse',
      text: [
        'Quand une réponse contient une liste, «\u00a0Transformer en tâches…\u00a0» en montre les lignes\u00a0: cochez celles qui vous servent, choisissez un jour ou un projet. Cela marche aussi sur les anciennes réponses.',
        'Un texte pris au coach porte «\u00a0Proposé par le coach, à vérifier\u00a0» dans votre projet, jusqu’à ce que vous le changiez.',
      ],
    },
  ],
}
