import type { LessonText } from '@/domain/learning/lesson'

export const TEXT: LessonText = {
  blocks: [
    {
      kind: 'text',
      text: 'Un mensonge fait parfois vendre une fois. Ensuite viennent les remboursements, les mauvais avis, parfois un compte de paiement suspendu, parfois une sanction. En France, la DGCCRF, l’administration qui protège les consommateurs, peut contrôler toute boutique, même minuscule.',
    },
    {
      kind: 'door',
      part: 'controle',
      text: 'Faux avis, faux prix barrés, fausse urgence\u00a0: vingt défauts se cherchent dans votre page, ou dans une page que vous collez.',
      label: 'Contrôler une page',
    },
    {
      kind: 'text',
      text: 'Ce qu’aucune règle ne voit, c’est la copie. Une marque, un dessin, une photo prise ailleurs appartiennent à quelqu’un. Vendre une imitation est une contrefaçon, même si un fournisseur vous la propose.',
    },
    {
      kind: 'sum',
      title: 'Exemple\u00a0: annoncer 3\u00a0jours de livraison quand il en faut 20',
      lines: [
        ['20 commandes à 30\u00a0€', '600\u00a0€'],
        ['20 produits et envois à 15\u00a0€', '−\u00a0300\u00a0€'],
        ['Publicité', '−\u00a0160\u00a0€'],
        ['8 remboursements à 30\u00a0€', '−\u00a0240\u00a0€'],
        ['Résultat', '=\u00a0−100\u00a0€'],
      ],
    },
    {
      kind: 'text',
      text: 'Avec le vrai délai, imaginons 12 commandes seulement\u00a0: 360\u00a0€ encaissés, 180\u00a0€ de produits et d’envois, la même publicité. Le résultat est de 360\u00a0−\u00a0180\u00a0−\u00a0160\u00a0=\u00a020\u00a0€. C’est peu, mais il n’y a rien à rendre, et douze personnes peuvent vous recommander.',
    },
    { kind: 'heading', text: 'Ce qui rassure pour de vrai' },
    {
      kind: 'text',
      text: 'Des photos prises par vous. Un délai que vous tenez. Une adresse où quelqu’un répond. Des conditions de retour lisibles avant l’achat. Et si vous n’avez pas encore d’avis, dites-le\u00a0: «\u00a0Nous débutons, écrivez-nous avant de commander.\u00a0» Un avis demandé à chaque vrai client, sans choisir ni payer, vaut mieux que vingt inventés.',
    },
    {
      kind: 'text',
      text: 'Vous avez un doute\u00a0? Imaginez que le client apprenne comment vous avez fait. S’il peut se sentir trompé, ne le faites pas.',
    },
  ],
  check: [
    {
      question: 'Vous n’avez encore aucun client. Que mettre à la place des avis\u00a0?',
      answers: [
        'Vos photos, votre délai réel et une adresse pour vous écrire',
        'Les mots de trois amis, signés comme s’ils avaient acheté',
        'Les avis que le fournisseur a déjà reçus sur le même objet, traduits',
      ],
      right: 0,
      why: 'Vos amis n’ont pas acheté, et les clients du fournisseur n’ont pas acheté chez vous\u00a0: les afficher comme les vôtres serait tromper. Vos preuves à vous suffisent pour commencer.',
    },
    {
      question:
        'Vous vendez un objet 25\u00a0€. Quand pouvez-vous l’afficher à «\u00a025\u00a0€ au lieu de 40\u00a0€\u00a0»\u00a0?',
      answers: [
        'Si un concurrent le vend 40\u00a0€ depuis plusieurs mois',
        'Si vous l’avez vraiment vendu 40\u00a0€, dans les règles',
        'Si vous comptez le passer à 40\u00a0€ dès la semaine suivante',
      ],
      right: 1,
      why: 'Une remise part d’un prix que vous avez vraiment pratiqué, et la loi précise lequel. La règle exacte se lit sur la page de la DGCCRF.',
    },
    {
      question:
        'Un fournisseur vous propose un sac au logo d’une marque connue, à moitié prix. Que faites-vous\u00a0?',
      answers: [
        'J’accepte\u00a0: c’est lui qui est responsable',
        'J’accepte, en écrivant «\u00a0inspiré de la marque\u00a0»',
        'Je refuse\u00a0: vendre une imitation m’engage aussi',
      ],
      right: 2,
      why: 'Celui qui vend une contrefaçon en répond, même s’il ne l’a pas fabriquée. Écrire «\u00a0inspiré de\u00a0» n’y change rien.',
    },
  ],
  sources: ['conso', 'ecommerce', 'marque', 'signal'],
  task: 'Notez deux ou trois preuves vraies que vous pouvez montrer, ou préparer cette semaine.',
}
