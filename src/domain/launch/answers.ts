import { readFields, readOneOf } from '@/domain/base/read-field'

interface Question {
  readonly key: string
  /** Short name, for « votre réponse » beside a duty. */
  readonly label: string
  readonly text: string
  readonly answers: readonly { readonly value: string; readonly label: string }[]
}

/** Nine questions whose answers choose the duties. All buyers are consumers; the seller is in France. */
export const QUESTIONS = [
  {
    key: 'status',
    label: 'Entreprise',
    text: 'Où en est votre entreprise\u00a0?',
    answers: [
      { value: 'none', label: 'Pas encore créée' },
      { value: 'micro', label: 'Micro-entreprise' },
      { value: 'company', label: 'Société ou autre statut' },
    ],
  },
  {
    key: 'shipsFrom',
    label: 'Départ du colis',
    text: 'D’où part le colis de votre client\u00a0?',
    answers: [
      { value: 'france', label: 'De France' },
      { value: 'eu', label: 'D’un autre pays de l’Union européenne' },
      { value: 'outside', label: 'De hors de l’Union européenne' },
    ],
  },
  {
    key: 'importer',
    label: 'Importateur',
    text: 'Qui fait entrer le produit dans l’Union européenne\u00a0?',
    answers: [
      { value: 'me', label: 'Moi, en mon nom' },
      { value: 'other', label: 'Mon fournisseur, une plateforme ou le transporteur' },
      { value: 'none', label: 'Personne\u00a0: acheté ou fabriqué dans l’Union' },
      { value: 'unknown', label: 'Je ne sais pas' },
    ],
  },
  {
    key: 'category',
    label: 'Produit',
    text: 'Que vendez-vous\u00a0?',
    answers: [
      { value: 'toy', label: 'Jouet' },
      { value: 'cosmetic', label: 'Cosmétique' },
      { value: 'food', label: 'Alimentaire' },
      { value: 'electric', label: 'Appareil électrique' },
      { value: 'textile', label: 'Textile' },
      { value: 'other', label: 'Autre' },
    ],
  },
  {
    key: 'channel',
    label: 'Lieu de vente',
    text: 'Où vendez-vous\u00a0?',
    answers: [
      { value: 'shop', label: 'Sur ma propre boutique' },
      { value: 'marketplace', label: 'Sur une place de marché' },
    ],
  },
  {
    key: 'buyers',
    label: 'Acheteurs',
    text: 'Où sont vos acheteurs\u00a0?',
    answers: [
      { value: 'france', label: 'En France' },
      { value: 'eu', label: 'Aussi dans d’autres pays de l’Union' },
    ],
  },
  {
    key: 'marketing',
    label: 'Lettre et pixels',
    text: 'Lettre d’information ou pixels\u00a0?',
    answers: [
      { value: 'none', label: 'Ni l’un ni l’autre' },
      { value: 'newsletter', label: 'Une lettre d’information' },
      { value: 'pixels', label: 'Des pixels ou des mesures d’audience' },
      { value: 'both', label: 'Les deux' },
    ],
  },
  {
    key: 'stock',
    label: 'Stock',
    text: 'Avez-vous un stock\u00a0?',
    answers: [
      { value: 'yes', label: 'Oui, je prépare les colis (moi ou mon logisticien)' },
      { value: 'no', label: 'Non, le fournisseur envoie' },
    ],
  },
  {
    key: 'selling',
    label: 'Ventes',
    text: 'Vendez-vous déjà\u00a0?',
    answers: [
      { value: 'yes', label: 'Oui' },
      { value: 'no', label: 'Pas encore' },
    ],
  },
] as const satisfies readonly Question[]

type Questions = (typeof QUESTIONS)[number]
export type QuestionKey = Questions['key']
type Answer<Key extends QuestionKey> = Extract<Questions, { key: Key }>['answers'][number]['value']

export type Answers = { readonly [Key in QuestionKey]: Answer<Key> }
/** Questions that are not answered yet are absent. */
export type GivenAnswers = Partial<Answers>

/** Unknown values are left out: the question is asked again. */
export function readAnswers(stored: unknown): GivenAnswers {
  const fields = readFields(stored) ?? {}
  const given = QUESTIONS.flatMap(({ key, answers }) => {
    const allowed = answers.map(({ value }) => value)
    const value = readOneOf<string>(fields[key], allowed, '')
    return value === '' ? [] : [[key, value]]
  })
  return Object.fromEntries(given) as GivenAnswers
}

export function areComplete(given: GivenAnswers): given is Answers {
  return QUESTIONS.every(({ key }) => given[key] !== undefined)
}

/** « Départ du colis : De France ». */
export function answerText(key: QuestionKey, given: GivenAnswers): string {
  const question = QUESTIONS.find((each) => each.key === key)
  const answer = question?.answers.find(({ value }) => value === given[key])
  return question && answer ? `${question.label}\u00a0: ${answer.label}` : ''
}
