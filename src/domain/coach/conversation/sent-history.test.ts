import { describe, expect, test } from 'vitest'
import { parseCards } from '@/domain/coach/cards/card'
import type { CoachErrorCode } from '@/domain/base/errors'
import { CHAT_MESSAGE_MAX } from '@/domain/base/text/text-limits'
import { COACH_CHARACTERS_MAX, COACH_MESSAGES_MAX, type CoachMessage } from './coach-request'
import type { ChatMessage } from './conversation'
import { sentHistory, trimHistory } from './sent-history'

const question: CoachMessage = { role: 'user', content: 'Par où commencer ?' }
const answer: CoachMessage = { role: 'assistant', content: 'Par un produit.' }
const user = (length: number): CoachMessage => ({ role: 'user', content: 'a'.repeat(length) })
const coach = (length: number): CoachMessage => ({ role: 'assistant', content: 'b'.repeat(length) })

describe('history', () => {
  test('that fits is sent whole, with nothing but roles and texts', () => {
    const stored = [question, answer, question].map((message) => ({
      ...message,
      timestamp: 1,
      stopped: true,
    }))
    expect(trimHistory(stored)).toEqual([question, answer, question])
  })

  test.each([
    ['many messages', Array.from({ length: 151 }, (_, index) => (index % 2 ? answer : question))],
    ['long answers', [user(10), coach(20_000), user(10), coach(20_000), user(10)]],
    ['no cut needed', [question, answer, question]],
  ])('%s: what is left fits, starts and ends with the person', (_, messages) => {
    const kept = trimHistory(messages)
    expect(kept.length).toBeLessThanOrEqual(COACH_MESSAGES_MAX)
    expect(kept.map(({ content }) => content).join('').length).toBeLessThanOrEqual(COACH_CHARACTERS_MAX)
    expect(kept[0]?.role).toBe('user')
    expect(kept.at(-1)).toEqual(messages.at(-1))
    expect(messages.slice(-kept.length)).toEqual(kept)
  })

  test('is as long as the bounds allow', () => {
    const exchange = [user(4_000), coach(4_000)]
    expect(trimHistory([...exchange, ...exchange, ...exchange, ...exchange, user(4_000)])).toHaveLength(7)
    expect(trimHistory([])).toEqual([])
  })

  test.each([
    ['short answers', 20],
    ['answers of the usual length', 2_500],
  ])('of %s is cut seldom: most requests begin with the whole of the one before', (_, length) => {
    const all = Array.from({ length: 200 }, (_unused, index): CoachMessage => {
      const content = `${index} `.padEnd(index % 2 ? length : 200, 'x')
      return { role: index % 2 ? 'assistant' : 'user', content }
    })
    const requests = Array.from({ length: 100 }, (_unused, turn) => trimHistory(all.slice(0, 2 * turn + 1)))
    const cuts = requests.slice(1).filter((request, index) => {
      const before = requests[index] ?? []
      return JSON.stringify(request.slice(0, before.length)) !== JSON.stringify(before)
    })
    expect(cuts.length).toBeGreaterThan(0)
    expect(cuts.length).toBeLessThanOrEqual(20)
  })

  test.each([
    ['an answer as long as the bound', 10, COACH_CHARACTERS_MAX],
    ['a question and an answer as long as the bound', COACH_CHARACTERS_MAX, COACH_CHARACTERS_MAX],
    ['a question as long as the bound', COACH_CHARACTERS_MAX, 10],
  ])('of %s still has the newest exchange, cut and marked', (_, asked, said) => {
    for (const before of [
      [],
      [user(10), coach(10)],
      Array.from({ length: 9 }, () => [user(1), coach(1)]).flat(),
    ]) {
      const kept = trimHistory([...before, user(asked), coach(said), user(4_000)])
      expect(kept.slice(-3).map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
      expect(kept.at(-1)?.content).toHaveLength(4_000)
      expect(kept.map(({ content }) => content).join('').length).toBeLessThanOrEqual(COACH_CHARACTERS_MAX)
      expect(kept.map(({ content }) => content).join('')).toMatch(/\(coupé\u00a0: \d+ signes\)/)
    }
  })

  test('has the newest exchange however many messages fit', () => {
    const turn = Array.from({ length: 60 }, (_unused, index) => (index % 2 ? user : coach))
    for (let length = 3; length < 60; length += 1) {
      for (const size of [20, 3_000, 7_000, 9_900]) {
        const kept = trimHistory(turn.slice(-length).map((make) => make(size)))
        expect(kept.length).toBeGreaterThanOrEqual(3)
      }
    }
  })
})

let time = 0
const said = (role: ChatMessage['role'], content: string, fault?: CoachErrorCode): ChatMessage => ({
  id: content,
  role,
  content,
  timestamp: (time += 1),
  ...(fault && { fault }),
})
const exchange = (id: string): ChatMessage[] => [said('user', id), { ...said('assistant', `Oui ${id}`), id }]
const textsOf = (messages: readonly ChatMessage[], isWhole = true) =>
  sentHistory(messages, [], isWhole).messages.map(({ role, content }) => `${role[0]} ${content}`)

describe('the history that the coach gets', () => {
  test('has no question that a provider refused, with a word in its place', () => {
    expect(
      textsOf([...exchange('Un'), said('user', 'arme', 'coach/question-refused'), said('user', 'Deux')]),
    ).toEqual(['u Un', 'a Oui Un', 'u [Une question refusée n’est pas reprise ici.]\n\nDeux'])
    expect(
      textsOf([said('user', 'long', 'coach/message-too-long'), said('user', 'Deux'), said('user', 'Trois')]),
    ).toEqual(['u [Une question refusée n’est pas reprise ici.]\n\nDeux\n[Restée sans réponse.]\n\nTrois'])
  })

  test('has no part of an answer that a filter cut, nor its question', () => {
    const cut: ChatMessage = {
      ...said('assistant', 'Pour une ar'),
      id: 'arme',
      fault: 'coach/question-refused',
      stopped: true,
    }
    expect(textsOf([said('user', 'arme'), cut, said('user', 'Deux')]).join()).not.toMatch(/arme|ar$/)
  })

  test('has the refused question where it is asked again', () => {
    expect(textsOf([...exchange('Un'), said('user', 'arme', 'coach/question-refused')]).at(-1)).toBe('u arme')
    expect(textsOf([said('user', 'Un'), said('user', 'arme', 'coach/question-refused')])).toEqual([
      'u Un\n[Restée sans réponse.]\n\narme',
    ])
  })

  test('joins a question without an answer to the next one, in order', () => {
    expect(
      textsOf([
        said('user', 'Un'),
        said('user', 'Deux', 'coach/provider-busy'),
        said('user', 'Trois'),
        ...exchange('Quatre'),
      ]),
    ).toEqual([
      'u Un\n[Restée sans réponse.]\n\nDeux\n[Restée sans réponse.]\n\nTrois\n[Restée sans réponse.]\n\nQuatre',
      'a Oui Quatre',
    ])
  })

  test.each([
    [
      'of the questions without an answer',
      Array.from({ length: 30 }, (_, index) => said('user', `${index} `.padEnd(CHAT_MESSAGE_MAX, 'x'))),
    ],
    [
      'of messages of the specification, without ids',
      Array.from({ length: 40 }, (_, index): ChatMessage => ({
        role: index % 3 ? 'assistant' : 'user',
        content: 'x'.repeat(900),
        timestamp: index,
      })),
    ],
    [
      'that begin with the coach',
      [said('assistant', 'Bonjour'), said('assistant', 'Encore'), ...exchange('Un')],
    ],
  ])('%s changes turns and fits', (_, messages) => {
    const sent = sentHistory([...messages, said('user', 'Fin')], []).messages
    expect(sent.every(({ role }, index) => role === (index % 2 ? 'assistant' : 'user'))).toBe(true)
    expect(sent.at(-1)?.content).toMatch(/Fin$/)
    expect(sent.length).toBeLessThanOrEqual(COACH_MESSAGES_MAX)
  })

  test('says to the coach that its beginning is missing, and from where it is sent', () => {
    const many = Array.from({ length: 60 }, (_, index) => exchange(`q${index}`)).flat()
    const { messages, from } = sentHistory([...many, said('user', 'Et la deuxième ?')], [])
    expect(messages[0]?.content).toMatch(/^\[Le début de la conversation n’est pas repris ici\.\]\n\nq\d+$/)
    expect(messages[0]?.content).toContain(many.find(({ timestamp }) => timestamp === from)?.content)
    expect(sentHistory(exchange('Un'), []).from).toBeNull()
    expect(textsOf([said('user', 'Un')], false)).toEqual([
      'u [Le début de la conversation n’est pas repris ici.]\n\nUn',
    ])
    expect(textsOf([said('user', 'Un')])).toEqual(['u Un'])
  })

  test('keeps the outcome of each answer\u2019s cards', () => {
    const [asked, answered] = exchange('Un')
    const proposed = { genre: 'tache', jour: 'jeudi', texte: 'Filmer', chaqueSemaine: false, pourquoi: null }
    const cards = parseCards({
      a: { at: answered?.timestamp, n: 0, ...proposed, target: 't', state: 'accepted' },
    })
    const sent = sentHistory([asked!, answered!, said('user', 'Deux')], cards).messages
    expect(sent[1]?.content).toContain('«\u00a0Filmer\u00a0» acceptée (jeudi)')
  })
})
