import type { LessonText } from '@/domain/learning/lesson'

export const TEXT: LessonText = {
  blocks: [
    {
      kind: 'text',
      text: 'Devant un produit qui nous plaît, nous voyons ce qui nous arrange. Huit questions obligent à regarder le reste. Répondez oui ou non quand vous avez une raison, et rien tant que vous ne savez pas\u00a0: une case vide n’est pas un non.',
    },
    { kind: 'heading', text: 'Un oui et un non pour chacune' },
    {
      kind: 'list',
      lines: [
        'Effet wow. Oui\u00a0: une brosse qui retire un nuage de poils d’un seul geste. Non\u00a0: une brosse de plus.',
        'Résout un problème. Oui\u00a0: les avis racontent la gêne. Non\u00a0: il faut que vous l’expliquiez.',
        'Avant/après visible. Oui\u00a0: un évier taché, puis clair. Non\u00a0: une tisane, dont l’effet ne se voit pas.',
        'Innovant. Oui\u00a0: absent des magasins d’à côté. Non\u00a0: en rayon au supermarché.',
        'Bonne marge. Oui\u00a0: l’achat, l’envoi et la TVA payés, il reste de quoi payer la publicité. Non\u00a0: il reste le prix du carton.',
        'Vraie valeur. Oui\u00a0: on l’achèterait sans remise. Non\u00a0: sans prix barré, personne n’en veut.',
        'En tendance. Oui\u00a0: on en parle plus ce mois-ci que le mois dernier. Non\u00a0: tout le monde en parlait l’an passé.',
        'Succès déjà prouvé. Oui\u00a0: plusieurs boutiques en vendent depuis des mois. Non\u00a0: une seule vidéo, très vue.',
      ],
    },
    {
      kind: 'sum',
      title: 'Exemple\u00a0: un séchoir à chaussures, jugé en dix minutes',
      lines: [
        ['Réponses données', '7 sur 8'],
        ['Oui', '5'],
        ['Non\u00a0: innovant, en tendance', '2'],
        ['Part de oui parmi les réponses', '5\u00a0÷\u00a07\u00a0≈\u00a071\u00a0%'],
      ],
    },
    {
      kind: 'text',
      text: 'L’avis affiché est «\u00a0À creuser\u00a0»\u00a0: il faudrait trois oui sur quatre pour «\u00a0Prometteur\u00a0». La case vide, c’est la marge. Une demi-heure de calcul peut donc changer l’avis\u00a0: avec un oui de plus, 6\u00a0÷\u00a08\u00a0=\u00a075\u00a0%.',
    },
    {
      kind: 'text',
      text: 'Un non n’élimine pas un produit, il montre son point faible. Avec un petit budget, regardez d’abord trois réponses\u00a0: la marge, le problème résolu, le succès déjà prouvé.',
    },
    {
      kind: 'text',
      text: 'Et posez une question avant les huit\u00a0: a-t-on le droit de le vendre, et avec quelles preuves de sécurité\u00a0? Un jouet, un chargeur ou une crème ne se vendent pas comme un tapis.',
    },
  ],
  check: [
    {
      question: 'Vous ne savez pas si un produit est en tendance. Que répondez-vous\u00a0?',
      answers: [
        'Rien, tant que vous n’avez pas regardé',
        'Non, par prudence, quitte à le changer plus tard',
        'Oui, puisqu’il vous a plu au premier regard',
      ],
      right: 0,
      why: 'Une case vide ne compte pas comme un non. Elle vous rappelle ce qu’il reste à vérifier.',
    },
    {
      question: 'Pour le critère «\u00a0vraie valeur\u00a0», quelle observation justifie un oui\u00a0?',
      answers: [
        'Il coûte nettement moins cher que chez tous les autres vendeurs',
        'Il a une belle photo et un prix barré',
        'Après des mois, les avis en parlent encore avec plaisir',
      ],
      right: 2,
      why: 'La valeur, c’est ce que l’objet apporte une fois la remise oubliée. Des avis écrits après l’usage le disent mieux que le prix.',
    },
    {
      question: 'Un produit obtient 5 oui et 2 non, et la marge n’est pas calculée. Que faites-vous\u00a0?',
      answers: [
        'Je le lance\u00a0: cinq oui sur sept, c’est déjà beaucoup',
        'Je calcule la marge avant de décider',
        'Je l’écarte\u00a0: deux non, c’est déjà trop',
      ],
      right: 1,
      why: 'La marge est la réponse qui manque, et sans elle on ne peut pas payer la publicité. Une demi-heure de calcul coûte moins qu’un essai.',
    },
  ],
  sources: ['securite', 'tva'],
  task: 'Prenez un produit repéré et répondez aux huit questions\u00a0: pour chaque oui, dites-vous tout bas ce qui le prouve.',
}
