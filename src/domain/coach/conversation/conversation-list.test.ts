import { describe, expect, test } from 'vitest'
import type { Conversation } from './conversation'
import {
  findConversations,
  groupedByProject,
  inListOrder,
  isSearch,
  titleMarks,
  withRead,
} from './conversation-list'
import { NOTHING_SENT } from '@/domain/coach/dossier/sent-dossier'

function conversation(id: string, at: number, fields: Partial<Conversation> = {}): Conversation {
  return {
    id,
    userId: 'u',
    title: id,
    name: null,
    messages: [],
    cards: [],
    sent: NOTHING_SENT,
    project: null,
    continues: null,
    isPinned: false,
    answering: null,
    isStopping: false,
    timestamp: new Date(at),
    ...fields,
  }
}

const said = (...contents: string[]) =>
  contents.map((content, timestamp) => ({ role: 'user' as const, content, timestamp }))
const ids = (conversations: readonly Conversation[]) => conversations.map(({ id }) => id)

describe('the list', () => {
  test('has the pinned ones on top, each group newest first', () => {
    const pinned = { isPinned: true }
    const list = [
      conversation('b', 2),
      conversation('old', 1, pinned),
      conversation('a', 3),
      conversation('p', 2, pinned),
    ]
    expect(ids(inListOrder(list))).toEqual(['p', 'old', 'a', 'b'])
  })

  test('adds a page once, and keeps conversations that it already has unchanged', () => {
    const renamed = conversation('a', 1, { title: 'Mon prix' })
    const list = withRead([renamed], [conversation('a', 1), conversation('b', 2)])
    expect(ids(list)).toEqual(['a', 'b'])
    expect(list[0]).toBe(renamed)
  })
})

describe('the headings', () => {
  test('are the pinned ones, then each project where its newest stands', () => {
    const list = [
      conversation('top', 1, { isPinned: true, project: 'p' }),
      conversation('a', 9, { project: 'p' }),
      conversation('b', 8),
      conversation('c', 7, { project: 'q' }),
      conversation('d', 6, { project: 'p' }),
    ]
    const groups = groupedByProject(list.map((each) => ({ conversation: each, excerpt: null })))
    expect(
      groups.map(({ isPinned, project, found }) => [
        isPinned,
        project,
        ids(found.map((one) => one.conversation)),
      ]),
    ).toEqual([
      [true, null, ['top']],
      [false, 'p', ['a', 'd']],
      [false, 'q', ['c']],
      [false, null, ['b']],
    ])
    expect(groupedByProject([])).toEqual([])
  })
})

describe('one title of several', () => {
  const day = (date: number) => new Date(2026, 10, date, 9).getTime()
  const begun = (id: string, title: string, date: number, fields: Partial<Conversation> = {}) => {
    const messages = [{ role: 'user' as const, content: 'x', timestamp: day(date) }]
    return conversation(id, day(25), { title, messages, ...fields })
  }

  test('gets its day, then a number, and the first one in the list neither', () => {
    const list = [
      begun('a', 'Mon prix', 25),
      begun('b', 'Mon prix', 21),
      begun('c', 'mon prix', 21),
      begun('d', 'Mon prix', 3),
      begun('e', 'Ma marge', 3),
    ]
    expect([...titleMarks(list)]).toEqual([
      ['b', '21/11'],
      ['c', '21/11 (2)'],
      ['d', '03/11'],
    ])
  })

  test('gives way to a name of the person, which stays as it is', () => {
    const list = [
      begun('a', 'Mon prix', 25),
      begun('b', 'Mon prix', 21, { name: 'Mon prix' }),
      begun('c', 'Mon prix', 20, { name: 'Mon prix' }),
    ]
    expect([...titleMarks(list)]).toEqual([['a', '25/11']])
  })
})

describe('a search', () => {
  const price = conversation('price', 3, {
    title: 'Fixer mon prix de vente',
    messages: said('Combien ?', 'Les frais de publicité pèsent.'),
  })
  const lamp = conversation('lamp', 2, {
    title: 'Lampe à poser',
    messages: said('Quel Œil ?', 'Cherche un fournisseur d’Été'),
  })
  const list = [price, lamp]
  test.each([
    ['titles', 'prix', ['price']],
    ['titles', 'PRÎX', ['price']],
    ['titles', 'vente prix', ['price']],
    ['titles', 'ente', ['price']],
    ['titles', 'lampe a', ['lamp']],
    ['titles', 'frais', []],
    ['titles', 'prix lampe', []],
    ['texts', 'frais', ['price']],
    ['texts', 'prix', ['price']],
    ['texts', 'prix publicite', ['price']],
    ['texts', 'ete', ['lamp']],
    ['texts', 'oeil', ['lamp']],
    ['texts', 'rais', []],
    ['texts', 'combien frais', []],
    ['texts', '?!', ['price', 'lamp']],
  ] as const)('in %s: « %s »', (place, search, found) => {
    expect(findConversations(list, search, place).map(({ conversation: { id } }) => id)).toEqual(found)
  })

  test('is empty for signs alone', () => {
    expect(['', ' ', '?!', 'é'].map(isSearch)).toEqual([false, false, false, true])
  })

  test.each([
    ['Un mot court', 'mot', 'Un mot court'],
    [`${'avant '.repeat(20)}Créée ici`, 'creee', `…${'avant '.repeat(6)}Créée ici`],
    [`mot ${'après '.repeat(40)}`, 'mot', `mot ${'après '.repeat(40)}`.slice(0, 80) + '…'],
    ['une\n\nligne', 'ligne', 'une ligne'],
  ])('shows where the word stands in %j', (content, search, excerpt) => {
    const [found] = findConversations([conversation('a', 1, { messages: said(content) })], search, 'texts')
    expect(found?.excerpt).toBe(excerpt)
  })

  test('shows no excerpt where the title has the whole text', () => {
    const [found] = findConversations(list, 'prix', 'texts')
    expect(found?.excerpt).toBeNull()
  })
})
