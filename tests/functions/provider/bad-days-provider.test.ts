import type { CoachErrorCode } from '@/domain/base/errors'
import type { CoachResult } from '@/domain/coach/conversation/coach-request'
import { errorText } from '@/lib/text/error-text'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProviderLimits } from '../../../functions/src/coach/provider'
import { RandomNumbers } from '../../rules/random/random-numbers'
import { createAccount, type Account } from '../support/accounts'
import { callCoach, question } from '../support/coach-call'
import { usageOf } from '../support/documents'
import { ANSWER, PROVIDER_BAD_DAYS, type BadDay } from '../support/provider-bad-days'
import { startRawProvider, type RawProvider } from '../support/raw-provider'
import { serveCoach, type CoachHere } from '../support/served-here'
import { BAD_DAY_TIMEOUT, VARIANTS } from '../support/variants'

/** Large where a test does not wait for them: a busy machine is slow. */
const LIMITS: ProviderLimits = {
  connectMs: 20_000,
  silenceMs: 20_000,
  totalMs: 40_000,
  missingModelMs: 60_000,
  retryDelaysMs: [10, 20],
  retryAfterMs: 2_000,
  answerBytes: 32_000,
  textCharacters: 100_000,
}

let provider: RawProvider
let coach: CoachHere
let askers: readonly Account[]

beforeAll(async () => {
  provider = await startRawProvider()
  coach = await serveCoach()
  askers = await Promise.all(Array.from({ length: VARIANTS }, () => createAccount({ isConfirmed: true })))
})

afterAll(async () => {
  await coach.stop()
  await provider.stop()
})

describe(`a provider that, ${VARIANTS} times,`, { timeout: BAD_DAY_TIMEOUT }, () => {
  it.each(PROVIDER_BAD_DAYS.map((day, seed) => ({ ...day, seed })))('$name', async (day) => {
    provider.play(day.seed, day.script)
    await coach.meet(day.urlOf?.(provider.url) ?? provider.url, { ...LIMITS, ...day.limits })
    const endings = await Promise.all(askers.map((asker, variant) => endOf(day, asker, variant)))
    const others = endings.filter((ending) => !day.ends.some((known) => known === ending))
    expect([...new Set(others)]).toEqual([])
    // No connection waits in the end, and no lease remains.
    await expect.poll(() => provider.busy).toBe(0)
    await expect.poll(() => leasesOf(askers)).toBe(0)
  })
})

async function endOf(day: BadDay, { token }: Account, variant: number): Promise<string> {
  const page = new AbortController()
  const leavesWithin = day.callerLeavesWithinMs
  if (leavesWithin !== undefined) {
    void sleep(new RandomNumbers(variant).next() * leavesWithin).then(() => page.abort())
  }
  try {
    const asked = question(`Quel prix ? variante-${variant}`)
    const call = { url: coach.url, token, stream: true, signal: page.signal }
    const { result, error, texts } = await callCoach(asked, call)
    return error ? sentenceOf(error.details?.code) : answerOf(result as CoachResult | undefined, texts)
  } catch (error) {
    if (page.signal.aborted) return 'nobody is there'
    throw error
  }
}

/** The page shows our own sentences; faults that only we can repair share one sentence. */
function sentenceOf(code: string | undefined): string {
  const sentence = errorText('coach', code as CoachErrorCode)
  return /^Une erreur est survenue|^Coach Boom/.test(sentence) ? String(code) : `without a sentence: ${code}`
}

function answerOf(result: CoachResult | undefined, texts: readonly string[]): string {
  if (!result) return 'without an end'
  const { text, finish } = result
  if (texts.join('') !== text) return `told otherwise than heard: ${text}`
  if (text === ANSWER && finish === 'stop') return 'whole'
  if (text !== '' && ANSWER.startsWith(text) && finish === 'interrupted') return 'beginning'
  return finish === 'stop' && text.length > ANSWER.length / 2 ? 'text' : `${finish}: ${text}`
}

async function leasesOf(accounts: readonly Account[]): Promise<number> {
  const usages = await Promise.all(accounts.map(({ uid }) => usageOf(uid)))
  return usages.reduce((sum, { open }) => sum + open, 0)
}
