import { describe, expect, it } from 'vitest'
import { isPaidBeyond, readShownEnd } from './paid-until'

const now = new Date('2026-11-21T10:00:00.000Z')
const paidAt = new Date('2026-11-20T10:00:00.000Z')
const end = new Date('2026-12-20T10:00:00.000Z')

describe('readShownEnd', () => {
  it('reads a date and « none »', () => {
    expect(readShownEnd('2026-12-20T10:00:00.000Z')).toEqual(end)
    expect(readShownEnd('none')).toBe('none')
  })

  it.each([undefined, '', 'None', 'tomorrow', '12', ['none'], '2026-13-01T00:00:00Z'])(
    'ignores %j',
    (header) => {
      expect(readShownEnd(header)).toBeNull()
    },
  )
})

describe('isPaidBeyond', () => {
  it('is true when the stored month ends after what was shown, to the millisecond', () => {
    expect(isPaidBeyond(paidAt, new Date(end.getTime() - 1), now)).toBe(true)
    expect(isPaidBeyond(paidAt, end, now)).toBe(false)
    expect(isPaidBeyond(paidAt, 'none', now)).toBe(true)
  })

  it('is false when the page did not say', () => {
    expect(isPaidBeyond(paidAt, null, now)).toBe(false)
  })

  it('is false when nothing was paid, or the month is over', () => {
    expect(isPaidBeyond(null, 'none', now)).toBe(false)
    expect(isPaidBeyond(paidAt, 'none', new Date(end.getTime() + 1))).toBe(false)
  })

  it('knows a month that has not begun: it was paid during the trial', () => {
    expect(isPaidBeyond(new Date('2026-11-22T10:00:00.000Z'), 'none', now)).toBe(true)
  })
})
