import type { Steps } from './step'

const COMPETITORS = {
  minutes: 35,
  text: 'Comparer 3 concurrents, une ligne chacun\u00a0: prix, délai, garantie, et ce que leurs clients leur reprochent',
}

/** A product: margin, supplier, sample, and a page. */
export const STEPS_WITH_A_PRODUCT: Steps = [
  {
    from: 2,
    task: {
      minutes: 35,
      text: "Calculer la marge d'une vente (prix, achat, livraison, frais de paiement, retours) et le prix au-dessous duquel je perds de l'argent",
    },
  },
  {
    from: 2,
    task: {
      none: {
        minutes: 35,
        text: "Trouver un fournisseur qui expédie à l'unité, sans commande minimale, et lui poser 5 questions par écrit",
      },
      small: {
        minutes: 35,
        text: 'Poser 5 questions par écrit à 3 fournisseurs (échantillon, délai, retours) et garder le plus clair',
      },
      larger: {
        minutes: 40,
        text: 'Demander à 3 fournisseurs leur prix pour 1, 50 et 200\u00a0pièces, le délai et les retours, et en garder 2',
      },
      unknown: {
        minutes: 25,
        text: 'Noter ce que coûtent un échantillon puis 10\u00a0pièces livrées, et décider du maximum avant de commander',
      },
    },
  },
  {
    from: 2,
    task: {
      minutes: 30,
      text: "Décrire une seule cliente ou un seul client\u00a0: ce qui l'a gêné cette semaine, ce qu'il a déjà essayé, où il cherche",
    },
  },
  {
    from: 5,
    task: {
      none: COMPETITORS,
      small: {
        minutes: 25,
        text: "Commander un seul échantillon chez le fournisseur le plus clair et noter la date d'arrivée annoncée",
      },
      larger: {
        minutes: 30,
        text: 'Commander un échantillon chez 2 fournisseurs différents pour comparer la qualité et le délai réel',
      },
      unknown: COMPETITORS,
    },
  },
  {
    from: 5,
    task: {
      minutes: 40,
      text: "Écrire le haut de la page produit\u00a0: un titre, 3 bénéfices concrets et la réponse à l'objection la plus forte",
    },
  },
  {
    from: 10,
    task: {
      minutes: 30,
      text: 'Chercher les obligations de ce produit (marquage CE, étiquette, âge, composition) et demander les preuves au fournisseur',
    },
  },
  {
    from: 10,
    task: {
      none: {
        minutes: 35,
        text: 'Écrire le plan de 3 vidéos de 15\u00a0secondes à filmer au téléphone\u00a0: le problème, le geste, le résultat',
      },
      small: {
        minutes: 35,
        text: 'Comparer 2 outils de boutique sur leur prix réel\u00a0: abonnement, frais par vente, nom de domaine',
      },
      larger: {
        minutes: 30,
        text: 'Préparer une publicité de test\u00a0: la somme par jour, le nombre de jours et le résultat qui me fera arrêter',
      },
      unknown: {
        minutes: 40,
        text: 'Comparer une boutique à moi et une place de marché (Etsy, Amazon…)\u00a0: ce que chacune prend sur une vente',
      },
    },
  },
]
