import type { LessonText } from '@/domain/learning/lesson'

export const TEXT: LessonText = {
  blocks: [
    {
      kind: 'text',
      text: 'Un visiteur ne lit pas votre page\u00a0: il l’interroge. Il a six questions, presque toujours dans cet ordre, et repart à la première qui reste sans réponse.',
    },
    { kind: 'heading', text: 'Les six questions' },
    {
      kind: 'list',
      lines: [
        'Qu’est-ce que c’est, et pour qui\u00a0? Un titre que l’on comprend seul, et une photo de l’objet qui sert.',
        'Combien\u00a0? Le prix, la livraison comprise, sans avoir à chercher.',
        'Quand\u00a0? Un délai en jours, celui que vous tenez.',
        'Est-ce que cela marche\u00a0? Le geste en vidéo, les mesures, de vrais avis s’il y en a.',
        'Et si cela ne va pas\u00a0? Le retour, la réparation, expliqués en deux phrases.',
        'À qui ai-je affaire\u00a0? Votre nom, une adresse, quelqu’un qui répond.',
      ],
    },
    {
      kind: 'sum',
      title: 'Exemple\u00a0: le prix dit trop tard',
      lines: [
        ['Prix affiché sur la page', '24,00\u00a0€'],
        ['Livraison, découverte au moment de payer', '+\u00a06,90\u00a0€'],
        ['Prix demandé', '=\u00a030,90\u00a0€'],
        ['Hausse au dernier moment', '6,90\u00a0÷\u00a024\u00a0≈\u00a029\u00a0%'],
      ],
    },
    {
      kind: 'text',
      text: 'Le visiteur avait dit oui à 24\u00a0€. On lui demande presque 31\u00a0€. Il n’a pas changé d’avis\u00a0: c’est le prix qui a changé. Annoncez la livraison tout de suite, ou comptez-la dans le prix si votre marge le permet.',
    },
    { kind: 'heading', text: 'Le haut de la page d’abord' },
    {
      kind: 'text',
      text: 'Sur un téléphone, le premier écran répond aux deux premières questions, et porte le bouton. Montrez-le cinq secondes à quelqu’un, cachez-le, puis demandez\u00a0: qu’est-ce que je vends, à qui, à quel prix\u00a0? Ce qu’il ne sait pas dire, le visiteur ne le saura pas non plus.',
    },
    {
      kind: 'door',
      part: 'fiche',
      text: 'Votre fiche se compose de vos propres mots\u00a0: elle montre ce qui manque, et ce que la loi demande avant le paiement.',
      label: 'Ma fiche',
    },
  ],
  check: [
    {
      question: 'Quelle question un visiteur se pose-t-il en premier\u00a0?',
      answers: [
        'Qu’est-ce que c’est, et est-ce pour moi\u00a0?',
        'Qui a fondé cette boutique, et depuis quand\u00a0?',
        'Y a-t-il une remise sur deux articles\u00a0?',
      ],
      right: 0,
      why: 'Tant qu’il ne sait pas ce qu’il regarde, le reste ne l’intéresse pas. Le titre et la photo répondent avant tout.',
    },
    {
      question: 'Votre livraison coûte 6,90\u00a0€. Où l’annoncer\u00a0?',
      answers: [
        'Dans les conditions de vente, en bas de page',
        'Près du prix, dès la page du produit',
        'Au moment de payer, quand l’acheteur est décidé',
      ],
      right: 1,
      why: 'Un coût découvert au dernier moment donne le sentiment d’avoir été piégé. Dit tout de suite, il fait simplement partie du prix.',
    },
    {
      question:
        'Vous n’avez pas encore d’avis. Comment répondre à «\u00a0est-ce que cela marche\u00a0»\u00a0?',
      answers: [
        'Avec une note de cinq étoiles, en attendant les vraies',
        'En laissant la question de côté jusqu’aux premières ventes',
        'Avec une vidéo du geste et les mesures de l’objet',
      ],
      right: 2,
      why: 'Montrer l’objet qui sert est déjà une preuve. Une note inventée trompe, et un silence fait partir.',
    },
  ],
  sources: ['ecommerce', 'conso'],
  task: 'Répondez aux six questions pour votre produit, une ligne chacune\u00a0: vous aurez le plan de votre page.',
}
