import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmAddress, createAccount, idToken, signUp, type Account } from '../support/accounts'
import { callCoach, question } from '../support/coach-call'
import { putDocument, readDocument } from '../support/documents'
import { callEndpoint } from '../support/endpoint-call'
import { documentsWith, pathsLeftWith } from '../support/everything-stored'
import { say, startScriptedProvider, type ScriptedProvider } from '../support/scripted-provider'
import { thisStack } from '../support/stack'

let provider: ScriptedProvider

beforeAll(async () => {
  provider = await startScriptedProvider(thisStack().ports.coach)
  return () => provider.stop()
})

beforeEach(() => provider.play(say('Bonjour.')))

const codeOf = (answer: Awaited<ReturnType<typeof callCoach>>) => answer.error?.details?.code ?? answer.status
const ask = async ({ token }: { token: string }) => codeOf(await callCoach(question('x'), { token }))

async function askedBefore(uid: string, count: number) {
  await putDocument(`usage/${uid}`, { sentAt: [], open: [], askedBefore: count })
  return readDocument(`usage/${uid}`)
}

describe('twenty questions without a confirmed address', () => {
  it('are answered; the next is refused, asks nobody and writes nothing', async () => {
    const account = await createAccount()
    await askedBefore(account.uid, 19)
    expect(await ask(account)).toBe(200)
    const stored = await readDocument(`usage/${account.uid}`)
    provider.requests.length = 0
    const answer = await callCoach(question('x'), { token: account.token, stream: true })
    expect(answer).toMatchObject({
      status: 403,
      error: { status: 'PERMISSION_DENIED', details: { code: 'coach/unconfirmed' } },
    })
    expect(provider.requests).toHaveLength(0)
    expect(await readDocument(`usage/${account.uid}`)).toEqual(stored)
  })

  it('are all that sixty cheap accounts get', async () => {
    const accounts = await Promise.all(Array.from({ length: 60 }, () => createAccount()))
    await Promise.all(accounts.map(({ uid }) => askedBefore(uid, 20)))
    for (let first = 0; first < accounts.length; first += 6) {
      const answers = await Promise.all(accounts.slice(first, first + 6).map(ask))
      expect(new Set(answers)).toEqual(new Set(['coach/unconfirmed']))
    }
    expect(provider.requests).toHaveLength(0)
  })

  it('go on at once with a new token, once the link was opened', async () => {
    const account = await createAccount()
    await askedBefore(account.uid, 20)
    expect(await ask(account)).toBe('coach/unconfirmed')
    await confirmAddress(account.uid)
    expect(await ask({ token: idToken({ uid: account.uid, isConfirmed: true }) })).toBe(200)
  })

  it('go on with the old token too, once Auth has the confirmed address', async () => {
    const account = await createAccount()
    await askedBefore(account.uid, 20)
    await confirmAddress(account.uid)
    expect(await ask(account)).toBe(200)
  })
})

describe('two hundred questions', () => {
  it('are a trial: the next is refused and writes nothing', async () => {
    const account = await createAccount()
    await confirmAddress(account.uid)
    await askedBefore(account.uid, 199)
    expect(await ask(account)).toBe(200)
    const stored = await readDocument(`usage/${account.uid}`)
    provider.requests.length = 0
    expect(await ask(account)).toBe('coach/quota-trial')
    expect(provider.requests).toHaveLength(0)
    expect(await readDocument(`usage/${account.uid}`)).toEqual(stored)
  })

  it('do not bind a person who pays, whose address need not be confirmed', async () => {
    const account = await createAccount()
    await askedBefore(account.uid, 5_000)
    await putDocument(`profiles/${account.uid}`, { hasPaidAt: new Date() })
    expect(await ask(account)).toBe(200)
  })

  it('are not told to an account after its trial', async () => {
    const account = await createAccount({ createdAt: new Date(0) })
    await askedBefore(account.uid, 5_000)
    expect(await ask(account)).toBe('coach/no-access')
  })
})

