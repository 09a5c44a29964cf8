import type { LessonText } from '@/domain/learning/lesson'

export const TEXT: LessonText = {
  blocks: [
    {
      kind: 'text',
      text: 'Qui parle à tout le monde n’est entendu de personne. Choisissez une personne. Non pas une tranche d’âge\u00a0: quelqu’un que vous pourriez appeler ce soir.',
    },
    { kind: 'heading', text: 'Une personne' },
    {
      kind: 'list',
      lines: [
        'Sa journée\u00a0: où est-elle quand la gêne arrive\u00a0?',
        'Ce qu’elle veut\u00a0: que fera-t-elle du temps ou du calme retrouvés\u00a0?',
        'Ses mots\u00a0: comment le raconte-t-elle à une amie\u00a0?',
        'Ses essais\u00a0: qu’a-t-elle déjà acheté, et pourquoi est-ce resté dans un tiroir\u00a0?',
      ],
    },
    {
      kind: 'text',
      text: 'Inspirez-vous d’une vraie personne, sans écrire son nom ni rien d’intime\u00a0: ce portrait sert à choisir vos mots, pas à ficher quelqu’un.',
    },
    { kind: 'heading', text: 'Une phrase' },
    {
      kind: 'text',
      text: '«\u00a0Pour une telle personne, qui vit telle gêne, cet objet permet telle chose, parce que telle preuve.\u00a0» Par exemple\u00a0: «\u00a0Pour les infirmières de nuit qui dorment en plein jour, ce masque fait le noir complet, parce que ses bords épousent le nez.\u00a0»',
    },
    {
      kind: 'text',
      text: 'Lisez-la à quelqu’un, une fois, puis demandez-lui de vous la redire. S’il hésite, c’est la phrase qui est trop longue, pas sa mémoire.',
    },
    {
      kind: 'sum',
      title: 'Exemple\u00a0: deux annonces à 30\u00a0€, chiffres inventés',
      lines: [
        [
          '«\u00a0Le meilleur masque de nuit\u00a0»\u00a0: 1 commande',
          '30\u00a0÷\u00a01\u00a0=\u00a030\u00a0€',
        ],
        [
          '«\u00a0Pour dormir après une garde\u00a0»\u00a0: 3 commandes',
          '30\u00a0÷\u00a03\u00a0=\u00a010\u00a0€',
        ],
        ['Écart par commande', '30\u00a0−\u00a010\u00a0=\u00a020\u00a0€'],
      ],
    },
    {
      kind: 'text',
      text: 'La seconde annonce a peut-être attiré moins de curieux. Mais ceux qui sont venus se sont reconnus, et chaque commande a coûté trois fois moins. Votre propre essai dira si c’est vrai pour vous.',
    },
    { kind: 'heading', text: 'La peur de se fermer des portes' },
    {
      kind: 'text',
      text: 'Choisir les infirmières n’empêche pas un boulanger d’acheter. Il comprend aussi vite qu’elles\u00a0: c’est pour dormir le jour. Une phrase précise voyage mieux qu’une phrase large.',
    },
    {
      kind: 'text',
      text: 'Et vous pourrez changer. Si, au bout d’un mois, ce sont des boulangers qui commandent, réécrivez la phrase pour eux.',
    },
  ],
  check: [
    {
      question: 'Quel portrait vous aidera le plus à écrire une annonce\u00a0?',
      answers: [
        'Les femmes de 25 à 45\u00a0ans, en France, qui travaillent',
        'Toutes les personnes qui dorment mal, quel que soit leur métier',
        'Une infirmière qui dort pendant la récréation d’en face',
      ],
      right: 2,
      why: 'On voit la scène, et les mots viennent. Les deux autres portraits contiennent trop de vies différentes pour une seule phrase.',
    },
    {
      question: 'Quelle phrase garderiez-vous pour une gourde\u00a0?',
      answers: [
        'Une gourde innovante, pensée pour toutes vos envies',
        'Pour courir l’hiver\u00a0: une gourde qui s’ouvre avec des gants',
        'La gourde de qualité que tout le monde s’arrache cette année',
      ],
      right: 1,
      why: 'On sait pour qui, dans quel moment, et ce que l’on y gagne. La première ne dit rien, la dernière affirme ce que l’on ne peut pas prouver.',
    },
    {
      question:
        'Vous visez les infirmières, et ce sont des boulangers qui commandent. Que faites-vous\u00a0?',
      answers: [
        'Je garde la phrase\u00a0: les infirmières finiront bien par commander',
        'Je les écoute, puis je réécris la phrase avec leurs mots',
        'J’écris une phrase pour tout le monde, afin de n’exclure aucun métier',
      ],
      right: 1,
      why: 'Ceux qui paient vous montrent à qui vous parlez vraiment. Écoutez-les, et choisissez de nouveau une personne.',
    },
  ],
  sources: ['rgpd'],
  task: 'Fermez les yeux, choisissez une personne, et décrivez d’abord sa journée, puis ce qu’elle voudrait y changer.',
}
