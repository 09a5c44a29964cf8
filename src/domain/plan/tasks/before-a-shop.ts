import type { Steps } from './step'

export const STEPS_BEFORE_A_SHOP = {
  // No choice yet: look around, and find an audience and a problem.
  desire: [
    {
      from: 2,
      task: {
        minutes: 30,
        text: "Noter 10 agacements du quotidien, les miens et ceux de mes proches, et en face l'objet qui les réglerait",
      },
    },
    {
      from: 5,
      task: {
        minutes: 25,
        text: "Choisir un public que je connais bien (jeunes parents, coureurs, télétravailleurs…) et écrire 5 choses qu'il achète déjà en ligne",
      },
    },
    {
      from: 2,
      task: {
        minutes: 40,
        text: 'Repérer 5 produits qui reviennent dans les meilleures ventes ou les publicités, et coller leurs liens dans «\u00a0Recherche de produits\u00a0»',
      },
    },
    {
      from: 2,
      task: {
        none: {
          minutes: 30,
          text: "Comparer 3 façons de vendre sans avancer d'argent (précommande, impression à la demande, revente de ce que j'ai déjà) et noter ce que chacune demande",
        },
        small: {
          minutes: 20,
          text: "Répartir mon budget en 3 lignes (échantillon, boutique, imprévu) et écrire la somme que j'accepte de perdre",
        },
        larger: {
          minutes: 25,
          text: 'Répartir mon budget en 4 lignes (échantillons, boutique, publicité de test, réserve) et fixer le maximum à dépenser avant la première vente',
        },
        unknown: {
          minutes: 20,
          text: 'Regarder mes comptes et écrire la somme que je peux perdre sans gêne\u00a0: ce sera mon budget de départ',
        },
      },
    },
    {
      from: 5,
      task: {
        minutes: 35,
        text: 'Lire les avis à 1 et 2 étoiles de 3 produits repérés et recopier les 5 reproches qui reviennent',
      },
    },
    {
      from: 10,
      task: {
        minutes: 40,
        text: "Demander à 3 personnes de ce public la dernière fois que le problème les a gênées, et ce qu'elles ont acheté pour le régler",
      },
    },
    {
      from: 10,
      task: {
        none: {
          minutes: 35,
          text: "Observer 3 vendeurs qui se font connaître sans publicité (TikTok, Pinterest, groupes Facebook) et noter ce qu'ils publient",
        },
        small: {
          minutes: 30,
          text: "Calculer ce que coûterait une vente d'un des produits repérés\u00a0: achat, livraison, emballage, frais de paiement",
        },
        larger: {
          minutes: 35,
          text: "Chercher 3 publicités d'un même produit dans la bibliothèque publicitaire de Meta et noter depuis quand elles tournent",
        },
        unknown: {
          minutes: 35,
          text: "Relever sur leurs sites le prix d'une boutique, d'un nom de domaine, d'un échantillon et des emballages pour 3\u00a0mois",
        },
      },
    },
  ],
  // An idea: find out whether people want it and whether it pays.
  idea: [
    {
      from: 2,
      task: {
        minutes: 25,
        text: "Écrire mon idée en une phrase (pour qui, quel problème, quel objet), la lire à quelqu'un et noter ce qu'il n'a pas compris",
      },
    },
    {
      from: 2,
      task: {
        minutes: 35,
        text: 'Trouver 5 vendeurs du même produit et noter leur prix, leur délai de livraison et leur promesse',
      },
    },
    {
      from: 5,
      task: {
        minutes: 30,
        text: 'Lire 20 avis de clients sur ces produits et recopier leurs plaintes, mot pour mot',
      },
    },
    {
      from: 2,
      task: {
        none: {
          minutes: 30,
          text: "Poser une question dans 2 groupes où se trouve mon public\u00a0: «\u00a0Comment faites-vous aujourd'hui pour…\u00a0?\u00a0», sans rien vendre",
        },
        small: {
          minutes: 30,
          text: "Demander à 3 fournisseurs le prix d'un seul échantillon, livraison comprise",
        },
        larger: {
          minutes: 40,
          text: 'Demander à 3 fournisseurs leur prix pour 1, 50 et 200\u00a0pièces, avec le délai, et comparer les réponses',
        },
        unknown: {
          minutes: 35,
          text: "Chiffrer mon idée\u00a0: prix d'achat, livraison, emballage, et la somme qu'il faut avancer pour vendre les 10 premiers",
        },
      },
    },
    {
      from: 5,
      task: {
        minutes: 25,
        text: 'Calculer la marge au prix du concurrent le moins cher, puis écrire\u00a0: je continue, je change de prix ou je change de produit',
      },
    },
    {
      from: 10,
      task: {
        minutes: 40,
        text: 'Écrire à 5 personnes de ce public\u00a0: leur parler du problème, pas du produit, et compter celles qui paieraient pour le régler',
      },
    },
    {
      from: 10,
      task: {
        none: {
          minutes: 35,
          text: "Faire 3 photos ou un dessin de l'idée, les montrer à 5 personnes et noter devant laquelle elles s'arrêtent",
        },
        small: {
          minutes: 40,
          text: "Préparer une page d'attente gratuite (un titre, une photo, un bouton «\u00a0Me prévenir\u00a0») et l'envoyer à 10 personnes",
        },
        larger: {
          minutes: 30,
          text: 'Écrire 3 accroches de publicité pour ce produit et demander à 5 personnes laquelle donne envie de cliquer',
        },
        unknown: {
          minutes: 30,
          text: "Relever le prix d'un échantillon et d'un mois de boutique, et décider si je commence maintenant ou plus petit",
        },
      },
    },
  ],
} as const satisfies Readonly<Record<string, Steps>>
