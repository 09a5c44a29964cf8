import type { LessonText } from '@/domain/learning/lesson'

export const TEXT: LessonText = {
  blocks: [
    {
      kind: 'text',
      text: 'Un plan s’arrête rarement par manque de volonté. Il était trop grand, il n’avait pas de jour, et personne n’avait prévu le premier contretemps. Trois réglages y remédient.',
    },
    { kind: 'heading', text: 'Petit' },
    {
      kind: 'text',
      text: 'Une tâche tient en moins de 45\u00a0minutes et laisse une trace\u00a0: un texte, un lien, un chiffre. «\u00a0Créer ma boutique\u00a0» n’est pas une tâche, c’est une saison. «\u00a0Écrire le titre de ma page\u00a0» en est une.',
    },
    { kind: 'heading', text: 'Daté' },
    {
      kind: 'text',
      text: 'Donnez-lui un jour, et un moment qui existe déjà dans votre vie\u00a0: mardi, après le dîner. «\u00a0Dans la semaine\u00a0» n’est pas un jour, et n’arrive donc jamais.',
    },
    { kind: 'heading', text: 'Prévu' },
    {
      kind: 'text',
      text: 'Cherchez ce qui vous arrêtera, vous, et écrivez d’avance la réponse. «\u00a0Si je rentre tard mardi, alors je fais dix minutes, et le reste jeudi.\u00a0» Des psychologues ont étudié ces phrases en «\u00a0si\u00a0» et «\u00a0alors\u00a0»\u00a0: elles aident à passer de l’intention au geste, parce que la décision est déjà prise.',
    },
    {
      kind: 'sum',
      title: 'Exemple\u00a0: une semaine de 3\u00a0heures',
      lines: [
        ['Temps que vous avez vraiment', '180\u00a0minutes'],
        ['Trois tâches de 40\u00a0minutes', '−\u00a0120\u00a0minutes'],
        ['Bilan de la semaine', '−\u00a05\u00a0minutes'],
        ['Place pour l’imprévu', '=\u00a055\u00a0minutes'],
      ],
    },
    {
      kind: 'text',
      text: 'Quatre tâches tiendraient sur le papier\u00a0: 4\u00a0×\u00a040\u00a0=\u00a0160\u00a0minutes. Mais au premier train en retard, l’une d’elles tombe, et la semaine finit sur un échec. Trois tâches faites donnent envie de continuer. Quatre, dont une manquée, donnent envie d’arrêter.',
    },
    { kind: 'heading', text: 'Quand cela coince' },
    {
      kind: 'text',
      text: 'Une tâche repoussée deux fois ne demande pas plus de courage\u00a0: elle demande à être coupée en deux. Et ce qui n’a pas été fait n’est pas une faute, c’est un renseignement. Le bilan sert à le lire\u00a0: était-ce trop grand, mal placé, ou inutile\u00a0?',
    },
    {
      kind: 'text',
      text: 'Une semaine qui tient n’impressionne personne. Elle se répète, et c’est sa force.',
    },
  ],
  check: [
    {
      question: 'Laquelle de ces trois phrases est une tâche\u00a0?',
      answers: [
        'Avancer vraiment sur ma boutique cette semaine',
        'Devenir meilleur en publicité',
        'Mardi soir, écrire trois titres de page',
      ],
      right: 2,
      why: 'Elle a un jour, elle tient en une séance, et elle laisse trois titres derrière elle. Les deux autres sont des souhaits.',
    },
    {
      question: 'Vous avez 3\u00a0heures. Combien de tâches de 40\u00a0minutes notez-vous\u00a0?',
      answers: [
        'Trois, et je garde une place pour l’imprévu',
        'Quatre, car 160\u00a0minutes tiennent dans 180',
        'Six, en sachant que je n’en ferai que la moitié',
      ],
      right: 0,
      why: 'Trois tâches prennent 3\u00a0×\u00a040\u00a0=\u00a0120\u00a0minutes. Le reste absorbe les retards, et une semaine qui finit bien recommence.',
    },
    {
      question: 'Une tâche est repoussée pour la deuxième fois. Que faites-vous\u00a0?',
      answers: [
        'Je la garde telle quelle, et je m’y mettrai vraiment',
        'J’en fais un pas de dix minutes, avec un jour',
        'Je l’ajoute à celles de demain, pour rattraper le retard',
      ],
      right: 1,
      why: 'Ce qui est repoussé est souvent trop grand ou trop flou. Un pas de dix minutes se commence, et commencer est le plus dur.',
    },
  ],
  sources: [],
  task: 'Posez trois petites tâches sur des jours où vous serez vraiment là\u00a0: gardez ces textes, ou remplacez-les par les vôtres.',
}