describe('an address that had its trial', () => {
  const password = 'motdepasse'
  let number = 0

  const returning = async (email: string) => {
    const account = await signUp({ email, password })
    await putDocument(`profiles/${account.uid}`, { fullName: 'Léa', email })
    return account
  }

  const confirmed = async (email: string) => {
    const account = await returning(email)
    await confirmAddress(account.uid)
    return account
  }

  async function erase(account: Account): Promise<void> {
    expect((await callEndpoint('deleteAccount', { data: {} }, account)).status).toBe(200)
  }

  /** An account that signed up, confirmed its address, asked a question and was erased. */
  async function erased(email: string): Promise<Account> {
    const account = await confirmed(email)
    expect(await ask(account)).toBe(200)
    await erase(account)
    return account
  }

  const freshAddress = () => `retour.${Date.now()}.${(number += 1)}`

  it('opens no second one, however it is written; the profile says so', async () => {
    const name = freshAddress()
    await erased(`${name}@gmail.com`)
    for (const email of [`${name}@gmail.com`, `${name.replaceAll('.', '')}+2@googlemail.com`]) {
      const account = await returning(email.toUpperCase())
      provider.requests.length = 0
      const answer = await callCoach(question('x'), { token: account.token })
      expect(answer).toMatchObject({ status: 403, error: { details: { code: 'coach/had-trial' } } })
      expect(provider.requests).toHaveLength(0)
      expect(await readDocument(`usage/${account.uid}`)).toBeNull()
      expect(await readDocument(`profiles/${account.uid}`)).toMatchObject({ hadTrial: true })
    }
    expect(await ask(await returning(`${name}@exemple.fr`))).toBe(200)
  })

  it('is that of its mailbox while the account lives, however another one writes it', async () => {
    const name = freshAddress()
    const first = await confirmed(`${name}@gmail.com`)
    expect(await ask(first)).toBe(200)
    const email = `${name.replaceAll('.', '')}+2@googlemail.com`
    const second = await confirmed(email)
    expect(await ask(second)).toBe('coach/had-trial')
    expect(await readDocument(`profiles/${second.uid}`)).toMatchObject({ hadTrial: true })
    const third = await returning(email.replace('+2', '+3'))
    await callEndpoint('openTrial', { data: {} }, third)
    expect(await readDocument(`profiles/${third.uid}`)).toMatchObject({ hadTrial: true })
    await callEndpoint('openTrial', { data: {} }, first)
    expect(await ask(first)).toBe(200)
  })

  it('is one, however many accounts of its mailbox asked before they confirmed it', async () => {
    const name = freshAddress()
    const [first, second] = [await returning(`${name}+1@gmail.com`), await returning(`${name}+2@gmail.com`)]
    for (const account of [first, second]) expect(await ask(account)).toBe(200)
    for (const { uid } of [first, second]) await confirmAddress(uid)
    const confirmedTokenOf = ({ uid }: Account, tag: number) => ({
      token: idToken({ uid, email: `${name}+${tag}@gmail.com`, isConfirmed: true }),
    })
    expect(await ask(confirmedTokenOf(first, 1))).toBe(200)
    expect(await ask(confirmedTokenOf(second, 2))).toBe('coach/had-trial')
  })

  it('belongs to the person who confirmed it: a stranger takes no trial', async () => {
    const name = freshAddress()
    const [gone, living] = [await returning(`${name}@gmail.com`), await returning(`${name}+1@gmail.com`)]
    for (const stranger of [gone, living]) expect(await ask(stranger)).toBe(200)
    await erase(gone)
    const owner = await confirmed(`${name}@gmail.com`)
    await callEndpoint('openTrial', { data: {} }, owner)
    expect(await readDocument(`profiles/${owner.uid}`)).not.toHaveProperty('hadTrial')
    expect(await ask(owner)).toBe(200)
  })

  it('is not remembered of an account without a question', async () => {
    const email = `${freshAddress()}@exemple.fr`
    await erase(await confirmed(email))
    expect(await ask(await returning(email))).toBe(200)
  })

  it('is remembered where the question came before the confirmation', async () => {
    const email = `${freshAddress()}@exemple.fr`
    const account = await returning(email)
    expect(await ask(account)).toBe(200)
    await confirmAddress(account.uid)
    await erase(account)
    expect(await ask(await returning(email))).toBe('coach/had-trial')
  })

  it('learns it right after the sign-up, from openTrial', async () => {
    const email = `${freshAddress()}@exemple.fr`
    await erased(email)
    const account = await returning(email)
    const other = await returning(`${freshAddress()}@exemple.fr`)
    for (const each of [account, other]) {
      expect(await callEndpoint('openTrial', { data: {} }, each)).toMatchObject({ status: 200 })
    }
    expect(await readDocument(`profiles/${account.uid}`)).toMatchObject({ hadTrial: true })
    expect(await readDocument(`profiles/${other.uid}`)).not.toHaveProperty('hadTrial')
  })

  it('is counted as one sign-up, however often openTrial is called', async () => {
    const count = () => readFileSync(thisStack().logFile, 'utf8').split('trial.opened').length
    const account = await returning(`${freshAddress()}@exemple.fr`)
    const before = count()
    const call = () => callEndpoint('openTrial', { data: {} }, account)
    await Promise.all([call(), call()])
    await call()
    await expect.poll(count).toBe(before + 1)
    await putDocument(`deletions/${account.uid}`, { startedAt: new Date() })
    expect(await call()).toMatchObject({ status: 401, code: 'account/unauthenticated' })
    expect(count()).toBe(before + 1)
  })

  it('keeps the dates of a month that it paid before this was known', async () => {
    const email = `${freshAddress()}@exemple.fr`
    await erased(email)
    const account = await returning(email)
    const hasPaidAt = new Date(Date.now() + 86_400_000)
    await putDocument(`profiles/${account.uid}`, { hasPaidAt })
    expect(await callEndpoint('openTrial', { data: {} }, account)).toMatchObject({ status: 200 })
    expect(await readDocument(`profiles/${account.uid}`)).toEqual({ hasPaidAt })
  })

  it('opens the month that it pays', async () => {
    const email = `${freshAddress()}@exemple.fr`
    await erased(email)
    const account = await returning(email)
    await putDocument(`profiles/${account.uid}`, { hadTrial: true, hasPaidAt: new Date() })
    expect(await ask(account)).toBe(200)
  })

  it('is kept as a hash and a date alone, for twelve months', async () => {
    const email = `${freshAddress()}@exemple.fr`
    const before = Date.now()
    const { uid } = await erased(email)
    expect(await pathsLeftWith(uid, email, email.split('@')[0] ?? '')).toEqual([])
    const kept = await documentsWith('formerAddresses/')
    for (const { path, fields } of kept) {
      expect(path).toMatch(/^formerAddresses\/[0-9a-f]{64}$/)
      expect(Object.keys(fields)).toEqual(['expiresAt'])
    }
    const newest = Math.max(
      ...kept.map(({ fields }) =>
        Date.parse((fields['expiresAt'] as { timestampValue: string }).timestampValue),
      ),
    )
    const inAYear = new Date(before)
    inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1)
    expect(Math.abs(newest - inAYear.getTime())).toBeLessThan(26 * 3_600_000)
  })

  it('opens a trial again after a year, even while the expired document still exists', async () => {
    const email = `${freshAddress()}@exemple.fr`
    await erased(email)
    for (const { path } of await documentsWith('formerAddresses/')) {
      await putDocument(path, { expiresAt: new Date(Date.now() - 1000) })
    }
    expect(await ask(await returning(email))).toBe(200)
  })
})
