import type { Steps } from './step'

export const STEPS_WITH_A_SHOP = {
  // A shop without sales: find out what prevents purchases, and how many people have seen the shop.
  shop: [
    {
      from: 2,
      task: {
        minutes: 30,
        text: 'Passer une commande dans ma boutique depuis un téléphone et noter où j’hésite',
      },
    },
    {
      from: 2,
      task: {
        minutes: 25,
        text: 'Montrer ma page produit 5\u00a0secondes à un inconnu\u00a0: que dit-il que je vends\u00a0?',
      },
    },
    {
      from: 5,
      task: {
        minutes: 30,
        text: 'Afficher sur la page produit la livraison, les retours et un moyen de me joindre',
      },
    },
    {
      from: 2,
      task: {
        none: {
          minutes: 40,
          text: 'Publier une vidéo de 15\u00a0secondes du produit en situation, avec le lien de la boutique',
        },
        small: {
          minutes: 40,
          text: 'Proposer un exemplaire ou un code à 3 petits comptes qui parlent à mon public',
        },
        larger: {
          minutes: 40,
          text: 'Lancer une publicité de test\u00a0: un produit, un plafond par jour, une date de fin',
        },
        unknown: {
          minutes: 35,
          text: 'Écrire à 10 personnes qui ont ce problème\u00a0: le lien et une question précise',
        },
      },
    },
    {
      from: 5,
      task: {
        minutes: 25,
        text: 'Vérifier que mentions légales, conditions de vente et confidentialité sont à mon nom',
      },
    },
    {
      from: 10,
      task: {
        minutes: 40,
        text: 'Refaire 4 photos\u00a0: seul, dans la main, en situation, le détail qui compte',
      },
    },
    {
      from: 10,
      task: {
        none: {
          minutes: 35,
          text: 'Répondre à 5 questions dans les groupes de mon public, sans coller de lien',
        },
        small: {
          minutes: 35,
          text: 'Écrire l’email de panier abandonné\u00a0: court, une photo, une question',
        },
        larger: {
          minutes: 40,
          text: 'Relever visiteurs, paniers et paiements de la semaine, et écrire où ils chutent',
        },
        unknown: {
          minutes: 30,
          text: 'Relever visites et paniers de la semaine, et écrire où les gens partent',
        },
      },
    },
  ],
  // First sales: find out why people bought and what remains, and repeat it.
  sales: [
    {
      from: 2,
      task: {
        minutes: 25,
        text: 'Écrire à mes 5 derniers clients\u00a0: qu’est-ce qui a failli les arrêter\u00a0?',
      },
    },
    {
      from: 2,
      task: {
        minutes: 35,
        text: 'Recalculer la marge réelle de mes dernières ventes, publicité et retours compris',
      },
    },
    {
      from: 2,
      task: {
        none: {
          minutes: 30,
          text: 'Demander un avis avec photo à chaque client livré et afficher le meilleur',
        },
        small: {
          minutes: 30,
          text: 'Noter d’où vient chaque vente et dépenser la semaine sur cette seule source',
        },
        larger: {
          minutes: 35,
          text: 'Comparer le coût d’une vente par publicité à sa marge, et couper ce qui perd',
        },
        unknown: {
          minutes: 20,
          text: 'Décider quelle part de chaque vente je remets dans la boutique',
        },
      },
    },
    {
      from: 5,
      task: {
        minutes: 35,
        text: 'Préparer une offre qui augmente le panier (lot, accessoire) et vérifier sa marge',
      },
    },
    {
      from: 5,
      task: {
        minutes: 30,
        text: 'Ajouter à la page produit la réponse aux 5 questions les plus posées',
      },
    },
    {
      from: 10,
      task: {
        minutes: 40,
        text: 'Écrire les emails d’après l’achat\u00a0: un conseil d’usage, puis une demande d’avis',
      },
    },
    {
      from: 10,
      task: {
        none: {
          minutes: 40,
          text: 'Tirer 3 publications d’un avis client\u00a0: la citation, l’avant-après, une objection',
        },
        small: {
          minutes: 30,
          text: 'Négocier avec le fournisseur\u00a0: un prix pour le double, ou un délai plus court',
        },
        larger: {
          minutes: 40,
          text: 'Préparer une variante de la publicité qui vend\u00a0: changer la première seconde',
        },
        unknown: {
          minutes: 40,
          text: 'Tenir le compte du mois et fixer le budget du mois prochain',
        },
      },
    },
  ],
} as const satisfies Readonly<Record<string, Steps>>
