import type { LessonText } from '@/domain/learning/lesson'

export const TEXT: LessonText = {
  blocks: [
    {
      kind: 'text',
      text: 'Une première publicité est le prix d’une réponse, pas un placement. Son budget est donc une somme que vous pouvez perdre entièrement, sans toucher au loyer et sans rien emprunter.',
    },
    { kind: 'heading', text: 'Le plafond d’une vente' },
    {
      kind: 'text',
      text: 'Les outils parlent de CPA, «\u00a0coût par acquisition\u00a0»\u00a0: ce que la publicité a coûté pour une vente. Votre CPA maximal n’est pas une opinion, c’est un calcul.',
    },
    {
      kind: 'sum',
      title: 'Exemple\u00a0: une gamelle pour chat',
      lines: [
        ['Prix de vente, TVA retirée', '32,00\u00a0€'],
        ['Achat, douane comprise', '−\u00a010,00\u00a0€'],
        ['Envoi, emballage et frais de paiement', '−\u00a05,00\u00a0€'],
        ['CPA maximal', '=\u00a017,00\u00a0€'],
      ],
    },
    {
      kind: 'text',
      text: 'À 17\u00a0€, vous ne gagnez rien, et vos cotisations ne sont pas payées. Visez plus bas\u00a0: à 11\u00a0€, il reste 17\u00a0−\u00a011\u00a0=\u00a06\u00a0€ par vente. C’est ce chiffre visé que vous notez dans la fiche, à «\u00a0Publicité par vente\u00a0».',
    },
    { kind: 'heading', text: 'La règle d’arrêt, écrite avant' },
    {
      kind: 'text',
      text: 'Choisissez deux bornes. Le budget\u00a0: ici 60\u00a0€, jamais plus. Et l’alerte\u00a0: si deux fois le plafond, 2\u00a0×\u00a017\u00a0=\u00a034\u00a0€, sont dépensés sans une seule vente, on coupe. À la fin, on compte\u00a0: 60\u00a0÷\u00a017\u00a0≈\u00a03,5. Avec 3 ventes, l’essai a perdu un peu\u00a0; à partir de 4, il a remboursé sa publicité.',
    },
    { kind: 'heading', text: 'Un essai propre' },
    {
      kind: 'list',
      lines: [
        'Un produit, une page, une annonce\u00a0: sinon, vous ne saurez pas ce qui a compté.',
        'Un plafond total et une date de fin, réglés dans l’outil avant de lancer.',
        'Un coup d’œil par jour, à heure fixe. Toutes les heures, on ne lit que du hasard.',
        'Une annonce vraie\u00a0: ni avis inventé, ni résultat promis, ni remise fictive.',
      ],
    },
    {
      kind: 'text',
      text: 'Une vidéo qui a déjà fait poser des questions est un bon premier essai\u00a0: elle a montré qu’elle parle à quelqu’un. Et si vous ne pouvez rien perdre en ce moment, attendez. Les vidéos gratuites apprennent aussi, et la publicité sera encore là.',
    },
  ],
  check: [
    {
      question:
        'Il vous reste 17\u00a0€ par vente avant la publicité. Que se passe-t-il si une vente coûte 17\u00a0€ de publicité\u00a0?',
      answers: [
        'Vous gagnez 17\u00a0€ par vente',
        'Vous ne gagnez rien sur cette vente',
        'Vous gagnez la moitié, soit 8,50\u00a0€ par vente',
      ],
      right: 1,
      why: 'Le calcul\u00a0: 17\u00a0−\u00a017\u00a0=\u00a00\u00a0€. Le plafond est la limite à ne pas atteindre, non le but à viser.',
    },
    {
      question: 'Quelle somme convient à un premier essai\u00a0?',
      answers: [
        'Celle que vous pouvez perdre entièrement sans gêne',
        'Celle que vous espérez récupérer à la fin du mois',
        'La plus grande possible, pour avoir vite un résultat',
      ],
      right: 0,
      why: 'Un essai peut ne rien rapporter. Si la perte vous gênait, vous ne décideriez plus calmement.',
    },
    {
      question:
        '34\u00a0€ sont dépensés, aucune vente, et votre règle disait d’arrêter. Que faites-vous\u00a0?',
      answers: [
        'J’attends la fin du budget, la prochaine vente peut venir',
        'J’augmente le budget, pour que l’outil apprenne',
        'J’arrête, et je relis la page et l’annonce',
      ],
      right: 2,
      why: 'La règle a été écrite la tête froide. Les 26\u00a0€ qui restent, 60\u00a0−\u00a034\u00a0=\u00a026\u00a0€, serviront à un essai meilleur.',
    },
  ],
  sources: ['conso', 'tva', 'douane', 'urssaf'],
  task: 'Prenez votre produit, regardez ce qui reste avant la publicité, et notez la somme que vous visez par vente, bien au-dessous.',
}
