import type { Steps } from './step'

const COMPETITORS = {
  minutes: 35,
  text: 'Comparer 3 concurrents\u00a0: prix, délai, garantie, reproches de leurs clients',
}

/** A product: margin, supplier, sample, and a page. */
export const STEPS_WITH_A_PRODUCT: Steps = [
  {
    from: 2,
    task: {
      minutes: 35,
      text: 'Calculer le reste d’une vente et le prix au-dessous duquel je perds de l’argent',
    },
  },
  {
    from: 2,
    task: {
      none: {
        minutes: 35,
        text: 'Trouver un fournisseur qui expédie à l’unité et lui poser 5 questions par écrit',
      },
      small: {
        minutes: 35,
        text: 'Poser 5 questions par écrit à 3 fournisseurs et garder le plus clair',
      },
      larger: {
        minutes: 40,
        text: 'Demander à 3 fournisseurs prix et délai pour 1, 50 et 200\u00a0pièces, en garder 2',
      },
      unknown: {
        minutes: 25,
        text: 'Noter le coût d’un échantillon puis de 10\u00a0pièces, et décider du maximum',
      },
    },
  },
  {
    from: 2,
    task: {
      minutes: 30,
      text: 'Décrire un seul client\u00a0: ce qui le gêne, ce qu’il a essayé, où il cherche',
    },
  },
  {
    from: 5,
    task: {
      none: COMPETITORS,
      small: {
        minutes: 25,
        text: 'Commander un échantillon chez le fournisseur le plus clair, et noter la date annoncée',
      },
      larger: {
        minutes: 30,
        text: 'Commander un échantillon chez 2 fournisseurs pour comparer qualité et délai',
      },
      unknown: COMPETITORS,
    },
  },
  {
    from: 5,
    task: {
      minutes: 40,
      text: 'Écrire le haut de la page produit\u00a0: un titre, 3 bénéfices, une objection',
    },
  },
  {
    from: 10,
    task: {
      minutes: 30,
      text: 'Chercher les obligations du produit (CE, étiquette, âge) et demander les preuves au fournisseur',
    },
  },
  {
    from: 10,
    task: {
      none: {
        minutes: 35,
        text: 'Écrire le plan de 3 vidéos de 15\u00a0secondes\u00a0: le problème, le geste, le résultat',
      },
      small: {
        minutes: 35,
        text: 'Comparer 2 outils de boutique\u00a0: abonnement, frais par vente, nom de domaine',
      },
      larger: {
        minutes: 30,
        text: 'Préparer une publicité de test\u00a0: somme par jour, durée, résultat qui m’arrête',
      },
      unknown: {
        minutes: 40,
        text: 'Comparer ce que prennent sur une vente une boutique à moi et Etsy ou Amazon',
      },
    },
  },
]
