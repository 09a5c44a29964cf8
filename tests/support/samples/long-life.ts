import { candidateFields, projectFields } from '../../../local/seed/work-documents'
import type { Fields } from '../../../local/emulators/emulator-admin'
import {
  addDays,
  dateAt,
  localDateOf,
  mondayOf,
  weekdayOfDate,
  type LocalDate,
} from '../../../src/domain/base/time/local-date'
import { CRITERIA } from '../../../src/domain/research/candidate'
import { WEEK_DONE_MAX } from '../../../src/domain/base/text/text-limits'
import { LESSONS } from '../../../src/domain/learning/lessons'
import { weekId } from '../../../src/domain/weeks/week'

/** Size of one person's data. Today's week is the same in each size; only the past differs. */
export interface LifeSize {
  /** Past weeks, each with its review. */
  readonly weeks: number
  readonly todosDone: number
  readonly conversations: number
  readonly products: number
  readonly projects: number
  readonly tables: number
}

export const FIRST_WEEK: LifeSize = {
  weeks: 1,
  todosDone: 200,
  conversations: 3,
  products: 14,
  projects: 1,
  tables: 1,
}

/** Three years: 28 tasks done per day, twelve habits, a page of projects, and all conversations and products. */
export const THOUSANDTH_DAY: LifeSize = {
  weeks: 150,
  todosDone: 30_000,
  conversations: 400,
  products: 2_000,
  projects: 200,
  tables: 45,
}

type Document = readonly [path: string, fields: Fields]

const HABITS = 12
const OPEN_TODAY = 8
const TASKS = [
  'Vérifier le stock',
  'Répondre aux clients',
  'Publier une vidéo',
  'Préparer les colis',
  'Relire la fiche',
]
const NOTES = {
  product: ['Lampe à pince rechargeable, trois intensités.', 'Lumière ambrée, batterie de 60 heures.'],
  supplier: ['Atelier de Braga', '9,20 € pièce à partir de 50.'],
}

/**
 * All documents of one life, in shapes that the rules accept. A done task is a document of its own; a repeating task is one
 * document with the last twelve days, whatever its age.
 */
export function* lifeOf(uid: string, size: LifeSize, now = new Date()): Generator<Document> {
  const random = seeded(16)
  const monday = mondayOf(localDateOf(now))
  yield* todosOf(uid, size, now, monday, random)
  yield* conversationsOf(uid, size, now, random)
  yield* weeksOf(uid, size, monday)
  yield* productsOf(uid, size, now, random)
  for (let index = 0; index < size.projects; index += 1) {
    const at = new Date(now.getTime() - (index + 1) * 6 * HOUR_MS)
    const project = { title: `Projet ${index + 1}`, notes: NOTES }
    yield [`projects/p-${uid}-${index}`, projectFields(uid, project, { createdAt: at, updatedAt: at })]
  }
  const readAt = dateAt(addDays(monday, -3))
  const learnt = size.weeks > 1 ? LESSONS : LESSONS.slice(0, 2)
  yield [
    `learning/${uid}`,
    {
      lessons: Object.fromEntries(
        learnt.map(({ id }) => [id, { readAt: readAt.toISOString(), doneAt: readAt.toISOString() }]),
      ),
      updatedAt: readAt,
    },
  ]
}

const HOUR_MS = 3_600_000

