// Twelve ways in which an answer with nine cards, a simulation among them, is left before its end: what came is kept, whole and once.
import { setTimeout as sleep } from 'node:timers/promises'
import { cardsOf } from '@/domain/coach/cards/card'
import { parseConversation, type Conversation } from '@/domain/coach/conversation/conversation'
import { stopWrites } from '@/domain/coach/conversation/conversation-writes'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createAccount, type Account } from '../support/accounts'
import { callCoach, question, type CallOptions, type Question } from '../support/coach-call'
import { changeDocument, deleteDocument, readDocument, usageOf } from '../support/documents'
import {
  callDelta,
  delta,
  endOfStream,
  eventStream,
  startScriptedProvider,
  type ScriptedProvider,
} from '../support/scripted-provider'
import { thisStack } from '../support/stack'
import { until } from '../../support/until'

let provider: ScriptedProvider
let account: Account

beforeAll(async () => {
  provider = await startScriptedProvider(thisStack().ports.coach)
  return () => provider.stop()
})
beforeEach(async () => {
  account = await createAccount()
})

const todo = (index: number) => ({
  genre: 'tache',
  jour: 'jeudi',
  texte: `Filmer le plan ${index}`,
  chaqueSemaine: false,
  pourquoi: null,
})
const simulation = { genre: 'simuler', produit: 'C1', valeurs: [{ champ: 'adsCents', valeur: 12 }] }
/** The simulation is the fifth, so that it is the one that some ways cut. */
const NINE: readonly object[] = [...[1, 2, 3, 4].map(todo), simulation, ...[6, 7, 8, 9].map(todo)]

const JSONS = NINE.map((each) => JSON.stringify(each))
/** Text in two pieces, then the call card by card, then the end: eleven pieces and the last. */
const PIECES = [
  delta('Voici '),
  delta('la suite.'),
  ...JSONS.map((json, at) =>
    callDelta(`${at === 0 ? '{"propositions":[' : ','}${json}`, at === 0 ? { name: 'proposer' } : {}),
  ),
  callDelta(']}') + delta('', 'tool_calls') + endOfStream,
]
const AFTER_TEXT = 2
const AFTER_SIMULATION = AFTER_TEXT + 5
const HALF_SIMULATION = callDelta(`,${JSONS[4]?.slice(0, 40) ?? ''}`)

const path = ({ conversation }: Question) => `conversations/${conversation}`

interface Told {
  readonly data: Question
  readonly page: AbortController
  /** Lets the rest of the answer come. */
  readonly goOn: () => void
}

/** The provider sends these pieces, waits, and goes on with the others, or closes the connection. */
function play(before: readonly string[], after: readonly string[] | 'cut'): () => void {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  provider.play(async (response) => {
    response.writeHead(200, eventStream)
    response.flushHeaders()
    for (const piece of before) {
      response.write(piece)
      await sleep(5)
    }
    await held
    if (response.destroyed) return
    if (after === 'cut') {
      setTimeout(() => response.socket?.destroy(), 20)
      return
    }
    for (const piece of after) {
      response.write(piece)
      await sleep(5)
    }
    response.end()
  })
  return goOn
}

const ask = (data: Question, options: CallOptions = {}) =>
  callCoach({ data }, { token: account.token, stream: true, ...options })
const stored = async (data: Question): Promise<Conversation | null> =>
  parseConversation(data.conversation, await readDocument(path(data)))

async function pressStop(data: Question): Promise<void> {
  await until(async () => expect((await stored(data))?.answering).not.toBeNull())
  const [write] = stopWrites(data.conversation, await readDocument(path(data)), data.message)
  await changeDocument(path(data), write?.kind === 'update' ? { stop: data.message } : {})
}

interface Way {
  readonly before: number | readonly string[]
  /** Default: the others. */
  readonly after?: readonly string[] | 'cut'
  readonly leave: (told: Told) => Promise<unknown>
  /** Cards that are kept; default: all nine. */
  readonly cards?: number
  readonly isStopped?: true
  readonly isGone?: true
}

