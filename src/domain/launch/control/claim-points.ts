export interface ToCheck {
  readonly question: string
  /** What could not be read. */
  readonly unread: string
  /** The seller alone knows: no words are proposed. */
  readonly isOfSeller?: true
}

/** Points to check of what a page claims, where the words may be meant by an image. */
export const CLAIM_POINTS = {
  'false-urgency': {
    question: 'Cette hâte est-elle vraie\u00a0?',
    unread:
      'Des mots peuvent presser l’acheteur\u00a0: le contrôle n’en est pas sûr. Gardez-les s’ils sont vrais et montrables.',
    isOfSeller: true,
  },
  'unproven-reviews': {
    question: 'Ces mots parlent-ils de clients satisfaits\u00a0?',
    unread:
      'Des mots peuvent tenir lieu d’avis\u00a0: le contrôle n’en est pas sûr. Dites d’où ils viennent, ou retirez-les.',
    isOfSeller: true,
  },
  'unproven-certification': {
    question: 'Avez-vous le document de ce contrôle\u00a0?',
    unread:
      'Des mots peuvent annoncer un contrôle ou un label\u00a0: le contrôle n’en est pas sûr. Donnez la référence du document, ou retirez-les.',
    isOfSeller: true,
  },
  'health-claim': {
    question: 'Ces mots promettent-ils un effet sur la santé\u00a0?',
    unread:
      'Des mots parlent du corps et d’un mieux\u00a0: le contrôle n’en est pas sûr. S’ils promettent un effet, retirez-les.',
    isOfSeller: true,
  },
  'green-claim': {
    question: 'Ces mots promettent-ils un bien pour la nature\u00a0?',
    unread:
      'Des mots parlent de la nature\u00a0: le contrôle n’en est pas sûr. S’ils promettent un effet, donnez le chiffre ou le label, ou retirez-les.',
    isOfSeller: true,
  },
  'false-origin': {
    question: 'Ces mots font-ils croire à une origine française\u00a0?',
    unread:
      'Le produit vient d’ailleurs, et des mots peuvent faire croire qu’il est d’ici\u00a0: le contrôle n’en est pas sûr.',
    isOfSeller: true,
  },
} as const satisfies Readonly<Record<string, ToCheck>>
