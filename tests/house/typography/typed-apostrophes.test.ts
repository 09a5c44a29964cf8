// Our texts have « ’ » and a keyboard has « ' »: whatever reads a typed or pasted text reads both alike.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pastedList } from '@/domain/base/text/pasted-list'
import { parseAmount, parseRate } from '@/domain/base/text/pasted-amount'
import { amountsWritten } from '@/domain/base/text/written-amounts'
import { titleKey } from '@/domain/base/table/known-columns'
import { readCount } from '@/domain/base/table/read-count'
import { readTable } from '@/domain/base/table/read-table'
import { readDate } from '@/domain/base/time/read-date'
import { unfoundedFigures } from '@/domain/coach/answer/reread/reread'
import { figureIn, isFigureReadIn } from '@/domain/coach/cards/kinds/figures'
import { claimsToHaveSaved, isEvident } from '@/domain/coach/conversation/claims'
import { conversationTitle } from '@/domain/coach/conversation/conversation-title'
import { namedIn } from '@/domain/coach/dossier/named-work'
import { passagesAbout } from '@/domain/coach/dossier/own-passages'
import { privacyOf } from '@/domain/coach/facts/fact-privacy'
import { isSameFact } from '@/domain/coach/facts/facts'
import type { PageContext } from '@/domain/launch/control/context'
import { faultsOf } from '@/domain/launch/control/find-faults'
import { readPage } from '@/domain/launch/control/read-page'
import { readOrderAmount } from '@/domain/sales-tests/orders/order-amount'
import { readOrders } from '@/domain/sales-tests/orders/orders-csv'
import { saleState } from '@/domain/sales-tests/orders/order-state'
import { readDays } from '@/domain/sales-tests/read-days'
import { readTodo } from '@/domain/todos/typed-todo'
import { scoreOf } from '@/features/commands/rank'
import { readTypedLinks } from '@/domain/research/links/link-typing'

type Reader = readonly [name: string, read: (text: string) => unknown, texts: readonly string[]]

const WEEK = { startsOn: '2026-11-02', today: '2026-11-09' } as const
const palette = { label: 'L’écran d’aide', synonyms: 'mode d’emploi' }