const WAYS: Readonly<Record<string, Way>> = {
  'the page goes before the first word': {
    before: 0,
    leave: async ({ page, goOn }) => {
      page.abort()
      await sleep(50)
      goOn()
    },
  },
  'the page goes after the text': {
    before: AFTER_TEXT,
    leave: async ({ page, goOn }) => {
      page.abort()
      await sleep(50)
      goOn()
    },
  },
  'the page goes after the first card': {
    before: AFTER_TEXT + 1,
    leave: async ({ page, goOn }) => {
      page.abort()
      await sleep(50)
      goOn()
    },
  },
  'the page goes within the simulation': {
    before: [...PIECES.slice(0, AFTER_TEXT + 4), HALF_SIMULATION],
    after: [callDelta(JSONS[4]?.slice(40) ?? ''), ...PIECES.slice(AFTER_SIMULATION)],
    leave: async ({ page, goOn }) => {
      page.abort()
      await sleep(50)
      goOn()
    },
  },
  'the page goes after the last card': {
    before: AFTER_TEXT + 9,
    leave: async ({ page, goOn }) => {
      page.abort()
      await sleep(50)
      goOn()
    },
  },
  'the page asks again while the answer comes': {
    before: AFTER_SIMULATION,
    leave: async ({ data, goOn }) => {
      expect((await ask(data)).result).toEqual({ text: '', finish: 'already' })
      goOn()
    },
  },
  'another device asks, and the first goes': {
    before: AFTER_SIMULATION,
    leave: async ({ data, page, goOn }) => {
      page.abort()
      expect((await ask(data)).result).toEqual({ text: '', finish: 'already' })
      goOn()
    },
  },
  'the name is changed meanwhile': {
    before: AFTER_SIMULATION,
    leave: async ({ data, goOn }) => {
      await until(async () => expect((await stored(data))?.answering).not.toBeNull())
      await changeDocument(path(data), { title: 'Mon nom', titled: true })
      goOn()
    },
  },
  '« Arrêter » after the text': {
    before: AFTER_TEXT,
    leave: ({ data }) => pressStop(data),
    cards: 0,
    isStopped: true,
  },
  '« Arrêter » after the simulation': {
    before: AFTER_SIMULATION,
    leave: ({ data }) => pressStop(data),
    cards: 5,
    isStopped: true,
  },
  'the provider goes within the simulation': {
    before: [...PIECES.slice(0, AFTER_TEXT + 4), HALF_SIMULATION],
    after: 'cut',
    leave({ goOn }) {
      goOn()
      return Promise.resolve()
    },
    cards: 4,
  },
  'the conversation is deleted': {
    before: AFTER_SIMULATION,
    leave: async ({ data, goOn }) => {
      await until(async () => expect(await readDocument(path(data))).not.toBeNull())
      await deleteDocument(path(data))
      goOn()
    },
    isGone: true,
  },
}

it.each(Object.entries(WAYS))('%s', async (_, way) => {
  const before = typeof way.before === 'number' ? PIECES.slice(0, way.before) : way.before
  const after = way.after ?? (typeof way.before === 'number' ? PIECES.slice(way.before) : [])
  const goOn = play(before, after)
  const targets = [{ handle: 'C1', id: 'lampe-produit' }]
  const { data } = question('Et si la pub passe à 12 € ?', { dossier: 'C1 Lampe', targets })
  const page = new AbortController()
  const asked = provider.requests.length
  const called = ask(data, { signal: page.signal }).catch(() => 'left')
  await until(() => expect(provider.requests.length).toBe(asked + 1))
  // The pieces before the wait have arrived.
  await sleep(200)
  await way.leave({ data, page, goOn })
  await called
  await until(async () => expect(await usageOf(account.uid)).toEqual({ sent: 1, open: 0 }))
  expect(provider.requests.length).toBe(asked + 1)
  if (way.isGone) {
    expect(await readDocument(path(data))).toBeNull()
    return
  }
  await until(async () => expect((await stored(data))?.answering).toBeNull())
  const kept = await stored(data)
  expect(kept?.messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
  expect(kept?.messages[1]).toMatchObject({
    content: 'Voici la suite.',
    ...(way.isStopped && { stopped: true }),
  })
  const cards = way.cards ?? NINE.length
  expect(cardsOf(kept?.cards ?? []).map(({ order, proposed }) => [order, proposed])).toEqual(
    NINE.slice(0, cards).map((each, order) => [
      order,
      'produit' in each ? { ...each, produit: 'lampe-produit' } : each,
    ]),
  )
  expect(kept?.cards.every(({ state, at }) => state === 'open' && at === kept.messages[1]?.timestamp)).toBe(
    true,
  )
})

it('are twelve', () => {
  expect(Object.keys(WAYS)).toHaveLength(12)
})