function* todosOf(
  uid: string,
  { weeks, todosDone }: LifeSize,
  now: Date,
  monday: LocalDate,
  random: () => number,
): Generator<Document> {
  const task = (id: string, on: LocalDate, more: Fields): Document => [
    `todos/${id}-${uid}`,
    {
      userId: uid,
      text: `${TASKS[Math.floor(random() * TASKS.length)] ?? ''}, n° ${id}`,
      completed: false,
      dayOfWeek: weekdayOfDate(on),
      createdAt: new Date(dateAt(on).getTime() - Math.floor(random() * 4 * HOUR_MS)),
      ...more,
    },
  ]
  const days = weeks * 7
  for (let index = 0; index < todosDone; index += 1) {
    const on = addDays(monday, -1 - Math.floor((index * days) / todosDone))
    yield task(`d${index}`, on, { completed: true, xpCounted: true, doneDates: [on] })
  }
  for (let day = 0; day < 7; day += 1) {
    for (let index = 0; index < OPEN_TODAY; index += 1)
      yield task(`o${day}-${index}`, addDays(monday, day), { createdAt: now })
  }
  for (let index = 0; index < HABITS; index += 1) {
    const first = addDays(monday, -7 * weeks + (index % 7))
    const doneDates = Array.from({ length: Math.min(12, weeks) }, (_, ago) =>
      addDays(monday, -7 * (ago + 1) + (index % 7)),
    )
    yield task(`h${index}`, first, {
      repeats: true,
      completed: true,
      xpCounted: true,
      doneDates: doneDates.reverse(),
    })
  }
}

function* conversationsOf(uid: string, size: LifeSize, now: Date, random: () => number): Generator<Document> {
  for (let index = 0; index < size.conversations; index += 1) {
    const at = now.getTime() - (index + 1) * ((size.weeks * 7 * 24 * HOUR_MS) / size.conversations)
    const exchanges = index === 0 ? 3 : 1 + Math.floor(random() * 12)
    const messages = Array.from({ length: exchanges }, (_, turn) => [
      {
        role: 'user',
        content: `Question ${turn + 1} de la conversation ${index + 1}`,
        timestamp: at + 2 * turn,
      },
      {
        role: 'assistant',
        content: `Réponse ${turn + 1}. ${'Une phrase de conseil. '.repeat(30)}`,
        timestamp: at + 2 * turn + 1,
      },
    ]).flat()
    yield [
      `conversations/c${index}-${uid}`,
      {
        userId: uid,
        title: `Conversation ${index + 1}`,
        messages,
        timestamp: new Date(at),
        ...(index % 100 === 99 && { pinned: true }),
      },
    ]
  }
}

function* weeksOf(uid: string, { weeks, todosDone }: LifeSize, monday: LocalDate): Generator<Document> {
  const done = Math.round(todosDone / weeks)
  for (let ago = 1; ago <= weeks; ago += 1) {
    const of = addDays(monday, -7 * ago)
    yield [
      `weeks/${weekId(uid, of)}`,
      {
        userId: uid,
        monday: of,
        priorities: ['Trouver un fournisseur', 'Filmer la lampe', 'Publier la fiche'],
        went: 'Les colis sont partis à temps.',
        blocked: 'Le soir je suis fatiguée.',
        ifThen: '',
        stats: { done, days: 7, found: 13, judged: 5, lessons: 1, xp: (weeks - ago) * done * 10 },
        done: Array.from(
          { length: Math.min(done, WEEK_DONE_MAX) },
          (_, index) => `${TASKS[index % TASKS.length] ?? ''} ${index}`,
        ),
        version: `v-${of}`,
        corrects: '',
        closedAt: dateAt(addDays(of, 6)),
      },
    ]
  }
}

function* productsOf(uid: string, size: LifeSize, now: Date, random: () => number): Generator<Document> {
  const apart = (size.weeks * 7 * 24 * HOUR_MS) / size.products
  const ago = (index: number) => new Date(now.getTime() - (index + 1) * apart)
  for (let table = 0; table < size.tables; table += 1) {
    const name = `Famille ${table + 1}`
    yield [
      `sections/s${table}-${uid}`,
      { userId: uid, nomSection: name, product: name, createdAt: ago(table) },
    ]
  }
  for (let index = 0; index < size.products; index += 1) {
    const [first, second] = CRITERIA
    const verdicts = { [first.key]: random() < 0.5, [second.key]: random() < 0.5 }
    const fields = candidateFields(
      { link: `https://example.com/produit-${index + 1}`, ...verdicts },
      ago(index),
    )
    // One in ten is in « Mes liens ».
    if (index % 10 === 0) yield [`product/l${index}-${uid}`, { userId: uid, ...fields }]
    else yield [`sections/s${index % size.tables}-${uid}/products/c${index}`, fields]
  }
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