/** Each text has « ’ » where a person may write « ' ». */
const READERS: readonly Reader[] = [
  [
    'day of a todo',
    (text) => readTodo(text, 'mardi'),
    [
      'Aujourd’hui : appeler, mardi aussi',
      'Écrire l’offre jusqu’à vendredi',
      'D’ici jeudi',
      'L’offre, lundi',
    ],
  ],
  ['list of todos', pastedList, ['1. L’offre\n2. ’quoi', '- « L’été »\n- d’abord']],
  ['palette', (text) => scoreOf(palette, text), ['l’écran', 'l’écran d’aide', 'd’emploi']],
  [
    'links',
    readTypedLinks,
    ['J’ai trouvé ça : https://exemple.fr/eau, c’est l’offre', 'Va voir ’https://exemple.fr/p’ c’est ça'],
  ],
  [
    'amount',
    parseAmount,
    ['1’200', 'à l’achat 12,50 €', 'l’unité : 3 €', 'jusqu’à 20 €', '12 € l’unité', 'd’environ 4 €', 'l’été'],
  ],
  ['rate', parseRate, ['jusqu’à 5 %', '5 % d’ici']],
  [
    'amounts of a text',
    amountsWritten,
    [
      '1’200 € d’achat',
      'de 5 € jusqu’à 9 €',
      '3 € l’unité',
      '2 pour le prix d’une, 12 €',
      'il reste 5 euros d’ici',
    ],
  ],
  ['count', readCount, ['1’200', '12’00']],
  ['title of a column', titleKey, ['Nombre d’achats', 'Coût par résultat de l’annonce (EUR)']],
  ['table', readTable, ['Jour;Chiffre d’affaires\n02/11/2026;1’200,50\nTotal de l’année;1’200,50']],
  [
    'days of a sales test',
    (text) => readDays(text, WEEK),
    [
      'Jour;Nombre d’achats;Montant dépensé\n02/11/2026;2;1’200,50 €',
      'Jour;Nombre d’ajouts au panier\ndu 2 nov. jusqu’au 8 nov.;3',
      'Jour;Visites;Nombre d’achats\n2 nov. ’26;40;2',
    ],
  ],
  [
    'date',
    (text) => readDate(text, '2026-11-23'),
    ['2 novembre ’26', 'nov. ’26', '2 jusqu’au 8 novembre', 'l’été'],
  ],
  [
    'orders',
    (text) => readOrders(text, WEEK),
    ['Commande;Date d’achat;Montant de l’achat\n1;02/11/2026;1’200,50'],
  ],
  ['amount of an order', readOrderAmount, ['1’200,50 €', 'CHF 1’200.00']],
  [
    'state of an order',
    saleState,
    ['En attente d’expédition', 'En cours d’envoi', 'Paiement en attente de l’acheteur'],
  ],
  [
    'name of a conversation',
    (question) => conversationTitle([{ role: 'user', content: question }]),
    [
      'J’aimerais savoir comment écrire l’offre',
      'Qu’est-ce qu’un MOQ ?',
      'S’il te plaît, l’offre',
      'D’accord. L’eau',
    ],
  ],
  [
    'thing that a question names',
    (text) => namedIn(text, [{ part: 'project', name: 'Gourde d’été', project: 'a' }]),
    ['Et la gourde d’été ?'],
  ],
  [
    'lesson for a question',
    passagesAbout,
    ['Comment calculer le prix d’achat et l’offre ?', 'C’est quoi l’e-commerce ?'],
  ],
  [
    'privacy of a fact',
    privacyOf,
    ['Ma femme s’appelle Ana', 'Un fournisseur s’appelle Ali', 'J’ai de l’asthme'],
  ],
  ['same fact', (text) => isSameFact(text, 'L’offre est d’été'), ['L’offre est d’été']],
  [
    'claim of an answer',
    claimsToHaveSaved,
    ['J’ai ajouté trois tâches à ta liste.', 'C’est enregistré.', 'Quand c’est fait, l’offre suit.'],
  ],
  ['evidence', (text) => isEvident(text, ['Il l’a dit : l’offre d’été se vend']), ['l’offre d’été se vend']],
  [
    'figures of an answer',
    (text) => unfoundedFigures(text, { given: 'Prix d’achat : 6 €', asked: [] }),
    ['Environ 12 € d’achat, 6 € l’unité', 'Autour d’une dizaine : 40 €', '30 % d’acheteurs'],
  ],
  [
    'figure of a card',
    (text) => figureIn('costCents', text),
    ['prix d’achat 6,80 €', 'l’achat : 6 € l’unité'],
  ],
  [
    'figure read in a text',
    (text) => isFigureReadIn('costCents', text, ['Le prix d’achat 6,80 €']),
    ['prix d’achat 6,80 €'],
  ],
]

const straight = (text: string) => text.replaceAll('’', "'")
/** A read text is quoted with the apostrophe that it was typed with. */
const alike = (value: unknown) => straight(JSON.stringify(value, asPlain))

function asPlain(_key: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value
}

const cases = READERS.flatMap(([name, read, texts]) => texts.map((text) => ({ name, read, text })))

test.each(cases)('reads « $text » alike with both apostrophes: $name', ({ read, text }) => {
  expect(straight(text)).not.toBe(text)
  expect(alike(read(straight(text)))).toBe(alike(read(text)))
})

interface JudgedPage {
  readonly id: string
  readonly text: string
  readonly context?: PageContext
}

describe('the control of a page', () => {
  const folder = join(import.meta.dirname, '../../../src/domain/launch/cases')
  const pages = ['pages', 'blind-pages', 'blind2-pages'].flatMap(
    (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as JudgedPage[],
  )
  const found = (text: string, context: PageContext = {}) => alike(faultsOf(readPage(text, context)))

  test.each(pages.filter(({ text }) => text.includes('’')))(
    'is alike for both: page $id',
    ({ text, context }) => {
      expect(found(straight(text), context)).toBe(found(text, context))
    },
  )

  test('knows the own shop by its name, typed with either', () => {
    const page = 'Bienvenue chez L’Atelier Bleu.\nMerci d’avoir choisi L’Atelier Bleu.'
    expect(found(page, { brand: "L'Atelier Bleu" })).toBe(found(page, { brand: 'L’Atelier Bleu' }))
  })
})
