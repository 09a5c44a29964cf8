import { COACH_EMPTY_ANSWER } from '@/domain/coach/conversation/coach-request'
import { PROPOSAL_TOOL } from '@/domain/coach/cards/proposal-tool'
import { describe, expect, it } from 'vitest'
import { ask as askPlainly, server, useProvider } from '../support/provider-under-test'
import { bytes, callDelta, delta, endOfStream, say } from '../support/scripted-provider'

useProvider()

const ask = (options: Parameters<typeof askPlainly>[0] = {}) => askPlainly({ hasTools: true, ...options })

const todo = { genre: 'tache', jour: 'jeudi', texte: 'Filmer 3 plans', chaqueSemaine: false, pourquoi: null }
const item = { genre: 'element', projet: 'P1', element: 'offer-2', texte: '- a\n- b', pourquoi: 'x' }
const args = (...propositions: unknown[]) => JSON.stringify({ propositions })
const proposer = { name: 'proposer' }
const end = delta('', 'tool_calls') + endOfStream

describe('the tool', () => {
  it('goes with the question, strict and one call at a time', async () => {
    server.play(say('ok'))
    await ask()
    expect(server.requests[0]?.body).toMatchObject({
      tools: [JSON.parse(JSON.stringify(PROPOSAL_TOOL))],
      tool_choice: 'auto',
      parallel_tool_calls: false,
    })
    expect(PROPOSAL_TOOL.function).toMatchObject({ name: 'proposer', strict: true })
  })

  it('stays at home where it is switched off', async () => {
    server.play(say('ok'))
    await ask({ hasTools: false })
    expect(Object.keys(server.requests[0]?.body ?? {}).filter((key) => key.includes('tool'))).toEqual([])
  })

  it('stands before all else that may change: two questions begin with the same', async () => {
    server.play(say('ok'))
    await ask({ question: 'un' })
    await ask({ question: 'deux' })
    const [first, second] = server.requests.map(({ body }) => ({
      ...body,
      messages: body.messages?.slice(0, -1),
    }))
    expect(second).toEqual(first)
  })
})

describe('an answer that proposes', () => {
  it('is text, then each proposal as it is whole', async () => {
    const text = args(todo, item)
    server.play(
      bytes(
        delta('Voici.') +
          callDelta('', proposer) +
          callDelta(text.slice(0, 60)) +
          callDelta(text.slice(60)) +
          end,
      ),
    )
    const { answer, heard, proposed } = await ask()
    expect(answer).toEqual({ text: 'Voici.', finish: 'stop', proposals: 2 })
    expect(heard).toEqual(['Voici.'])
    expect(proposed).toEqual([todo, item])
  })

  it('proposes plain texts, and a day that its text named leaves it', async () => {
    const marked = {
      ...todo,
      texte: '**Jeudi** : filmer `3` [plans](https://ex.fr)',
      pourquoi: 'Vois [[TVA]]',
    }
    server.play(bytes(callDelta(args(marked, { ...item, texte: '## Prix\n\n* **29**' }), proposer) + end))
    expect((await ask()).proposed).toEqual([
      {
        ...todo,
        texte: 'Filmer 3 plans',
        pourquoi: 'Vois TVA et impôts des professionnels (impots.gouv.fr)',
      },
      { ...item, texte: 'Prix\n\n- 29' },
    ])
  })

  it('may have no text, which is no empty answer', async () => {
    server.play(bytes(callDelta(args(todo), proposer) + end))
    const { answer, heard } = await ask()
    expect(answer).toEqual({ text: '', finish: 'stop', proposals: 1 })
    expect(heard.join('')).toBe('')
  })

  it('without text and without anything readable is an empty answer', async () => {
    server.play(bytes(callDelta(args({ genre: 'supprimer' }), proposer) + end))
    expect((await ask()).answer).toEqual({ text: COACH_EMPTY_ANSWER, finish: 'stop', dropped: 1 })
  })

  it('may go on after the call', async () => {
    server.play(bytes(delta('a') + callDelta(args(todo), proposer) + delta('b', 'stop') + endOfStream))
    expect((await ask()).answer).toEqual({ text: 'ab', finish: 'stop', proposals: 1 })
  })

  it('may call an unknown tool: the text is shown', async () => {
    server.play(bytes(delta('a') + callDelta(args(todo), { name: 'delete_all' }) + end))
    expect(await ask()).toMatchObject({ answer: { text: 'a', finish: 'stop' }, proposed: [] })
  })

  it('cut at the token limit keeps whole proposals, and counts the others', async () => {
    server.play(bytes(delta('a') + callDelta(args(todo, item).slice(0, -20), proposer) + delta('', 'length')))
    expect(await ask()).toMatchObject({
      answer: { text: 'a', finish: 'stop', proposals: 1, dropped: 1 },
      proposed: [todo],
    })
  })

  it('that breaks off after a proposal is not asked for again', async () => {
    server.play(bytes(callDelta(args(todo, item).slice(0, -20), proposer), 'cut'))
    expect(await ask()).toMatchObject({
      answer: { text: '', finish: 'interrupted', proposals: 1, dropped: 1 },
      calls: 1,
    })
  })

  it('that breaks off before anything was whole is asked for again', async () => {
    server.play(bytes(callDelta(args(todo).slice(0, 30), proposer), 'cut'), say('ok'))
    expect(await ask()).toMatchObject({ answer: { text: 'ok', finish: 'stop' }, calls: 2 })
  })
})
