// One exchange under random conditions: streams cut at any byte, slow calls, closed pages, several devices with the same question, and
// changes of its conversation and account meanwhile.
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseConversation, type Conversation } from '@/domain/coach/conversation/conversation'
import { stopWrites } from '@/domain/coach/conversation/conversation-writes'
import { drawn, openedConversation } from '@/features/coach/conversation/conversation-state'
import { until } from '../../support/until'
import { createAccount, type Account } from '../support/accounts'
import { callCoach, question, type CallAnswer, type Question } from '../support/coach-call'
import { changeDocument, deleteDocument, putDocument, readDocument, usageOf } from '../support/documents'
import { loadErasure } from '../support/functions-here'
import {
  delta,
  endOfStream,
  eventStream,
  startScriptedProvider,
  type Script,
  type ScriptedProvider,
} from '../support/scripted-provider'
import { serveCoach, type CoachHere } from '../support/served-here'
import { changeAccount } from '../support/sessions'

/** The suite runs a few stories; `COACH_BOOM_STORIES=200` runs more, `COACH_BOOM_SEED` repeats a run. */
const STORIES = Number(process.env['COACH_BOOM_STORIES'] ?? 20)
const SEED = Number(process.env['COACH_BOOM_SEED'] ?? 1)
const AGAIN = 'Cette fois en entier.'
const LEASE_MS = 131_000

const EVENTS = [
  ...['nothing', 'renamed', 'full', 'deleted', 'stopped', 'stopped twice'],
  ...['frozen', 'erased', 'disabled', 'without access'],
] as const
type Event = (typeof EVENTS)[number]

interface Story {
  readonly words: readonly string[]
  /** Positions in the stream of the event and of the cut, as fractions of its bytes. Null: not cut. */
  readonly at: number
  readonly cut: number | null
  readonly event: Event
  /** Each device sends the same question; true: its page closes in the middle. */
  readonly devices: readonly boolean[]
}

const part = fc.integer({ min: 0, max: 1_000 }).map((thousandths) => thousandths / 1_000)
const stories: fc.Arbitrary<Story> = fc.record({
  words: fc.array(fc.constantFrom('Vends ', 'été ', '**29,90 €** ', '🔥 ', '\n\n- un\n', 'l’idée'), {
    minLength: 1,
    maxLength: 6,
  }),
  at: part,
  cut: fc.option(part),
  event: fc.constantFrom<Event>(...EVENTS),
  devices: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
})

let provider: ScriptedProvider
let coach: CoachHere

beforeAll(async () => {
  provider = await startScriptedProvider()
  coach = await serveCoach()
  const limits = {
    connectMs: 20_000,
    silenceMs: 60_000,
    totalMs: 90_000,
    answerBytes: 32_000,
    textCharacters: 100_000,
    missingModelMs: 60_000,
    retryAfterMs: 2_000,
  }
  await coach.meet(provider.url, { ...limits, retryDelaysMs: [] })
})

afterAll(async () => {
  await coach.stop()
  await provider.stop()
})

it(
  'ends with one text everywhere, one call of the provider and one count',
  async () => {
    await fc.assert(fc.asyncProperty(stories, tell), { numRuns: STORIES, seed: SEED, endOnFailure: true })
  },
  60_000 + 20_000 * STORIES,
)

/** The stream in two halves, and the text that it contains up to the cut. */
function streamOf({ words, at, cut }: Story) {
  const events = [...words.map((word) => delta(word)), delta('', 'stop') + endOfStream].map((event) =>
    Buffer.from(event),
  )
  const all = Buffer.concat(events)
  const end = cut === null ? all.length : Math.floor(cut * (all.length - 1))
  const lastWord = all.length - (events.at(-1)?.length ?? 0)
  const middle = Math.min(end, Math.floor(at * lastWord))
  const lengthTo = (count: number) => events.slice(0, count).reduce((sum, { length }) => sum + length, 0)
  const received = words.filter((_, index) => lengthTo(index + 1) <= end)
  // `[DONE]` may be missing.
  const isWhole = end >= all.length - Buffer.byteLength(endOfStream)
  return {
    halves: [all.subarray(0, middle), all.subarray(middle, end)] as const,
    received: received.join(''),
    isWhole,
  }
}

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

