import type { LessonText } from '@/domain/learning/lesson'

export const TEXT: LessonText = {
  blocks: [
    {
      kind: 'text',
      text: 'Une idée d’objet vient vite. Un acheteur, moins. Prenez le chemin dans l’autre sens\u00a0: trouvez d’abord une gêne, puis l’objet qui la règle.',
    },
    { kind: 'heading', text: 'Les signes d’une vraie gêne' },
    {
      kind: 'list',
      lines: [
        'Elle revient. Ce qui agace une fois par an s’oublie\u00a0; ce qui agace chaque matin donne envie d’agir.',
        'Elle coûte. Du temps, de l’argent, du sommeil, ou un peu de honte devant les autres.',
        'Elle est déjà combattue. La personne bricole, achète une mauvaise solution ou se plaint. C’est le signe le plus fort\u00a0: elle cherche.',
      ],
    },
    { kind: 'heading', text: 'Où l’entendre' },
    {
      kind: 'text',
      text: 'Dans les avis à deux ou trois étoiles des produits voisins. Dans les groupes où votre public se parle. Autour de vous. Recopiez les mots exacts\u00a0: «\u00a0le bas de mon pantalon est noir de graisse quand j’arrive au bureau\u00a0» vaut mieux que «\u00a0problème de mobilité urbaine\u00a0».',
    },
    {
      kind: 'sum',
      title: 'Exemple\u00a0: ce que la gêne coûte à une cycliste, en un an',
      lines: [
        ['Nettoyage du pantalon, chaque mois', '9\u00a0×\u00a012\u00a0=\u00a0108\u00a0€'],
        ['Une bande qui serre le bas du pantalon', '−\u00a014\u00a0€'],
        ['Économie', '=\u00a094\u00a0€'],
      ],
    },
    {
      kind: 'text',
      text: 'Ce calcul ne prouve pas qu’elle achètera. Il montre que 14\u00a0€ peuvent lui paraître raisonnables, et il vous donne une phrase pour votre page.',
    },
    { kind: 'heading', text: 'La question qui ne ment pas' },
    {
      kind: 'text',
      text: '«\u00a0Achèteriez-vous cet objet\u00a0?\u00a0» Par gentillesse, on répond oui. Demandez plutôt\u00a0: «\u00a0La dernière fois que c’est arrivé, qu’avez-vous fait\u00a0?\u00a0» On invente l’avenir, on raconte le passé. Si la personne n’a rien fait, rien cherché, rien acheté, la gêne est sans doute trop petite.',
    },
    {
      kind: 'text',
      text: 'Méfiez-vous aussi de votre propre envie. Qui part de l’objet cherche des raisons de l’aimer. Qui part de la gêne peut changer d’objet trois fois sans rien perdre.',
    },
    {
      kind: 'text',
      text: 'Et gardez une limite. Une gêne qui touche à la santé demande un médecin, pas une boutique\u00a0: ne promettez jamais de soigner.',
    },
  ],
  check: [
    {
      question: 'Laquelle de ces phrases décrit une gêne\u00a0?',
      answers: [
        'Les gens d’aujourd’hui veulent plus de confort',
        'Dans le bus, la buée couvre mes lunettes',
        'Une lingette antibuée, lavable, dans son étui',
      ],
      right: 1,
      why: 'On y voit quelqu’un, un moment et un désagrément. La première phrase est trop vague, la troisième est déjà un objet.',
    },
    {
      question: 'Quel signe pèse le plus lourd\u00a0?',
      answers: [
        'Trois amis trouvent l’idée bonne',
        'L’objet est apparu dans une vidéo très vue',
        'Des gens bricolent déjà une solution',
      ],
      right: 2,
      why: 'Bricoler demande du temps\u00a0: c’est la preuve que la gêne compte. Un compliment ou une vue ne coûtent rien.',
    },
    {
      question: 'Que demander à quelqu’un qui a peut-être cette gêne\u00a0?',
      answers: [
        'Achèteriez-vous un objet qui règle cela pour toujours\u00a0?',
        'Qu’avez-vous fait la dernière fois que c’est arrivé\u00a0?',
        'Combien paieriez-vous, au maximum, pour cela\u00a0?',
      ],
      right: 1,
      why: 'Le passé se raconte, l’avenir s’invente. Ce que la personne a déjà fait vous dit si elle cherche vraiment.',
    },
  ],
  sources: [],
  task: 'Pensez à quelqu’un que vous connaissez, et écrivez sa gêne avec ses mots, pas avec les vôtres.',
}
