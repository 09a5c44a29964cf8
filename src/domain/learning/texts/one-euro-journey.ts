import type { LessonText } from '@/domain/learning/lesson'

export const TEXT: LessonText = {
  blocks: [
    {
      kind: 'text',
      text: 'Un client vous paie 36\u00a0€. Cet argent n’est pas encore à vous\u00a0: il traverse votre boutique, et chacun prend sa part au passage. Vendre, c’est savoir ce qui reste au bout du chemin avant de s’y engager.',
    },
    { kind: 'heading', text: 'Qui prend quoi' },
    {
      kind: 'list',
      lines: [
        'La TVA\u00a0: un impôt compris dans le prix affiché. Selon votre régime, vous la reversez à l’État ou vous n’en facturez pas.',
        'Le produit\u00a0: ce que vous payez au fournisseur, transport jusqu’à vous compris.',
        'La douane\u00a0: un droit sur ce qui vient de l’extérieur de l’Union européenne. Depuis juillet 2026, il y en a un aussi sur les petits colis.',
        'L’envoi\u00a0: le transport, le carton, l’étiquette.',
        'Le paiement\u00a0: une petite part pour l’outil qui encaisse par carte.',
        'La publicité\u00a0: ce que vous dépensez pour obtenir une vente, et non un clic.',
      ],
    },
    {
      kind: 'sum',
      title: 'Exemple\u00a0: un coussin de voyage à 36\u00a0€',
      lines: [
        ['Prix payé par le client', '36,00\u00a0€'],
        ['TVA à reverser (exemple\u00a0: 20\u00a0%)', '−\u00a06,00\u00a0€'],
        ['Produit, transport compris', '−\u00a09,00\u00a0€'],
        ['Droit de douane (exemple)', '−\u00a03,00\u00a0€'],
        ['Envoi et emballage', '−\u00a05,00\u00a0€'],
        ['Frais de paiement', '−\u00a00,80\u00a0€'],
        ['Publicité pour une vente', '−\u00a08,00\u00a0€'],
        ['Reste', '=\u00a04,20\u00a0€'],
      ],
    },
    {
      kind: 'text',
      text: 'Sur 36\u00a0€, il reste 4,20\u00a0€. Avant la publicité, il restait 12,20\u00a0€\u00a0: voilà tout ce que cette vente peut payer pour être trouvée. Et ce reste n’est pas un salaire. Il paie encore vos cotisations, l’abonnement de la boutique et les colis qui reviennent.',
    },
    {
      kind: 'text',
      text: 'Les taux et les droits changent, et la TVA de vos achats peut parfois se récupérer. N’apprenez rien par cœur\u00a0: lisez la page officielle, le jour où vous calculez.',
    },
    { kind: 'heading', text: 'Dans la fiche de votre produit' },
    {
      kind: 'text',
      text: 'Notez le prix que le client paie, TVA comprise, et chaque coût sur sa ligne. Votre régime se choisit une fois pour tous vos produits\u00a0: la fiche retire la TVA s’il le faut, puis vos cotisations. Sans elles, elle calcule ici\u00a0: 36\u00a0−\u00a06\u00a0−\u00a09\u00a0−\u00a03\u00a0−\u00a05\u00a0−\u00a00,80\u00a0−\u00a08\u00a0=\u00a04,20\u00a0€. Ce que vous ne savez pas encore reste vide, et la fiche le dit.',
    },
  ],
  check: [
    {
      question:
        'Vous reversez la TVA. Un client paie 36\u00a0€, TVA comprise. Avec quelle somme calculez-vous votre marge\u00a0?',
      answers: [
        '36\u00a0€\u00a0: c’est ce que le client a payé',
        '36\u00a0€ moins la TVA',
        '36\u00a0€ plus la TVA, que l’État vous rendra',
      ],
      right: 1,
      why: 'La TVA ne fait que passer entre vos mains. Dans l’exemple, 36\u00a0−\u00a06\u00a0=\u00a030\u00a0€\u00a0: c’est la somme qui peut payer le produit, l’envoi et la publicité.',
    },
    {
      question: 'Votre fournisseur se trouve hors de l’Union européenne. Où compter la douane\u00a0?',
      answers: [
        'Avec le coût d’achat\u00a0: sans elle, l’objet n’arrive pas',
        'Nulle part\u00a0: les petits colis ordinaires y échappent toujours',
        'Avec la publicité, car elle dépend du nombre de ventes',
      ],
      right: 0,
      why: 'Un droit de douane fait partie de ce que l’objet vous coûte, même petit. Son montant se lit sur le site de la douane, jamais de mémoire.',
    },
    {
      question:
        'Avant la publicité, il reste 12,20\u00a0€ par vente. Vos publicités coûtent 14\u00a0€ par vente. Que se passe-t-il\u00a0?',
      answers: [
        'Vous gagnez un peu moins à chaque vente',
        'Rien de grave\u00a0: en vendant plus, cela se rattrape',
        'Chaque vente vous fait perdre 1,80\u00a0€',
      ],
      right: 2,
      why: 'Le calcul\u00a0: 14\u00a0−\u00a012,20\u00a0=\u00a01,80\u00a0€. Si chaque vente perd, en vendre davantage agrandit la perte.',
    },
  ],
  sources: ['tva', 'douane', 'urssaf'],
  task: 'Choisissez un produit que vous avez repéré et notez ses quatre montants\u00a0: même approchés, ils disent s’il reste quelque chose.',
}
