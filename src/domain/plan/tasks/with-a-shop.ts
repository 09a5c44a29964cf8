import type { Steps } from './step'

export const STEPS_WITH_A_SHOP = {
  // A shop without sales: find out what prevents purchases, and how many people have seen the shop.
  shop: [
    {
      from: 2,
      task: {
        minutes: 30,
        text: "Faire une commande dans ma boutique depuis un téléphone, jusqu'au paiement, et noter chaque endroit où j'hésite",
      },
    },
    {
      from: 2,
      task: {
        minutes: 25,
        text: "Montrer ma page produit 5\u00a0secondes à quelqu'un qui ne la connaît pas\u00a0: que dit-il que je vends, et à qui\u00a0?",
      },
    },
    {
      from: 5,
      task: {
        minutes: 30,
        text: 'Rendre visibles sur la page produit le prix et le délai de livraison, les retours et un moyen de me joindre',
      },
    },
    {
      from: 2,
      task: {
        none: {
          minutes: 40,
          text: 'Filmer et publier une vidéo de 15\u00a0secondes du produit en situation, avec le lien de la boutique dans le profil',
        },
        small: {
          minutes: 40,
          text: 'Proposer un exemplaire ou un code de réduction à 3 petits comptes qui parlent à mon public',
        },
        larger: {
          minutes: 40,
          text: "Lancer une publicité de test\u00a0: un seul produit, un plafond par jour et une date de fin écrite d'avance",
        },
        unknown: {
          minutes: 35,
          text: 'Écrire à 10 personnes qui ont ce problème, avec le lien de la boutique et une question précise',
        },
      },
    },
    {
      from: 5,
      task: {
        minutes: 25,
        text: 'Vérifier que les mentions légales, les conditions de vente et la confidentialité sont à mon nom et au bas de chaque page',
      },
    },
    {
      from: 10,
      task: {
        minutes: 40,
        text: 'Refaire 4 photos\u00a0: le produit seul, dans la main, en situation, et le détail qui fait la différence',
      },
    },
    {
      from: 10,
      task: {
        none: {
          minutes: 35,
          text: 'Répondre à 5 questions dans les groupes de mon public, utilement et sans coller de lien',
        },
        small: {
          minutes: 35,
          text: "Écrire l'email de panier abandonné\u00a0: court, une photo, une question, aucun faux compte à rebours",
        },
        larger: {
          minutes: 40,
          text: 'Relever 3 chiffres de la semaine (visiteurs, ajouts au panier, paiements commencés) et écrire où ils chutent',
        },
        unknown: {
          minutes: 30,
          text: 'Relever les visites et les ajouts au panier de la semaine et écrire à quelle étape les gens partent',
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
        text: "Écrire à mes 5 derniers clients\u00a0: pourquoi ce produit, pourquoi ici, et qu'est-ce qui a failli les arrêter\u00a0?",
      },
    },
    {
      from: 2,
      task: {
        minutes: 35,
        text: 'Recalculer la marge réelle de mes dernières ventes\u00a0: achat, livraison, publicité, frais de paiement, retours',
      },
    },
    {
      from: 2,
      task: {
        none: {
          minutes: 30,
          text: 'Demander un avis avec photo à chaque client livré et placer le meilleur en haut de la page produit',
        },
        small: {
          minutes: 30,
          text: "Noter d'où vient chaque vente et mettre toute la dépense de la semaine sur cette seule source",
        },
        larger: {
          minutes: 35,
          text: "Comparer ce que coûte une vente par publicité à la marge qu'elle laisse, et couper celle qui perd de l'argent",
        },
        unknown: {
          minutes: 20,
          text: "Décider quelle part de chaque vente je remets dans la boutique, et l'écrire",
        },
      },
    },
    {
      from: 5,
      task: {
        minutes: 35,
        text: 'Préparer une offre qui augmente le panier (lot de 2, accessoire, livraison offerte dès un montant) et vérifier sa marge',
      },
    },
    {
      from: 5,
      task: {
        minutes: 30,
        text: 'Répondre par écrit aux 5 questions que les clients posent le plus, et les ajouter à la page produit',
      },
    },
    {
      from: 10,
      task: {
        minutes: 40,
        text: "Écrire les emails d'après l'achat\u00a0: un conseil d'usage à la livraison, une demande d'avis 10 jours plus tard",
      },
    },
    {
      from: 10,
      task: {
        none: {
          minutes: 40,
          text: "Transformer un avis client en 3 publications\u00a0: la citation, l'avant et l'après, la réponse à une objection",
        },
        small: {
          minutes: 30,
          text: 'Négocier par écrit avec le fournisseur\u00a0: un prix pour le double de la quantité, ou un délai plus court',
        },
        larger: {
          minutes: 40,
          text: 'Préparer une variante de la publicité qui vend\u00a0: même produit, autre première seconde, même budget',
        },
        unknown: {
          minutes: 40,
          text: 'Tenir le compte du mois (ventes, dépenses, ce qui reste) et fixer le budget du mois prochain',
        },
      },
    },
  ],
} as const satisfies Readonly<Record<string, Steps>>
