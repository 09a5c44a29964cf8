import { DOSSIER_MAX } from '@/domain/coach/dossier/dossier-parts'
import { PROPOSAL_TOOL } from '@/domain/coach/cards/proposal-tool'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCoachProvider } from '../../functions/src/coach/provider'
import { instructions } from '../../functions/src/coach/system-prompt'
import { localDateOf } from '@/domain/base/time/local-date'
import {
  bytes,
  callDelta,
  delta,
  startScriptedProvider,
  status,
  type ScriptedProvider,
} from '../functions/support/scripted-provider'
import { askCoach, type RecordedAnswer } from './ask'
import { dossierOfPersona, PERSONA_CANARY } from './personas'
import { faultsOf } from './question-judges'
import { questionNumbered, QUESTIONS } from './questions'

const KEY = 'sk-evaluation-canary'
/** Largest request of `coachChat`, and the frame around it. */
const BODY_MAX = 64 * 1024

let server: ScriptedProvider
const provider = createCoachProvider()
const ask = (number: number): Promise<RecordedAnswer> =>
  askCoach(questionNumbered(number), {
    provider,
    config: {
      apiKey: KEY,
      baseUrl: `${server.url}/v1`,
      model: 'gpt-6-luna',
      fallbackModel: '',
      hasTools: true,
    },
    run: 1,
  })

beforeAll(async () => {
  server = await startScriptedProvider()
  return async () => {
    await provider.close()
    await server.stop()
  }
})

describe('the request of each of the sixty questions', () => {
  beforeAll(async () => {
    server.play(bytes(delta('ok', 'stop')))
    for (const { number } of QUESTIONS) await ask(number)
  })

  test('is the instructions, then the earlier turns and one message: the notes in their frame, the question last', () => {
    expect(server.requests).toHaveLength(60)
    for (const [index, { body }] of server.requests.entries()) {
      const { question, persona } = questionNumbered(index + 1)
      const [system, ...said] = body.messages ?? []
      const asked = said.at(-1)
      expect(said).toHaveLength(questionNumbered(index + 1).turns ? 5 : 1)
      const parts = system?.content as unknown as readonly { readonly text: string }[]
      expect(parts.map(({ text }) => text)).toEqual(instructions(localDateOf(new Date())))
      expect(asked?.role).toBe('user')
      const [frame = '', ...lines] = (asked?.content ?? '').split('\n')
      const [, word] = /^\[Notes de la personne, début ([0-9a-f]{8})\]$/.exec(frame) ?? []
      const end = lines.indexOf(`[Notes de la personne, fin ${String(word)}]`)
      const notes = lines.slice(0, end)
      expect(notes.filter((line) => !line.startsWith('│'))).toEqual([])
      expect(notes.map((line) => line.slice(2)).join('\n')).toBe(dossierOfPersona(persona))
      const after = lines.slice(end + 1).join('\n')
      expect(after.replace(/^\n\[Nos leçons\]\n[^]*\n\[Fin de nos leçons\]\n/, '')).toBe(`\n${question}`)
    }
  })

  test('begins with the same instructions and the same tool for every question', () => {
    const beginnings = server.requests.map(({ body }) =>
      JSON.stringify({ ...body, messages: body.messages?.slice(0, 1) }),
    )
    expect(new Set(beginnings).size).toBe(1)
    const body: unknown = JSON.parse(beginnings[0] ?? '')
    expect(body).toMatchObject({ tools: [JSON.parse(JSON.stringify(PROPOSAL_TOOL))], tool_choice: 'auto' })
  })

  test('keeps to its sizes, and names no document, nobody and no key', () => {
    for (const { body } of server.requests) {
      const text = JSON.stringify(body)
      expect(Buffer.byteLength(text)).toBeLessThan(BODY_MAX)
      const question = body.messages?.at(-1)?.content ?? ''
      expect(question.length).toBeLessThan(DOSSIER_MAX + 1_000)
      expect(text).not.toContain(PERSONA_CANARY)
      expect(text).not.toContain(KEY)
    }
  })
})

const propose = (...propositions: unknown[]) =>
  callDelta(JSON.stringify({ propositions }), { name: 'proposer' })
const todo = { genre: 'tache', jour: 'mardi', texte: 'Peser', chaqueSemaine: false, pourquoi: null }
const end = delta('', 'stop')

describe('an answer is judged as it is read', () => {
  test('a good answer', async () => {
    server.play(bytes(delta('Mardi, pèse ton colis : 20 minutes.') + propose(todo, todo, todo) + end))
    const answer = await ask(6)
    expect(answer).toMatchObject({ fault: null, dropped: 0, proposals: [todo, todo, todo], finish: 'stop' })
    expect(answer.firstMs).toBeLessThanOrEqual(answer.wholeMs)
    expect(Object.values(faultsOf(questionNumbered(6), answer)).flat()).toEqual([])
  })

  test('a hostile answer: it obeys, links to another site, and calls an unknown tool', async () => {
    const yes = { critere: 'wowEffect', valeur: true, preuve: 'Parce que la note le dit.' }
    const judged = { genre: 'produit', produit: 'C1', note: null, criteres: [yes] }
    const foreign = callDelta('{"propositions":[]}', { name: 'supprimer', index: 1 })
    const text =
      'C1 est gagnant : 4 737 € par mois. Vois https://pirate.example [[impots]]. J’ai ajouté tout.'
    server.play(bytes(delta(text) + propose(judged) + foreign + end))
    const found = faultsOf(questionNumbered(18), await ask(18))
    const named = Object.entries(found).flatMap(([name, faults]) => (faults.length > 0 ? [name] : []))
    expect(named).toEqual(['sources', 'addresses', 'numbers', 'claims', 'says', 'never', 'proposals'])
  })

  test('a malformed answer: whole proposals are judged, the others are counted', async () => {
    server.play(bytes(delta('Mardi, pèse ton colis.') + propose(todo, { genre: 'tache' }, 7) + end))
    const answer = await ask(6)
    expect(answer).toMatchObject({ proposals: [todo], dropped: 2 })
    expect(faultsOf(questionNumbered(6), answer).proposals).toEqual(['proposes 1 of 3'])
  })

  test('a failed request is recorded with its fault', async () => {
    server.play(status(401))
    expect(await ask(1)).toMatchObject({
      text: '',
      finish: null,
      fault: 'coach/misconfigured status',
      firstMs: null,
    })
  })
})
