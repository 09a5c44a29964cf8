import { afterEach, describe, expect, it, vi } from 'vitest'
import { coachDailyMax } from './params'

afterEach(() => vi.unstubAllEnvs())

describe("the day's ceiling", () => {
  it.each([
    [undefined, 2000],
    ['', 2000],
    [' ', 2000],
    ['500', 500],
    ['0', 0],
  ])('%j is %i questions', (text, max) => {
    vi.stubEnv('COACH_DAILY_MAX', text)
    expect(coachDailyMax()).toBe(max)
  })

  it.each(['-1', '1e3', '2 000', 'none', '1234567890'])('%j is a mistake of ours', (text) => {
    vi.stubEnv('COACH_DAILY_MAX', text)
    expect(coachDailyMax).toThrow('coach/misconfigured')
  })
})
