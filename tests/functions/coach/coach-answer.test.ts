import { createHmac } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
} from 'firebase/auth'
import { connectFunctionsEmulator, FunctionsError, getFunctions, httpsCallable } from 'firebase/functions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectId, region } from '../../../local/paths'
import { createAccount, type Account } from '../support/accounts'
import { callCoach, question } from '../support/coach-call'
import { putDocument, readDocument } from '../support/documents'
import {
  bytes,
  callDelta,
  delta,
  eventStream,
  hangUp,
  refuseParam,
  say,
  startScriptedProvider,
  status,
  type Script,
  type ScriptedProvider,
} from '../support/scripted-provider'
import { CANARY_HASH_KEY, FALLBACK_MODEL, MODEL } from '../support/canaries'
import { thisStack } from '../support/stack'

let provider: ScriptedProvider
let account: Account

beforeAll(async () => {
  provider = await startScriptedProvider(thisStack().ports.coach)
  account = await createAccount()
  return () => provider.stop()
})

describe('an answer', () => {
  it('comes in pieces, then whole', async () => {
    let receivesFirst = () => {}
    const isFirstReceived = new Promise<void>((resolve) => (receivesFirst = resolve))
    provider.play(async (response) => {
      response.writeHead(200, eventStream)
      response.write(delta('Com'))
      await isFirstReceived
      for (const text of ['mence ', 'par']) response.write(delta(text))
      response.end(delta('', 'stop'))
    })
    const answer = await callCoach(question('Par où ?'), {
      token: account.token,
      stream: true,
      onMore: (soFar) => soFar.includes('"Com"') && receivesFirst(),
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    expect(answer.texts.join('')).toBe('Commence par')
    expect(answer.texts[0]).toBe('Com')
    expect(answer.result).toEqual({ text: 'Commence par', finish: 'stop' })
  })

  it('comes in one piece to a plain caller', async () => {
    provider.play(say('Com', 'mence'))
    const answer = await callCoach(question('Par où ?'), { token: account.token })
    expect(JSON.parse(answer.raw)).toEqual({ result: { text: 'Commence', finish: 'stop' } })
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('is given the whole conversation after our persona', async () => {
    const { data } = question('trois', { isNew: false })
    const messages = [
      { role: 'user', content: 'un', timestamp: 1 },
      { role: 'assistant', content: 'deux', timestamp: 2 },
    ]
    await putDocument(`conversations/${data.conversation}`, { userId: account.uid, messages })
    provider.play(say('ok'))
    await callCoach({ data }, { token: account.token })
    const [persona, ...rest] = provider.requests[0]?.body.messages ?? []
    expect(persona?.role).toBe('system')
    expect(rest.map(({ content }) => content)).toEqual(['un', 'deux', 'trois'])
  })

  it('is asked for under a keyed hash of the person, never under their account', async () => {
    const other = await createAccount()
    provider.play(say('ok'))
    for (const { token } of [account, account, other]) await callCoach(question('Par où ?'), { token })
    const sent = provider.requests.map(({ body }) => body as Record<string, unknown>)
    const identifierOf = (uid: string) =>
      createHmac('sha256', CANARY_HASH_KEY).update(`coach ${uid}`).digest('hex')
    expect(sent.map((body) => body['safety_identifier'])).toEqual(
      [account, account, other].map(({ uid }) => identifierOf(uid)),
    )
    for (const { uid } of [account, other]) expect(JSON.stringify(sent)).not.toContain(uid)
  })

  it('cut in the middle keeps the received text', async () => {
    provider.play(bytes(delta('Commence.'), 'cut'))
    const answer = await callCoach(question('x'), { token: account.token, stream: true })
    expect(answer).toMatchObject({ status: 200, texts: ['Commence.'], error: undefined })
    expect(answer.result).toEqual({ text: 'Commence.', finish: 'interrupted' })
  })
})

describe('proposals', () => {
  const todo = { genre: 'tache', jour: 'jeudi', texte: 'Filmer', chaqueSemaine: false, pourquoi: null }
  const propose = bytes(
    delta('Voici.') +
      callDelta(JSON.stringify({ propositions: [todo, { genre: 'x' }] }), { name: 'proposer' }) +
      delta('', 'tool_calls'),
  )

  it('come as pieces of their own beside the text', async () => {
    provider.play(propose)
    const answer = await callCoach(question('Et ?'), { token: account.token, stream: true })
    expect(answer).toMatchObject({ texts: ['Voici.'], proposals: [todo] })
    expect(answer.result).toEqual({ text: 'Voici.', finish: 'stop', proposals: 1, dropped: 1 })
    expect(provider.requests[0]?.body).toHaveProperty('tools')
  })

  it('of a fact to remember are whole, short, and about a project of the notes or none', async () => {
    const fact = { genre: 'souvenir', fait: 'Budget de départ\u00a0: 600 €', projet: 'P1' }
    const others = [
      { ...fact, fait: 'a'.repeat(161) },
      { ...fact, projet: 'Gourde' },
      { ...fact, fait: '' },
    ]
    const propositions = [fact, ...others]
    provider.play(
      bytes(
        delta('Bien.') +
          callDelta(JSON.stringify({ propositions }), { name: 'proposer' }) +
          delta('', 'tool_calls'),
      ),
    )
    const asked = question('Et ?', { targets: [{ handle: 'P1', id: 'gourde' }] })
    const answer = await callCoach(asked, { token: account.token, stream: true })
    expect(answer.proposals).toEqual([{ ...fact, fait: 'Budget de départ : 600 €' }])
    expect(answer.result).toMatchObject({ proposals: 1, dropped: 3 })
  })

  it('of amounts need their passage in the text of the person', async () => {
    const read = { champ: 'costCents', passage: "je l'achète 6,80 €" }
    const invented = { champ: 'salePriceCents', passage: 'je la vends 29,90 €' }
    const propositions = [
      { genre: 'chiffres', produit: null, montants: [invented, read] },
      { genre: 'chiffres', produit: null, montants: [invented] },
      { genre: 'chiffres', produit: null, montants: [{ champ: 'costCents', valeur: 680 }] },
    ]
    provider.play(
      bytes(callDelta(JSON.stringify({ propositions }), { name: 'proposer' }) + delta('', 'tool_calls')),
    )
    const asked = question("Ma gourde : je l'achète 6,80\u00a0€.")
    const answer = await callCoach(asked, { token: account.token, stream: true })
    // The second one makes no card, so it is not sent.
    expect(answer.proposals).toHaveLength(1)
    const stored = await readDocument(`conversations/${asked.data.conversation}`)
    const cards = Object.values(stored?.['proposals'] ?? {})
    expect(cards).toMatchObject([{ genre: 'chiffres', produit: null, montants: [read] }])
  })
})

describe('an answer that the provider filters', () => {
  it('keeps the received text, and ends as filtered', async () => {
    provider.play(bytes(delta('Commence.') + delta('', 'content_filter')))
    const answer = await callCoach(question('x'), { token: account.token, stream: true })
    expect(answer).toMatchObject({ status: 200, texts: ['Commence.'], error: undefined })
    expect(answer.result).toEqual({ text: 'Commence.', finish: 'filtered' })
  })

  it.each([false, true])('before it begins is a refused question (streaming: %s)', async (stream) => {
    provider.play(status(400, { error: { code: 'content_filter' } }))
    const { token } = await createAccount()
    expect(await callCoach(question('x'), { token, stream })).toMatchObject({
      status: 400,
      error: { status: 'INVALID_ARGUMENT', details: { code: 'coach/question-refused' } },
      texts: [],
    })
  })
})

describe.concurrent('a provider that answers', () => {
  const faults: Record<string, [Script, string]> = {
    '401': [status(401), 'coach/misconfigured'],
    'a setting of ours it never knew': [refuseParam('stream'), 'coach/misconfigured'],
    '429': [status(429), 'coach/provider-busy'],
    '500': [status(500), 'coach/provider-unavailable'],
    HTML: [status(200, '<html></html>'), 'coach/provider-unavailable'],
    'a redirect': [status(302, '', { location: 'http://127.0.0.1:9/' }), 'coach/provider-unavailable'],
    nothing: [hangUp, 'coach/provider-unavailable'],
    'half an answer': [bytes('data: {"choices"'), 'coach/provider-unavailable'],
  }

  beforeAll(() => {
    provider.play((response, request) =>
      faults[request.body.messages?.at(-1)?.content ?? '']?.[0](response, request),
    )
  })

  it.each(Object.entries(faults))('%s becomes one of our codes, streaming or not', async (name, [, code]) => {
    const { token } = await createAccount()
    const answers = await Promise.all(
      [false, true].map((stream) => callCoach(question(name), { token, stream })),
    )
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 503,
        error: { status: 'UNAVAILABLE', message: code, details: { code } },
      })
      expect(answer.texts).toEqual([])
    }
  })
})

it.each([false, true])('says when to ask again if the provider says it (stream: %s)', async (stream) => {
  provider.play(status(429, {}, { 'retry-after': '120' }))
  const { token } = await createAccount()
  expect(await callCoach(question('x'), { token, stream })).toMatchObject({
    status: 503,
    error: { details: { code: 'coach/provider-busy', retryAfterSeconds: 120 } },
  })
})

describe('through the SDK that the browser uses', () => {
  const { auth: authPort, functions: functionsPort } = thisStack().ports
  const app = initializeApp({ projectId, apiKey: 'any' })
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, `http://127.0.0.1:${authPort}`, { disableWarnings: true })
  const functions = getFunctions(app, region)
  connectFunctionsEmulator(functions, '127.0.0.1', functionsPort)
  const coachChat = httpsCallable<unknown, unknown, { text: string }>(functions, 'coachChat')
  const data = () => question('Bonjour').data

  beforeAll(async () => {
    await createUserWithEmailAndPassword(auth, `sdk.${Date.now()}@example.com`, 'motdepasse')
  })
  afterAll(() => deleteApp(app))

  it('streams', async () => {
    provider.play(say('Bon', 'jour 👋'))
    const { stream, data: result } = await coachChat.stream(data())
    let received = ''
    for await (const { text } of stream) received += text
    expect(received).toBe('Bonjour 👋')
    expect(await result).toEqual({ text: 'Bonjour 👋', finish: 'stop' })
  })

  it('tells the code of an error', async () => {
    provider.play(status(504))
    const { data: result } = await coachChat.stream(data())
    const error: unknown = await result.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(FunctionsError)
    expect(error).toMatchObject({
      code: 'functions/unavailable',
      details: { code: 'coach/provider-unavailable' },
    })
  })

  it('gives the answer in one piece', async () => {
    provider.play(say('Bonjour'))
    expect((await coachChat(data())).data).toEqual({ text: 'Bonjour', finish: 'stop' })
  })
})

// Last test: the functions then remember that the model is missing.
describe('a model that was shut down', () => {
  it('is replaced, and not asked again', async () => {
    provider.play(status(404, { error: { code: 'model_not_found' } }), say('Toujours là'))
    for (let i = 0; i < 2; i++) {
      const answer = await callCoach(question('x'), { token: account.token })
      expect(answer.result).toEqual({ text: 'Toujours là', finish: 'stop' })
    }
    expect(provider.requests.map(({ body }) => body.model)).toEqual([MODEL, FALLBACK_MODEL, FALLBACK_MODEL])
  })
})