async function tell(story: Story): Promise<void> {
  const { event, devices, cut } = story
  const { halves, received, isWhole } = streamOf(story)
  const [middle, rest] = [gate(), gate()]
  const script: Script = async (response) => {
    response.writeHead(200, eventStream)
    response.flushHeaders()
    response.write(halves[0])
    middle.open()
    await rest.opened
    if (response.destroyed) return
    await new Promise((resolve) => response.write(halves[1], resolve))
    if (cut === null) response.end()
    else setTimeout(() => response.socket?.destroy(), 10)
  }
  provider.play(script, whole(AGAIN))

  const account = await createAccount({ isConfirmed: true })
  const { data } = question('Quel prix ?')
  const pages = devices.map((leaves) => ({ leaves, page: new AbortController() }))
  let over = 0
  const calls = pages.map(({ page }) =>
    ask(account, data, page.signal)
      .catch(() => null)
      .finally(() => (over += 1)),
  )
  await middle.opened
  // A call that arrives after « Arrêter » would be a new attempt.
  await until(() => expect(over).toBe(devices.length - 1))
  for (const { leaves, page } of pages) if (leaves) page.abort()
  await happen(event, account, data)
  const taken = event === 'frozen' ? await ask(account, data) : null
  if (event.startsWith('stopped')) await provider.requests[0]?.closed
  else if (event !== 'frozen' && event !== 'erased' && event !== 'deleted')
    expect(await finishOf(ask(account, data))).toBe(event === 'disabled' ? undefined : 'already')
  rest.open()
  const answers = await Promise.all(calls)

  if (event === 'erased') {
    await until(async () => expect(await readDocument(pathOf(data))).toBeNull())
    await settled(account, null)
    return
  }
  if (event === 'deleted') {
    await settled(account, { sent: 1, open: 0 })
    expect(await readDocument(pathOf(data))).toBeNull()
    expect(provider.requests).toHaveLength(1)
    return
  }
  await settled(account, { sent: event === 'frozen' ? 2 : 1, open: 0 })
  expect(provider.requests).toHaveLength(event === 'frozen' ? 2 : 1)
  const document = await until(async () => {
    const found = await kept(data)
    expect(found.answering).toBeNull()
    return found
  })
  const said = answerIn(document, data)
  const isStopped = event.startsWith('stopped')
  if (taken) {
    expect(taken.result).toEqual({ text: AGAIN, finish: 'stop' })
    expect(said).toEqual([AGAIN, undefined, undefined])
  } else if (isStopped) {
    expect(story.words.join('').startsWith(said[0] ?? '')).toBe(true)
    expect(said.slice(1)).toEqual(said[0] === undefined ? [undefined, undefined] : [true, undefined])
  } else if (isWhole) expect(said).toEqual([received, undefined, undefined])
  else if (received.trim() === '') expect(said).toEqual([undefined, undefined, undefined])
  else expect(said).toEqual([received, true, 'coach/provider-unavailable'])
  if (event === 'renamed') expect(document.name).toBe('Prix')
  for (const answer of answers) if (answer) expectSameText(document, data, answer, taken !== null)

  // « Réessayer » is accepted only if the answer is incomplete.
  const isOpen = event !== 'disabled' && event !== 'without access'
  const isToAsk = said[0] === undefined || said[2] !== undefined
  const finish = await finishOf(ask(account, data))
  if (isOpen) expect(finish).toBe(isToAsk ? 'stop' : 'already')
  if (isOpen && isToAsk) expect(answerIn(await kept(data), data)[0]).toBe(AGAIN)
  await goOn(event, account, data)
}

