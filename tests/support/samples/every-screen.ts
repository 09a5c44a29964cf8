import { documentsOf } from '../../../local/seed/seed-documents'
import { addDays, dateAt, localDateOf, type LocalDate } from '../../../src/domain/base/time/local-date'
import { WEEKDAYS, weekdayOf } from '../../../src/domain/base/time/weekday'
import { weekToReview } from '../../../src/domain/weeks/week-to-review'
import { putDocuments, type Account } from '../accounts'

const DAY_MS = 86_400_000

/** Mondays of the week to review, and of the one before. */
function weeks(): readonly [LocalDate, LocalDate] {
  const { monday } = weekToReview(new Date())
  return [monday, addDays(monday, -7)]
}

/** Every screen behind the login, with a CSS selector of something of the account in its `main`. */
export function screensOf({ uid }: Account): readonly (readonly [path: string, first: string])[] {
  const [today, tomorrow] = [0, 1].map((days) => weekdayOf(new Date(Date.now() + days * DAY_MS)))
  return [
    ['/', '[aria-labelledby=taches-du-jour] [role=listitem]'],
    ['/dashboard', '[aria-labelledby=taches-du-jour] [role=listitem]'],
    ['/todos', '[data-row]'],
    [`/todos/${today}`, '[data-row]'],
    [`/todos/${tomorrow}`, '[data-row]'],
    ['/bilan', '[aria-labelledby=mes-semaines] li'],
    [`/bilan/${weeks()[1]}`, '[aria-labelledby=mes-semaines] li'],
    ['/coach', 'article'],
    [`/coach/${uid}-1`, 'article'],
    ['/projects', '[role=listitem] h2'],
    ['/mise-en-vente', 'li a[href*="/mise-en-vente/"]'],
    [`/mise-en-vente/${uid}-0`, '[role=tabpanel] :is(button, input)'],
    [`/mise-en-vente/${uid}-0/fiche`, '[role=tabpanel] input'],
    [`/mise-en-vente/${uid}-0/controle`, '[role=tabpanel] textarea'],
    [`/mise-en-vente/${uid}-0/courriers`, '[role=tabpanel] :is(button, a)'],
    ['/search', 'a[href*="/search/"]'],
    [`/search/${uid}-tested`, '[role=tabpanel] :is(button, input)'],
    [`/search/${uid}-tested/argent`, '[role=tabpanel] input'],
    [`/search/${uid}-tested/test`, '[role=tabpanel] :is(button, input)'],
    ['/analyses', 'figure svg[role=img]'],
    ['/modules', 'li a'],
    ['/modules/four-models', 'article h2'],
    ['/payement', 'h2'],
    ['/rules', 'h2'],
  ]
}

type Documents = Parameters<typeof putDocuments>[0]

/** The life of a demo account, and what it lacks: of a part without anything, the device alone knows nothing. */
export async function putWholeLife(account: Account, createdAt: Date): Promise<void> {
  const { uid } = account
  const now = new Date()
  const person = { ...account, createdAt, state: '', xp: 1_240, hasPaidAt: now }
  const documents = new Map([
    ...documentsOf(person, now),
    ...weeks().flatMap((monday, index) => [
      [
        `product/${uid}-${index === 0 ? 'tested' : 'old'}`,
        { userId: uid, link: `https://exemple.fr/lampe-${index}`, createdAt: dateAt(monday) },
      ],
      [
        `todos/${uid}-done-${index}`,
        {
          userId: uid,
          text: 'Publier',
          completed: true,
          dayOfWeek: 'lundi',
          createdAt: dateAt(monday),
          doneDates: [monday],
        },
      ],
    ]),
    [
      `salesTests/${uid}-a`,
      {
        userId: uid,
        product: `${uid}-tested`,
        link: 'https://exemple.fr/lampe-0',
        tried: 'Page A',
        limitCents: 5_000,
        days: 7,
        startsOn: localDateOf(now),
        createdAt: now,
        numbers: {},
      },
    ],
    ...WEEKDAYS.map((dayOfWeek) => [
      `todos/${uid}-${dayOfWeek}`,
      { userId: uid, text: `Appeler ${dayOfWeek}`, completed: false, dayOfWeek, createdAt: now },
    ]),
  ] as [string, Documents extends ReadonlyMap<string, infer Fields> ? Fields : never][])
  await putDocuments(documents)
}
