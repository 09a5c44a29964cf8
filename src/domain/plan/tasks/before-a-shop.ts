import type { Steps } from './step'

export const STEPS_BEFORE_A_SHOP = {
  // No choice yet: look around, and find an audience and a problem.
  desire: [
    {
      from: 2,
      task: {
        minutes: 30,
        text: 'Noter 10 agacements du quotidien et, en face, l’objet qui les réglerait',
      },
    },
    {
      from: 5,
      task: {
        minutes: 25,
        text: 'Choisir un public que je connais et écrire 5 choses qu’il achète en ligne',
      },
    },
    {
      from: 2,
      task: {
        minutes: 40,
        text: 'Repérer 5 produits qui se vendent et coller leurs liens dans «\u00a0Recherche de produits\u00a0»',
      },
    },
    {
      from: 2,
      task: {
        none: {
          minutes: 30,
          text: 'Comparer 3 façons de vendre sans avance\u00a0: précommande, impression à la demande, revente',
        },
        small: {
          minutes: 20,
          text: 'Répartir mon budget (échantillon, boutique, imprévu) et écrire le montant à ne pas dépasser',
        },
        larger: {
          minutes: 25,
          text: 'Répartir mon budget (échantillons, boutique, publicité, réserve) et fixer un maximum',
        },
        unknown: {
          minutes: 20,
          text: 'Regarder mes comptes et écrire mon budget\u00a0: la somme que je peux perdre',
        },
      },
    },
    {
      from: 5,
      task: {
        minutes: 35,
        text: 'Lire les avis à 1 et 2 étoiles de 3 produits et recopier 5 reproches',
      },
    },
    {
      from: 10,
      task: {
        minutes: 40,
        text: 'Demander à 3 personnes de ce public ce qu’elles ont acheté pour régler le problème',
      },
    },
    {
      from: 10,
      task: {
        none: {
          minutes: 35,
          text: 'Observer 3 vendeurs connus sans publicité (TikTok, Pinterest) et noter ce qu’ils publient',
        },
        small: {
          minutes: 30,
          text: 'Calculer le coût d’une vente\u00a0: achat, livraison, emballage, frais de paiement',
        },
        larger: {
          minutes: 35,
          text: 'Chercher 3 publicités d’un produit chez Meta et noter depuis quand elles tournent',
        },
        unknown: {
          minutes: 35,
          text: 'Relever le prix d’une boutique, d’un domaine et d’un échantillon pour 3\u00a0mois',
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
        text: 'Écrire mon idée en une phrase et noter ce qu’une personne n’en comprend pas',
      },
    },
    {
      from: 2,
      task: {
        minutes: 35,
        text: 'Trouver 5 vendeurs du même produit et noter prix, délai et promesse',
      },
    },
    {
      from: 5,
      task: {
        minutes: 30,
        text: 'Lire 20 avis de clients et recopier leurs plaintes, mot pour mot',
      },
    },
    {
      from: 2,
      task: {
        none: {
          minutes: 30,
          text: 'Demander dans 2 groupes de mon public\u00a0: «\u00a0Comment faites-vous pour…\u00a0?\u00a0», sans rien vendre',
        },
        small: {
          minutes: 30,
          text: 'Demander à 3 fournisseurs le prix d’un seul échantillon, livraison comprise',
        },
        larger: {
          minutes: 40,
          text: 'Demander à 3 fournisseurs prix et délai pour 1, 50 et 200\u00a0pièces',
        },
        unknown: {
          minutes: 35,
          text: 'Chiffrer mon idée\u00a0: achat, livraison, emballage, et l’avance pour les 10 premiers',
        },
      },
    },
    {
      from: 5,
      task: {
        minutes: 25,
        text: 'Calculer la marge au prix du moins cher, puis décider\u00a0: continuer ou changer',
      },
    },
    {
      from: 10,
      task: {
        minutes: 40,
        text: 'Écrire à 5 personnes de ce public et compter celles qui paieraient',
      },
    },
    {
      from: 10,
      task: {
        none: {
          minutes: 35,
          text: 'Montrer 3 photos ou dessins de l’idée à 5 personnes et noter leur choix',
        },
        small: {
          minutes: 40,
          text: 'Préparer une page d’attente gratuite, avec «\u00a0Me prévenir\u00a0», et l’envoyer à 10 personnes',
        },
        larger: {
          minutes: 30,
          text: 'Écrire 3 accroches de publicité et demander à 5 personnes laquelle donne envie',
        },
        unknown: {
          minutes: 30,
          text: 'Relever le prix d’un échantillon et d’un mois de boutique, et décider de commencer',
        },
      },
    },
  ],
} as const satisfies Readonly<Record<string, Steps>>
