import type { LessonText } from '@/domain/learning/lesson'

export const TEXT: LessonText = {
  blocks: [
    {
      kind: 'text',
      text: 'Acheter ou fabriquer pour vendre, même un peu, c’est exercer une activité, et une activité se déclare. Cette leçon ne donne ni seuil, ni taux, ni délai\u00a0: ils changent.',
    },
    { kind: 'heading', text: 'Deux questions d’abord' },
    {
      kind: 'list',
      lines: [
        'Qu’est-ce que cela change pour moi\u00a0? Emploi, études, chômage, moins de 18\u00a0ans\u00a0: posez d’abord la question à ceux qui vous emploient, vous suivent ou vous élèvent.',
        'Sous quelle forme\u00a0? La micro-entreprise est une forme simplifiée pour travailler à son compte. Elle a des conditions et des limites\u00a0: lisez-les avant de choisir.',
      ],
    },
    {
      kind: 'door',
      part: 'obligations',
      text: 'Le reste dépend de vous\u00a0: neuf réponses choisissent vos obligations, chacune avec sa page officielle.',
      label: 'Mes obligations',
    },
    { kind: 'heading', text: 'Le piège du premier mois' },
    {
      kind: 'text',
      text: 'En micro-entreprise, les cotisations se calculent sur ce que vous encaissez, et non sur ce qu’il vous reste.',
    },
    {
      kind: 'sum',
      title: 'Exemple\u00a0: dix ventes à 20\u00a0€, avec un taux inventé',
      lines: [
        ['Encaissé\u00a0: 10 ventes à 20\u00a0€', '200\u00a0€'],
        ['Produits et envois', '−\u00a0130\u00a0€'],
        ['Publicité', '−\u00a040\u00a0€'],
        ['Cotisations (exemple\u00a0: 10\u00a0% de 200\u00a0€)', '−\u00a020\u00a0€'],
        ['Reste', '=\u00a010\u00a0€'],
      ],
    },
    {
      kind: 'text',
      text: 'Sur les 30\u00a0€ que l’on croyait garder, les cotisations prennent 20\u00a0€. Il fallait seulement le savoir avant de fixer le prix. À chaque vente, mettez de côté la part qui n’est pas à vous.',
    },
    {
      kind: 'text',
      text: 'Si une réponse vous semble floue, appelez l’organisme concerné plutôt que de suivre un avis lu sur un forum.',
    },
  ],
  check: [
    {
      question: 'Un ami vous cite un seuil de TVA. Qu’en faites-vous\u00a0?',
      answers: [
        'Je le note, puisqu’il vend déjà depuis deux ans',
        'Je le cherche sur la page officielle, le jour même',
        'Je prends la moyenne de ce que disent trois vidéos',
      ],
      right: 1,
      why: 'Un seuil change, et l’ancien continue de circuler. Seule la page officielle, lue le jour même, compte.',
    },
    {
      question: 'Dans l’exemple, sur quelle somme se calculent les cotisations\u00a0?',
      answers: [
        'Sur les 200\u00a0€ encaissés',
        'Sur les 70\u00a0€ qui restent une fois les produits payés',
        'Sur les 30\u00a0€ qui restent une fois la publicité payée',
      ],
      right: 0,
      why: 'En micro-entreprise, on part de l’argent encaissé, sans retirer les dépenses. C’est pourquoi elles pèsent lourd quand la marge est mince.',
    },
    {
      question:
        'Un site propose de créer votre micro-entreprise contre un paiement. Que faites-vous d’abord\u00a0?',
      answers: [
        'Je paie\u00a0: c’est sûrement le prix de la déclaration',
        'Je commence à vendre, et j’attends un courrier',
        'Je vérifie que je suis bien sur le guichet unique',
      ],
      right: 2,
      why: 'Des sites privés font payer des démarches que l’on peut faire soi-même. Le guichet unique dit ce qui est payant et ce qui ne l’est pas.',
    },
  ],
  sources: ['micro', 'formalites', 'urssaf', 'simuler', 'tva'],
  task: 'Posez ces trois tâches sur vos jours\u00a0: chacune tient en une demi-heure, une page officielle ouverte à côté.',
}
