import { describe, expect, it, vi } from 'vitest'
import { accountState, REMEMBERED_MS, rememberAccounts, type AccountFacts } from './account-facts'

const since = new Date('2026-11-21T10:00:00.000Z')
const account: AccountFacts = {
  createdAt: new Date('2026-11-20T10:00:00.000Z'),
  isDisabled: false,
  email: null,
  isConfirmed: false,
  sessionsSince: since,
}
const seconds = since.getTime() / 1000

describe('the state of a session', () => {
  it.each<[string, AccountFacts | null, number]>([
    ['no-account', null, seconds],
    ['disabled', { ...account, isDisabled: true }, seconds],
    ['revoked', account, seconds - 1],
    ['open', account, seconds],
    ['open', { ...account, sessionsSince: null }, 0],
  ])('%s', (state, facts, authTime) => {
    expect(accountState(facts, authTime)).toBe(state)
  })
})

describe('the memory', () => {
  function watchFor(secondsLong: number, answerAt: (second: number) => AccountFacts | null) {
    let second = 0
    const ask = vi.fn(() => Promise.resolve(answerAt(second)))
    const factsOf = rememberAccounts(ask, () => second * 1000)
    const told: Promise<AccountFacts | null>[] = []
    for (; second <= secondsLong; second += 1) told.push(factsOf('u1'))
    return Promise.all(told).then((facts) => ({ facts, asked: ask.mock.calls.length }))
  }

  it.each<[string, AccountFacts | null]>([
    ['no-account', null],
    ['disabled', { ...account, isDisabled: true }],
    ['revoked', { ...account, sessionsSince: new Date(since.getTime() + 1000) }],
  ])('hears within a minute that an account is %s', async (state, after) => {
    const { facts, asked } = await watchFor(REMEMBERED_MS / 1000, (second) => (second < 1 ? account : after))
    expect(accountState(facts.at(-2) ?? null, seconds)).toBe('open')
    expect(accountState(facts.at(-1) ?? null, seconds)).toBe(state)
    expect(asked).toBe(2)
  })

  it('asks once for calls that come together', async () => {
    const ask = vi.fn(() => Promise.resolve(account))
    const factsOf = rememberAccounts(ask)
    await Promise.all([factsOf('u1'), factsOf('u1'), factsOf('u1')])
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it.each<[string, () => Promise<AccountFacts | null>]>([
    ['a failure', () => Promise.reject(new Error('unreachable'))],
    ['an account that is not there yet', () => Promise.resolve(null)],
  ])('keeps no memory of %s', async (_, first) => {
    const ask = vi.fn<() => Promise<AccountFacts | null>>().mockImplementationOnce(first)
    ask.mockResolvedValue(account)
    const factsOf = rememberAccounts(ask, () => 0)
    await factsOf('u1').catch(() => null)
    expect(await factsOf('u1')).toBe(account)
  })
})
