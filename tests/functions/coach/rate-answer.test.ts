import { FEEDBACK_MONTHS } from '@/domain/base/business'
import { parseConversation } from '@/domain/coach/conversation/conversation'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAccount, type Account } from '../support/accounts'
import { deleteDocument, putDocument, readDocument } from '../support/documents'
import { callEndpoint, type EndpointCall } from '../support/endpoint-call'

let owner: Account
let conversation: string
let message: string
let count = 0

beforeEach(async () => {
  owner = await createAccount()
  count += 1
  conversation = `rated-${count}-${owner.uid}`
  message = `answer-${count}-${owner.uid}`
  await putDocument(`conversations/${conversation}`, {
    userId: owner.uid,
    title: 'Marge',
    timestamp: new Date(),
    messages: [
      { id: message, role: 'user', content: 'Ma marge ?', timestamp: 1_000 },
      { id: message, role: 'assistant', content: 'Il te reste 3 €.', timestamp: 2_000 },
    ],
    dossiers: { a1b2c3d4: 'C1 · prix 29,90 €' },
    sent: { '1000': 'a1b2c3d4' },
  })
})

const rate = (fields: object = {}, options: EndpointCall = {}) =>
  callEndpoint(
    'rateAnswer',
    { data: { conversation, message, isUseful: false, ...fields } },
    { token: owner.token, ...options },
  )
const thumb = async () =>
  parseConversation(conversation, await readDocument(`conversations/${conversation}`))?.messages.at(-1)
    ?.useful
const feedback = () => readDocument(`feedback/${message}`)

describe('a thumb', () => {
  it.each([true, false])(
    'of the owner is on the answer, and nothing goes to the team: %s',
    async (isUseful) => {
      expect(await rate({ isUseful })).toMatchObject({ status: 200 })
      expect(await thumb()).toBe(isUseful)
      expect(await feedback()).toBeNull()
    },
  )

  it('twice is one, and the other way is the other', async () => {
    await rate({ isUseful: true })
    await Promise.all([rate({ isUseful: true }), rate({ isUseful: true })])
    expect(await thumb()).toBe(true)
    await rate()
    expect(await thumb()).toBe(false)
  })

  it('leaves question, answer and what was sent as they were', async () => {
    const stored = async () => (await readDocument(`conversations/${conversation}`)) ?? {}
    const before = await stored()
    await rate({ isUseful: true })
    const after = await stored()
    const rated = (before['messages'] as readonly object[]).map((each, at) =>
      at === 1 ? { ...each, useful: true } : each,
    )
    expect(after).toEqual({ ...before, messages: rated })
  })
})

describe('a reason', () => {
  it('is kept with its line for twelve months, without the texts', async () => {
    const asked = new Date()
    expect(await rate({ reason: 'wrong', line: ' Le prix est faux ' })).toMatchObject({ status: 200 })
    const stored = await feedback()
    expect(stored).toMatchObject({ userId: owner.uid, reason: 'wrong', line: 'Le prix est faux' })
    expect(Object.keys(stored ?? {}).sort()).toEqual(['createdAt', 'expiresAt', 'line', 'reason', 'userId'])
    const expiry = new Date(stored?.['expiresAt'] as string | Date)
    const months = (expiry.getFullYear() - asked.getFullYear()) * 12 + expiry.getMonth() - asked.getMonth()
    expect(FEEDBACK_MONTHS).toBe(12)
    expect(months).toBe(12)
  })

  it('sends question, notes and answer from the conversation, never from the call', async () => {
    expect(await rate({ isSent: true, reason: 'vague' })).toMatchObject({ status: 200 })
    expect(await feedback()).toMatchObject({
      question: 'Ma marge ?',
      notes: 'C1 · prix 29,90 €',
      answer: 'Il te reste 3 €.',
    })
    expect(await rate({ isSent: true, question: 'Une autre' })).toMatchObject({ status: 400 })
  })

  it('said again replaces the one before, and leaves the texts that were sent, with their term', async () => {
    await rate({ reason: 'wrong', isSent: true })
    const before = await feedback()
    await rate({ reason: 'tone', line: 'Trop sec' })
    expect(await feedback()).toEqual({ ...before, reason: 'tone', line: 'Trop sec' })
    expect(before).toHaveProperty('question', 'Ma marge ?')
  })

  it('and its texts are deleted once the answer is called useful', async () => {
    await rate({ reason: 'wrong', isSent: true })
    expect(await rate({ isUseful: true })).toMatchObject({ status: 200 })
    expect(await feedback()).toBeNull()
    expect(await thumb()).toBe(true)
    // Pressed again, there is nothing left to delete.
    expect(await rate({ isUseful: true })).toMatchObject({ status: 200 })
  })
})

describe('is refused, and changes nothing', () => {
  it('of nobody, and of another account', async () => {
    const other = await createAccount()
    expect(await rate({}, { token: undefined })).toMatchObject({ status: 401, code: 'coach/unauthenticated' })
    expect(await rate({ isSent: true }, { token: other.token })).toMatchObject({
      code: 'coach/conversation-gone',
    })
    expect(await thumb()).toBeUndefined()
    expect(await feedback()).toBeNull()
  })

  it.each<[string, object]>([
    ['a line that is too long', { line: 'x'.repeat(301) }],
    ['a thumb that is none', { isUseful: 'yes' }],
    ['a place that is none', { conversation: '../profiles/x' }],
    ['another field', { answer: 'Mon texte' }],
  ])('%s', async (_, fields) => {
    expect(await rate(fields)).toMatchObject({ status: 400, code: 'coach/invalid-request' })
    expect(await thumb()).toBeUndefined()
  })

  it('of an answer that is not there', async () => {
    expect(await rate({ message: 'another-answer' })).toMatchObject({ code: 'coach/conversation-gone' })
  })

  it('after the conversation went, as it does while a device is offline', async () => {
    await deleteDocument(`conversations/${conversation}`)
    expect(await rate({ isSent: true, reason: 'wrong' })).toMatchObject({ code: 'coach/conversation-gone' })
    expect(await readDocument(`conversations/${conversation}`)).toBeNull()
    expect(await feedback()).toBeNull()
  })

  it('while the account is being erased', async () => {
    await putDocument(`deletions/${owner.uid}`, { startedAt: new Date() })
    expect(await rate({ isSent: true })).toMatchObject({ code: 'coach/unauthenticated' })
    expect(await feedback()).toBeNull()
  })
})

describe('erased with the account', () => {
  it('what was sent to the team goes, that of others stays', async () => {
    await rate({ isSent: true, reason: 'wrong' })
    await putDocument(`feedback/of-another-${count}`, { userId: 'another', line: 'Reste' })
    expect(await callEndpoint('deleteAccount', { data: {} }, { token: owner.token })).toMatchObject({
      status: 200,
    })
    expect(await feedback()).toBeNull()
    expect(await readDocument(`feedback/of-another-${count}`)).toMatchObject({ line: 'Reste' })
  })
})
