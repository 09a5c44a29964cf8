import type { LessonText } from '@/domain/learning/lesson'

export const TEXT: LessonText = {
  blocks: [
    {
      kind: 'text',
      text: 'Les outils affichent des dizaines de chiffres. Au début, trois suffisent, parce que chacun désigne un endroit à réparer.',
    },
    { kind: 'heading', text: 'Les trois chiffres' },
    {
      kind: 'list',
      lines: [
        'Les visites\u00a0: combien de passages sur votre page\u00a0?',
        'Les paniers\u00a0: combien de fois l’objet a-t-il été mis de côté pour être acheté\u00a0?',
        'Les commandes\u00a0: combien ont été payées\u00a0?',
      ],
    },
    {
      kind: 'sum',
      title: 'Exemple\u00a0: une semaine de boutique',
      lines: [
        ['Visites', '200'],
        ['Paniers', '10'],
        ['Commandes', '2'],
        ['Paniers pour 100 visites', '10\u00a0÷\u00a0200\u00a0=\u00a05\u00a0%'],
        ['Commandes pour 100 paniers', '2\u00a0÷\u00a010\u00a0=\u00a020\u00a0%'],
      ],
    },
    { kind: 'heading', text: 'Où regarder' },
    {
      kind: 'list',
      lines: [
        'Peu de visites\u00a0: personne ne vous a vu. Travaillez les vidéos, les annonces, les endroits où vous apparaissez.',
        'Des visites, peu de paniers\u00a0: la page ne répond pas. Relisez le titre, la photo, le prix.',
        'Des paniers, peu de commandes\u00a0: quelque chose effraie au moment de payer. Souvent la livraison, le délai ou le doute sur le vendeur.',
      ],
    },
    {
      kind: 'text',
      text: 'Dans l’exemple, huit paniers sur dix n’ont pas été payés\u00a0: 10\u00a0−\u00a02\u00a0=\u00a08. Avant de chercher plus de visiteurs, faites vous-même une commande, sur un téléphone, jusqu’au bout.',
    },
    { kind: 'heading', text: 'Une chose par semaine' },
    {
      kind: 'text',
      text: 'Si vous changez le prix, la photo et le titre le même jour, vous ne saurez pas ce qui a compté. Changez une chose, notez la date, attendez une semaine, regardez de nouveau.',
    },
    {
      kind: 'text',
      text: 'Et allez doucement. Passer de 2 à 3 commandes peut être un hasard\u00a0: additionnez plusieurs semaines avant de vous réjouir ou de vous inquiéter. Les pourcentages lus ailleurs viennent d’autres boutiques, d’autres prix, d’autres publics. Comparez-vous à vous-même, la semaine d’avant.',
    },
    {
      kind: 'text',
      text: 'Compter des visites peut demander l’accord des visiteurs\u00a0: la page de la CNIL dit dans quels cas. Et tenez votre carnet, même les semaines vides. Un zéro écrit est un point de départ\u00a0; un zéro oublié n’apprend rien.',
    },
  ],
  check: [
    {
      question: '200 visites, 10 paniers, 2 commandes. Où chercher d’abord\u00a0?',
      answers: [
        'Entre le panier et le paiement',
        'Dans le nombre de visites',
        'Dans le nombre de produits proposés',
      ],
      right: 0,
      why: 'Huit paniers ont été remplis, puis laissés là. Corriger ce qui arrête au moment de payer profite à toutes les visites suivantes.',
    },
    {
      question: 'Vos commandes passent de 2 à 3 après une nouvelle photo. Qu’en dites-vous\u00a0?',
      answers: [
        'La photo fait vendre moitié plus\u00a0: je refais toutes les autres',
        'La photo ne change rien\u00a0: je remets l’ancienne',
        'Photo ou hasard, je ne sais pas\u00a0: je continue de compter',
      ],
      right: 2,
      why: 'Une commande de plus est trop peu pour conclure. Plusieurs semaines qui vont dans le même sens en diront davantage.',
    },
    {
      question: 'Vous avez trois idées pour améliorer la page. Que faites-vous\u00a0?',
      answers: [
        'Je les applique toutes aujourd’hui, pour gagner du temps',
        'J’en choisis une, je note la date, et je compare dans une semaine',
        'J’attends d’avoir assez de visites pour les tester toutes ensemble',
      ],
      right: 1,
      why: 'Une seule chose changée, une seule explication possible. Trois à la fois, et le résultat ne vous apprend rien.',
    },
  ],
  sources: ['rgpd'],
  task: 'Choisissez un jour fixe\u00a0: la tâche y reviendra chaque semaine, avec vos trois chiffres et une seule chose à changer.',
}
