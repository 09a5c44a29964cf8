import type { LessonText } from '@/domain/learning/lesson'

export const TEXT: LessonText = {
  blocks: [
    {
      kind: 'text',
      text: 'Après un essai décevant, on trouve toujours une raison de continuer\u00a0: il a plu, c’étaient les vacances, la photo était sombre. Pour ne pas négocier avec soi-même, on écrit la décision avant de connaître le résultat.',
    },
    { kind: 'heading', text: 'La phrase en quatre morceaux' },
    {
      kind: 'list',
      lines: [
        'Quoi\u00a0: un produit, une page, une annonce.',
        'Jusqu’à quand\u00a0: une date, pas «\u00a0quelques jours\u00a0».',
        'Avec combien\u00a0: une somme que vous pouvez perdre entièrement.',
        'Et sinon\u00a0: le résultat au-dessous duquel vous arrêtez.',
      ],
    },
    {
      kind: 'sum',
      title: 'Exemple\u00a0: l’essai d’un porte-vélo mural',
      lines: [
        ['Budget de publicité', '60\u00a0€'],
        ['Reste par vente, avant la publicité', '15\u00a0€'],
        ['Ventes pour rembourser le budget', '60\u00a0÷\u00a015\u00a0=\u00a04'],
      ],
    },
    {
      kind: 'text',
      text: 'La phrase devient\u00a0: «\u00a0J’essaie le porte-vélo jusqu’au dimanche 14, avec 60\u00a0€. À 4 ventes ou plus, je continue. À 2 ou 3, je change une seule chose et je refais un essai, un seul. À 0 ou 1, j’arrête.\u00a0»',
    },
    { kind: 'heading', text: 'Pourquoi l’écrire avant' },
    {
      kind: 'text',
      text: 'Parce qu’après, deux ventes ressemblent à un début. Elles ont rapporté 2\u00a0×\u00a015\u00a0=\u00a030\u00a0€, et l’essai a donc coûté 60\u00a0−\u00a030\u00a0=\u00a030\u00a0€. Avec la phrase sous les yeux, vous savez quoi faire. Sans elle, vous remettez 60\u00a0€, puis encore 60\u00a0€.',
    },
    { kind: 'heading', text: 'Ce qu’un petit essai dit, et ce qu’il tait' },
    {
      kind: 'text',
      text: 'Quatre ventes ne prouvent pas un avenir\u00a0: le hasard y a sa part. Elles disent seulement que l’étape suivante mérite d’être payée. Zéro vente ne prouve pas non plus que l’idée est mauvaise. Mais votre argent et vos soirées ont une fin, et un autre produit attend son tour.',
    },
    {
      kind: 'text',
      text: 'Arrêter à la date prévue n’est pas un échec\u00a0: c’est un essai terminé. Notez ce que vous avez appris en une ligne, et gardez-la. La place laissée libre par vos concurrents, elle, ne disparaît pas\u00a0: un autre objet y répondra peut-être mieux.',
    },
    {
      kind: 'text',
      text: 'Un seul interdit\u00a0: changer la phrase pendant l’essai. Si elle était mal écrite, la prochaine sera meilleure.',
    },
  ],
  check: [
    {
      question: 'Laquelle de ces phrases permet de décider\u00a0?',
      answers: [
        'Je teste tant que les gens ont l’air intéressés par le produit',
        'Je teste quelques jours, puis je verrai bien ce que cela donne',
        'Je teste jusqu’au 14, avec 60\u00a0€\u00a0; à moins de 2 ventes, j’arrête',
      ],
      right: 2,
      why: 'Elle a une date, une somme et un seuil. Les deux autres se laissent toujours prolonger d’un jour.',
    },
    {
      question:
        'Il vous reste 12\u00a0€ par vente avant la publicité, et vous essayez avec 48\u00a0€. Combien de ventes remboursent l’essai\u00a0?',
      answers: ['2 ventes', '12 ventes', '4 ventes'],
      right: 2,
      why: 'Le calcul\u00a0: 48\u00a0÷\u00a012\u00a0=\u00a04. Moins de 4 ventes, et l’essai coûte quelque chose\u00a0: à vous de dire d’avance combien vous acceptez.',
    },
    {
      question:
        'Le jour prévu, vous avez 1 vente, et la phrase disait d’arrêter à 0 ou 1. Il a plu toute la semaine. Que faites-vous\u00a0?',
      answers: [
        'Je prolonge d’une semaine, la pluie fausse tout',
        'J’arrête, et je note ce que j’ai appris',
        'Je double le budget pour avoir un résultat plus net',
      ],
      right: 1,
      why: 'Il y aura toujours une pluie. La phrase sert à décider sans elle\u00a0; si vous recommencez un jour, ce sera un nouvel essai, avec une nouvelle phrase.',
    },
  ],
  sources: [],
  task: 'Écrivez la demande à laquelle vous répondez et votre phrase en quatre morceaux, puis posez le jour où vous la relirez.',
}