async function happen(event: Event, { uid }: Account, data: Question): Promise<void> {
  const path = pathOf(data)
  const doc = () => readDocument(path)
  const age = async () => {
    const answering = (await doc())?.['answering'] as { at: number; message: string; text: string }
    await changeDocument(path, { answering: { ...answering, at: answering.at - LEASE_MS } })
  }
  const fill = async () => {
    const messages = (await doc())?.['messages'] as Record<string, string>[]
    const more = Array.from({ length: 150 }, (_, timestamp) => ({ role: 'user', content: 'x', timestamp }))
    await changeDocument(path, { messages: [...more, ...messages] })
  }
  switch (event) {
    case 'nothing':
      return
    case 'renamed':
      return changeDocument(path, { title: 'Prix', titled: true })
    case 'full':
      return fill()
    case 'deleted':
      return deleteDocument(path)
    case 'stopped':
    case 'stopped twice':
      for (let press = 0; press < event.split(' ').length; press += 1) {
        if (stopWrites(data.conversation, await doc(), data.message).length > 0)
          await changeDocument(path, { stop: data.message })
      }
      return
    case 'frozen':
      return age()
    case 'erased':
      return (await loadErasure()).eraseAccount(uid)
    case 'disabled':
      return changeAccount({ localId: uid, disableUser: true })
    case 'without access':
      return putDocument(`profiles/${uid}`, { hadTrial: true })
  }
}

/** The next question is answered, or refused without a change. */
async function goOn(event: Event, account: Account, data: Question): Promise<void> {
  const before = await kept(data)
  expect(stopWrites(data.conversation, await readDocument(pathOf(data)), data.message)).toEqual([])
  const next = { ...question('Et ensuite ?').data, conversation: data.conversation, isNew: false }
  const { result, status } = await ask(account, next)
  if (event === 'disabled' || event === 'without access') {
    expect(status).toBe(event === 'disabled' ? 401 : 403)
    expect(await kept(data)).toEqual(before)
    return
  }
  expect(result).toEqual({ text: AGAIN, finish: 'stop' })
  const goesOn = event === 'full' ? { ...next, conversation: next.message } : next
  const { messages } = await kept(goesOn)
  expect(messages.slice(-2).map(({ content }) => content)).toEqual(['Et ensuite ?', AGAIN])
  if (event === 'full') expect(await kept(data)).toEqual(before)
}

/** All pages finally show the same text: the one that received the answer, and one that only reads the document. */
function expectSameText(document: Conversation, data: Question, answer: CallAnswer, isOld: boolean): void {
  const now = Date.now()
  const read = drawn(openedConversation(document), now).messages.map(({ content }) => content)
  const run = {
    question: { id: data.message, role: 'user', content: 'Quel prix ?', timestamp: now },
    replaces: 0,
    proposed: [],
    text: answer.texts.join(''),
    end: 'stopped',
  } as const
  const received = drawn({ ...openedConversation(document), run }, now).messages.map(({ content }) => content)
  expect(received).toEqual(read)
  const { text = '', finish } = (answer.result ?? {}) as { text?: string; finish?: string }
  if (finish !== undefined && finish !== 'already' && !isOld)
    expect(text).toBe(answerIn(document, data)[0] ?? '')
}

const whole =
  (text: string): Script =>
  (response) => {
    response.writeHead(200, eventStream)
    response.end(delta(text, 'stop') + endOfStream)
  }

function ask({ token }: Account, data: Question, signal?: AbortSignal): Promise<CallAnswer> {
  return callCoach({ data }, { url: coach.url, token, stream: true, ...(signal && { signal }) })
}

async function finishOf(call: Promise<CallAnswer>): Promise<string | undefined> {
  return ((await call).result as { finish?: string } | undefined)?.finish
}

const pathOf = ({ conversation }: Question) => `conversations/${conversation}`

async function kept(data: Question): Promise<Conversation> {
  const found = parseConversation(data.conversation, await readDocument(pathOf(data)))
  if (!found) throw new Error('The conversation is not there')
  return found
}

/** Text of the answer, whether it was stopped, and its fault. */
function answerIn({ messages, answering }: Conversation, { message }: Question) {
  expect(answering).toBeNull()
  expect(messages.filter(({ id, role }) => id === message && role === 'user')).toHaveLength(1)
  const found = messages.filter(({ id, role }) => id === message && role === 'assistant')
  expect(found.length).toBeLessThan(2)
  return [found[0]?.content, found[0]?.stopped, found[0]?.fault] as const
}

/** Waits for the calls of closed pages, which report nothing. */
async function settled({ uid }: Account, usage: object | null): Promise<void> {
  await until(async () => expect((await readDocument(`usage/${uid}`)) && (await usageOf(uid))).toEqual(usage))
  await sleep(usage === null ? 50 : 0)
}
