import type { LessonText } from '@/domain/learning/lesson'

export const TEXT: LessonText = {
  blocks: [
    {
      kind: 'text',
      text: '«\u00a0Bonne idée\u00a0!\u00a0» ne coûte rien à celui qui le dit. Une preuve, c’est ce que quelqu’un a fait\u00a0: il a cherché, il a laissé son adresse, il a payé.',
    },
    { kind: 'heading', text: 'L’échelle d’engagement' },
    {
      kind: 'list',
      lines: [
        'Dire oui. C’est poli, et presque sans valeur.',
        'Donner du temps\u00a0: répondre à vos questions, essayer un échantillon.',
        'Laisser son email pour être prévenu. C’est un vrai pas. Dites à quoi servira l’adresse, et n’en faites rien d’autre.',
        'Payer. C’est la seule réponse qui ressemble à une vente.',
      ],
    },
    {
      kind: 'sum',
      title: 'Exemple\u00a0: un même objet montré à 40 personnes',
      lines: [
        ['Disent que l’idée est bonne\u00a0: 30', '30\u00a0÷\u00a040\u00a0=\u00a075\u00a0%'],
        ['Laissent leur email\u00a0: 6', '6\u00a0÷\u00a040\u00a0=\u00a015\u00a0%'],
        ['Paient une précommande\u00a0: 2', '2\u00a0÷\u00a040\u00a0=\u00a05\u00a0%'],
      ],
    },
    {
      kind: 'text',
      text: 'Qui compte les oui commande trente pièces. Qui compte les paiements en commande quelques-unes, et recommence. Quarante personnes ne prédisent pas l’avenir\u00a0: elles vous évitent seulement de commander sur des compliments.',
    },
    { kind: 'heading', text: 'Lire les traces des autres' },
    {
      kind: 'list',
      lines: [
        'Les bibliothèques de publicités, liées depuis «\u00a0Recherche de produits\u00a0», montrent les annonces en cours. Une annonce qui dure rapporte peut-être\u00a0: on paie rarement longtemps pour perdre. C’est un indice, pas une preuve.',
        'Les avis se lisent avec leur date. Cent avis d’il y a trois ans disent ce qui s’est vendu. Dix avis de ce mois-ci disent ce qui se vend.',
        'Les compteurs de ventes et les «\u00a0vu par 300 personnes\u00a0» s’inventent en une minute. N’en tirez rien.',
      ],
    },
    {
      kind: 'text',
      text: 'Une preuve vaut mieux à plusieurs\u00a0: une annonce qui dure, des avis récents et deux boutiques différentes racontent la même histoire. Et si trois vendeurs sont déjà là, ce n’est pas une mauvaise nouvelle\u00a0: quelqu’un achète sans doute.',
    },
    { kind: 'heading', text: 'Ce que vous devez à ceux qui s’engagent' },
    {
      kind: 'text',
      text: 'Une précommande est une vraie vente. Ne faites payer que ce que vous pouvez livrer, annoncez la date, et remboursez si elle ne peut être tenue. Une adresse email est une donnée personnelle\u00a0: elle se demande clairement, et s’efface sur demande.',
    },
  ],
  check: [
    {
      question: 'Laquelle de ces réactions prouve le plus\u00a0?',
      answers: [
        'Vingt personnes aiment votre publication',
        'Deux personnes paient une précommande',
        'Dix personnes disent qu’elles achèteraient',
      ],
      right: 1,
      why: 'Payer coûte quelque chose, aimer et promettre ne coûtent rien. Deux paiements restent peu, mais ils parlent de ventes.',
    },
    {
      question: 'Une annonce pour votre produit tourne depuis plusieurs semaines. Qu’en concluez-vous\u00a0?',
      answers: [
        'Le produit rapporte de l’argent, c’est certain',
        'Le marché est déjà pris, il faut renoncer',
        'C’est un indice, que je confirme ailleurs',
      ],
      right: 2,
      why: 'Une annonce qui dure rapporte peut-être, ou bien quelqu’un s’obstine. Un indice devient solide quand d’autres le confirment.',
    },
    {
      question: 'Dans l’exemple, 6 personnes sur 40 laissent leur email. Que pouvez-vous en faire\u00a0?',
      answers: [
        'Les prévenir de la sortie, comme promis',
        'Leur envoyer aussi vos autres offres, sans le leur demander',
        'Donner la liste à un partenaire',
      ],
      right: 0,
      why: 'Une adresse laissée pour une raison ne sert qu’à cette raison. Pour autre chose, il faut le demander, et la page de la CNIL dit comment.',
    },
  ],
  sources: ['rgpd', 'ecommerce'],
  task: 'Prenez un produit repéré, cherchez deux traces de ventes, répondez au critère «\u00a0succès déjà prouvé\u00a0» et notez ce que vous avez vu, avec la date.',
}
