import { beforeAll, expect, it } from 'vitest'
import { startCoachProvider } from '../../local/coach/coach-provider'
import { createAccount, type Account } from './support/accounts'
import { callCoach, question } from './support/coach-call'
import { thisStack } from './support/stack'

/** The provider of `npm start`, with the faults that it can simulate. */
let account: Account
let chaosUrl: string

beforeAll(async () => {
  const { coach } = thisStack().ports
  const provider = await startCoachProvider({ port: coach, pace: 'fast' })
  chaosUrl = `http://127.0.0.1:${coach}/__aimock/chaos`
  account = await createAccount()
  return () => provider.stop()
})

async function setChaos(rates: Record<string, number>): Promise<void> {
  await fetch(chaosUrl, { method: 'DELETE' })
  const response = await fetch(chaosUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(rates),
  })
  expect(response.status).toBe(200)
}

const ask = () =>
  callCoach(question('Comment fixer mon prix de vente ?'), { token: account.token, stream: true })

it('answers in French, in pieces', async () => {
  const { texts, result } = await ask()
  expect(texts.length).toBeGreaterThan(5)
  expect(result).toEqual({ text: texts.join(''), finish: 'stop' })
})

it.each([
  ['Mets-moi trois tâches pour la semaine', ['tache', 'tache', 'tache'], true],
  ['Aide-moi à tout préparer', ['tache', 'element', 'produit', 'projet'], true],
  ['Donne juste la tâche', ['tache'], false],
  ['Retiens que je pars avec 600 €', ['souvenir'], true],
  ["Retiens mes prix : je l'achète 6,80 €", ['chiffres'], true],
])('proposes: %s', async (asked, kinds, hasText) => {
  const { proposals, result, texts } = await callCoach(question(asked), {
    token: account.token,
    stream: true,
  })
  expect(proposals.map((each) => (each as { genre: string }).genre)).toEqual(kinds)
  expect(texts.join('') !== '').toBe(hasText)
  expect(result).toEqual({ text: texts.join(''), finish: 'stop', proposals: kinds.length })
})

it('reacts to the question, not to the notes', async () => {
  const notes = { dossier: 'Mets-moi trois tâches pour la semaine', tone: 'direct' }
  const body = question('Comment fixer mon prix de vente ?', notes)
  const { proposals, result } = await callCoach(body, { token: account.token, stream: true })
  expect(proposals).toEqual([])
  expect(result).toEqual((await ask()).result)
})

it.each([
  ['an error', { dropRate: 1 }],
  ['broken JSON', { malformedRate: 1 }],
  ['a cut connection', { disconnectRate: 1 }],
])('that gives %s fails with our code, and heals', async (_name, rates) => {
  await setChaos(rates)
  expect(await ask()).toMatchObject({
    status: 503,
    error: { details: { code: 'coach/provider-unavailable' } },
  })
  await setChaos({})
  expect((await ask()).result).toMatchObject({ finish: 'stop' })
})
