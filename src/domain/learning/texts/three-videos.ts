import type { LessonText } from '@/domain/learning/lesson'

export const TEXT: LessonText = {
  blocks: [
    {
      kind: 'text',
      text: 'Une vidéo n’a pas besoin d’être belle. Elle a besoin de montrer. Un téléphone, une fenêtre et une main qui fait le geste\u00a0: pour commencer, cela suffit.',
    },
    { kind: 'heading', text: 'Trois vidéos, trois rôles' },
    {
      kind: 'list',
      lines: [
        'Le problème. La gêne telle qu’elle arrive, puis le geste qui la règle. Elle attire ceux qui se reconnaissent.',
        'La preuve. L’objet qui sert, en gros plan, du début à la fin. Elle répond à «\u00a0Est-ce que cela marche\u00a0?\u00a0»',
        'La réponse. La question que l’on vous pose le plus, et ce que vous en dites. Elle rassure ceux qui hésitent.',
      ],
    },
    {
      kind: 'sum',
      title: 'Exemple\u00a0: une vidéo de 20\u00a0secondes',
      lines: [
        ['La gêne, dès la première image', '3\u00a0secondes'],
        ['Le geste, en entier', '+\u00a012\u00a0secondes'],
        ['Le résultat, et où trouver l’objet', '+\u00a05\u00a0secondes'],
        ['Durée', '=\u00a020\u00a0secondes'],
      ],
    },
    {
      kind: 'text',
      text: 'Pas d’introduction, pas de logo qui tourne\u00a0: on décide très vite de rester ou de passer. Filmez chaque plan trois fois, gardez le meilleur. Écrivez les mots importants sur l’image, car on regarde souvent sans le son.',
    },
    { kind: 'heading', text: 'Ce qui n’est pas à vous' },
    {
      kind: 'text',
      text: 'Une musique, un extrait, la vidéo d’un autre ont un auteur\u00a0: prenez ce que l’application met à disposition pour un usage commercial, ou rien. Une personne que l’on reconnaît doit être d’accord, et pour un enfant, ses parents. Si quelqu’un reçoit de l’argent ou un cadeau pour parler de votre objet, cela doit se voir dès le début.',
    },
    { kind: 'heading', text: 'Ce que l’on attend d’elles' },
    {
      kind: 'text',
      text: 'Peut-être peu de vues, et c’est normal. Vous cherchez autre chose\u00a0: laquelle fait poser une question, laquelle amène quelqu’un sur votre page\u00a0? Notez-le. La vidéo qui fait parler indique la prochaine à tourner, et, plus tard, celle qui mérite une publicité.',
    },
    {
      kind: 'text',
      text: 'Le geste doit être vrai. Une accélération qui triche, un résultat retouché\u00a0: l’acheteur le découvre chez lui, et il le raconte.',
    },
  ],
  check: [
    {
      question: 'Que montrer pendant les trois premières secondes\u00a0?',
      answers: ['Le nom de votre boutique', 'Vous, en train de dire bonjour', 'La gêne que l’objet règle'],
      right: 2,
      why: 'Celui qui vit cette gêne s’arrête, car il se reconnaît. Le nom de la boutique l’intéressera ensuite.',
    },
    {
      question: 'Vous offrez l’objet à quelqu’un pour qu’il en parle en vidéo. Que faut-il\u00a0?',
      answers: [
        'Que cela soit dit clairement dans la vidéo',
        'Rien de spécial, puisqu’il n’est pas payé',
        'Qu’il n’en dise que du bien, puisque l’objet est offert',
      ],
      right: 0,
      why: 'Un cadeau contre une vidéo est une collaboration commerciale, et celui qui regarde doit le savoir. Les règles se lisent sur la page de la DGCCRF.',
    },
    {
      question:
        'Trois vidéos, peu de vues, mais l’une a reçu quatre questions. Que tournez-vous ensuite\u00a0?',
      answers: [
        'Une vidéo qui répond à ces questions',
        'La même chose, avec une musique à la mode',
        'Rien\u00a0: sans vues, les vidéos ne servent pas',
      ],
      right: 0,
      why: 'Une question montre un intérêt réel. Y répondre en image vous donne le prochain sujet, et rassure les suivants.',
    },
  ],
  sources: ['conso', 'rgpd'],
  task: 'Posez chaque vidéo sur un jour où vous aurez de la lumière\u00a0: filmez, gardez le meilleur plan, arrêtez-vous là.',
}
