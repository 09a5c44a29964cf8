import type { LessonText } from '@/domain/learning/lesson'

export const TEXT: LessonText = {
  blocks: [
    {
      kind: 'text',
      text: 'De tous les coûts, la publicité est celui que l’on connaît le moins. Inutile de le deviner\u00a0: calculez si le produit résiste quand elle coûte plus cher que prévu.',
    },
    { kind: 'heading', text: 'Ce qui reste avant la publicité' },
    {
      kind: 'sum',
      title: 'Exemple\u00a0: un sac isotherme qui arrive par petit colis',
      lines: [
        ['Prix de vente, TVA retirée', '40,00\u00a0€'],
        ['Achat', '−\u00a011,00\u00a0€'],
        ['Droit de douane (exemple\u00a0: 3\u00a0€)', '−\u00a03,00\u00a0€'],
        ['Envoi, emballage et frais de paiement', '−\u00a06,00\u00a0€'],
        ['Reste avant la publicité', '=\u00a020,00\u00a0€'],
      ],
    },
    { kind: 'heading', text: 'Trois scénarios' },
    {
      kind: 'list',
      lines: [
        'Doux\u00a0: 6\u00a0€ de publicité par vente. Il reste 20\u00a0−\u00a06\u00a0=\u00a014\u00a0€, soit 35\u00a0% du prix.',
        'Prévu\u00a0: 10\u00a0€ par vente. Il reste 20\u00a0−\u00a010\u00a0=\u00a010\u00a0€, soit 25\u00a0%.',
        'Dur\u00a0: 18\u00a0€ par vente. Il reste 20\u00a0−\u00a018\u00a0=\u00a02\u00a0€, soit 5\u00a0%.',
      ],
    },
    {
      kind: 'text',
      text: 'Dans le scénario dur, on travaille presque pour rien. Pire\u00a0: un colis perdu coûte l’achat, le droit et l’envoi, 11\u00a0+\u00a03\u00a0+\u00a06\u00a0=\u00a020\u00a0€. Il efface 20\u00a0÷\u00a02\u00a0=\u00a010 ventes. Un produit solide garde quelque chose même ce mois-là.',
    },
    { kind: 'heading', text: 'Les petits prix souffrent davantage' },
    {
      kind: 'text',
      text: 'Depuis juillet 2026, les petits colis venus de l’extérieur de l’Union européenne paient eux aussi un droit de douane. Sur 40\u00a0€, les 3\u00a0€ de l’exemple pèsent peu. Sur un objet à 9\u00a0€, ils prennent 3\u00a0÷\u00a09\u00a0≈\u00a033\u00a0% du prix. Le montant et la façon de le compter se vérifient sur le site de la douane.',
    },
    { kind: 'heading', text: 'Si le scénario dur perd de l’argent' },
    {
      kind: 'list',
      lines: [
        'Un prix plus haut, avec une raison que le client voit.',
        'Un lot\u00a0: deux objets, un seul envoi, une seule publicité.',
        'Un fournisseur plus proche, ou une pièce achetée moins cher.',
      ],
    },
    {
      kind: 'text',
      text: 'Si aucun des trois ne suffit, passez au produit suivant. Ce non vous aura coûté une heure de calcul, et non un stock. Comparez trois produits à la fois\u00a0: seul, un produit paraît toujours meilleur qu’il n’est.',
    },
  ],
  check: [
    {
      question:
        'Avant la publicité, il vous reste 20\u00a0€ par vente. À partir de quelle publicité par vente perdez-vous de l’argent\u00a0?',
      answers: [
        'Au-dessus de 10\u00a0€',
        'Au-dessus de 40\u00a0€, le prix de vente',
        'Au-dessus de 20\u00a0€',
      ],
      right: 2,
      why: 'À 20\u00a0€, il ne reste rien\u00a0: 20\u00a0−\u00a020\u00a0=\u00a00\u00a0€. Au-dessus, chaque vente coûte plus qu’elle n’apporte.',
    },
    {
      question: 'Dans le scénario dur, il reste 2\u00a0€ par vente. Pourquoi est-ce fragile\u00a0?',
      answers: [
        'Parce qu’un seul colis perdu efface dix ventes',
        'Parce que 2\u00a0€ ne suffisent pas à payer la TVA de la vente',
        'Parce qu’il faudrait baisser le prix',
      ],
      right: 0,
      why: 'Un colis perdu coûte 20\u00a0€\u00a0: 20\u00a0÷\u00a02\u00a0=\u00a010 ventes pour le rattraper. La TVA, elle, était déjà retirée du prix.',
    },
    {
      question:
        'Deux sacs vendus ensemble 70\u00a0€, TVA retirée, dans un seul envoi à 8\u00a0€. Les achats et la douane font 28\u00a0€. Que reste-t-il avant la publicité\u00a0?',
      answers: [
        '40\u00a0€, le double d’un seul sac',
        '34\u00a0€, pour une seule publicité à payer',
        '28\u00a0€, car un lot coûte plus cher à envoyer',
      ],
      right: 1,
      why: 'Le calcul\u00a0: 70\u00a0−\u00a028\u00a0−\u00a08\u00a0=\u00a034\u00a0€. C’est moins que deux fois 20\u00a0€, mais une seule publicité suffit pour les deux sacs.',
    },
  ],
  sources: ['douane', 'tva'],
  task: 'Notez les quatre montants de trois produits, avec une publicité dure\u00a0: comparez ce qu’il reste, puis gardez celui qui résiste.',
}
