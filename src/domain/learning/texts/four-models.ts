import type { LessonText } from '@/domain/learning/lesson'

export const TEXT: LessonText = {
  blocks: [
    {
      kind: 'text',
      text: 'Avant de choisir un produit, choisissez une façon de vendre. Il y en a quatre. Aucune n’est la bonne pour tout le monde\u00a0: chacune échange de l’argent contre du temps, ou contre de la maîtrise.',
    },
    { kind: 'heading', text: 'Les quatre façons' },
    {
      kind: 'list',
      lines: [
        'Avec un stock. Vous achetez d’avance, vous rangez chez vous, vous expédiez. L’invendu vous reste. En échange, vous voyez la qualité et vous tenez vos délais.',
        'Sans stock, ce que l’on nomme dropshipping. Le client vous paie, puis le fournisseur lui envoie le colis. Vous avancez peu, mais le délai et la qualité vous échappent.',
        'À la main. La matière coûte souvent peu, votre temps coûte beaucoup. Comptez-le, sinon vous le donnez.',
        'À la demande. Un atelier imprime votre dessin sur une tasse ou un livre, une fois la commande payée. Pas d’invendu, mais chaque pièce revient plus cher.',
      ],
    },
    {
      kind: 'sum',
      title: 'Exemple\u00a0: vendre une tasse 18\u00a0€, avec un stock',
      lines: [
        ['Achat de 20 tasses à 5\u00a0€', '100\u00a0€'],
        ['Transport jusqu’à vous', '+\u00a020\u00a0€'],
        ['Argent à avancer', '=\u00a0120\u00a0€'],
        ['Ce que coûte une tasse', '120\u00a0÷\u00a020\u00a0=\u00a06\u00a0€'],
        ['Reste par tasse vendue', '18\u00a0−\u00a06\u00a0=\u00a012\u00a0€'],
      ],
    },
    {
      kind: 'text',
      text: 'À la demande, la même tasse revient à 11\u00a0€, et rien n’est avancé. Il reste 18\u00a0−\u00a011\u00a0=\u00a07\u00a0€ par vente. Le stock semble meilleur. Mais si vous n’en vendez que 5, vous avez encaissé 5\u00a0×\u00a018\u00a0=\u00a090\u00a0€ pour 120\u00a0€ avancés\u00a0: il manque 30\u00a0€, et 15 tasses dorment dans l’armoire. À la demande, 5 ventes laissent 5\u00a0×\u00a07\u00a0=\u00a035\u00a0€. Dans les deux cas, l’envoi, la publicité et les impôts restent à payer.',
    },
    { kind: 'heading', text: 'Comment choisir' },
    {
      kind: 'text',
      text: 'Posez-vous trois questions. Combien puis-je perdre sans gêne\u00a0? Combien d’heures ai-je par semaine\u00a0? Qu’est-ce que je tiens à maîtriser moi-même\u00a0? Rien n’est définitif\u00a0: on peut commencer à la demande, puis acheter un petit stock quand des ventes le justifient.',
    },
    {
      kind: 'text',
      text: 'Une chose ne change jamais. Aux yeux du client, le vendeur, c’est vous. Retard, défaut, retour\u00a0: c’est à vous qu’il s’adresse, et c’est à vous de répondre.',
    },
  ],
  check: [
    {
      question: 'Vous vendez sans stock. Le colis arrive cassé. À qui le client peut-il s’adresser\u00a0?',
      answers: [
        'Au fournisseur, puisque c’est lui qui a expédié',
        'Au transporteur, et à lui seul',
        'À vous, qui lui avez vendu l’objet',
      ],
      right: 2,
      why: 'Le client a acheté chez vous\u00a0: c’est vous qui lui répondez. Vous vous retournez ensuite vers le fournisseur ou le transporteur.',
    },
    {
      question:
        'Vous pouvez perdre 80\u00a0€ sans gêne, et vous avez un joli dessin. Quel premier essai prend le moins de risque\u00a0?',
      answers: [
        'L’impression à la demande\u00a0: rien à avancer avant la vente',
        'Un stock de 80\u00a0€, pour que chaque pièce coûte moins',
        'Un stock de 160\u00a0€, que les premières ventes rembourseront',
      ],
      right: 0,
      why: 'Tant que personne n’a acheté, un stock est un pari. À la demande, chaque pièce coûte plus, mais seulement quand elle est vendue.',
    },
    {
      question:
        'Un bracelet fait main\u00a0: 4\u00a0€ de matière, une heure de travail, vendu 9\u00a0€. Que vaut la phrase «\u00a0il me reste 5\u00a0€\u00a0»\u00a0?',
      answers: [
        'Elle est juste\u00a0: 9\u00a0−\u00a04\u00a0=\u00a05\u00a0€, c’est votre gain',
        'Elle oublie seulement de regarder le prix des concurrents',
        'Elle oublie le temps, l’envoi, les frais et les impôts',
      ],
      right: 2,
      why: 'Les 5\u00a0€ ne sont que le prix moins la matière. S’ils paient aussi l’envoi et les frais, il ne reste presque rien pour une heure de travail.',
    },
  ],
  sources: ['ecommerce', 'francenum'],
  task: 'Choisissez la façon que vous essayez en premier et complétez sa phrase\u00a0: ce sera la description de votre produit, que vous pourrez changer.',
}
