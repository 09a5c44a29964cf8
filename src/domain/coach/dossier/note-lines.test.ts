import { describe, expect, test } from 'vitest'
import { cutAt, excerpt } from './note-lines'

/** Number of characters before the mark. */
const keptOf = (text: string) => text.replace(/ \(coupé\u00a0: \d+ signes\)$/u, '')
const LONG = 'mot '.repeat(40)

/** Each amount stands at every place of the limit: it is there whole, or not at all. */
const AMOUNTS = [
  '29,90 €',
  '29,90\u00a0€',
  '1 600 €',
  '1\u202f600,50\u202f€',
  '29 € 90',
  '€ 29,90',
  '29,90 euros',
  '12 euros cinquante',
  '20 %',
  '12,3 pour cent',
  '12 ventes',
  '6 à 8 semaines',
  '2 ou 3 colis',
  '3 x 29,90 €',
  '2 × 29 €',
  '1,6 k€',
  '2 mille euros',
  '12/12/2026',
  '$ 45',
  '− 14 €',
]

describe.each(AMOUNTS)('« %s »', (amount) => {
  const text = `${LONG}prix ${amount} puis ${LONG}`
  const from = text.indexOf(amount)
  const limits = Array.from({ length: amount.length + 12 }, (_, index) => from - 4 + index)

  test('is never cut by an excerpt', () => {
    for (const max of limits) {
      const kept = keptOf(excerpt(text, max))
      expect(kept.length).toBeLessThanOrEqual(max)
      const isThere = kept.includes(excerpt(amount, 100))
      expect(isThere || /(?:mot|prix)$/u.test(kept), `${max}: ${kept.slice(from - 8)}`).toBe(true)
    }
  })

  test('is never cut by the limit of a part', () => {
    for (const max of limits) {
      const { text: cut } = cutAt(text, max + 22)
      const kept = keptOf(cut)
      expect(cut.length).toBeLessThanOrEqual(max + 22)
      expect(kept.includes(amount) || /(?:mot|prix)$/u.test(kept), `${max}: ${kept.slice(from - 8)}`).toBe(
        true,
      )
    }
  })
})

describe('a cut', () => {
  test('leaves a short text as it is', () => {
    expect(excerpt('Prix 29,90 €', 40)).toBe('Prix 29,90 €')
    expect(cutAt('Prix 29,90 €', 40)).toEqual({ text: 'Prix 29,90 €', cut: 0 })
  })

  test('is between words', () => {
    expect(keptOf(excerpt('Une lampe pince pour lire le soir', 12))).toBe('Une lampe')
    expect(keptOf(excerpt('Une lampe pince pour lire le soir', 15))).toBe('Une lampe pince')
  })

  test('says how many characters are missing', () => {
    const text = 'Une lampe pince pour lire'
    expect(excerpt(text, 12)).toBe('Une lampe (coupé\u00a0: 16 signes)')
    const { text: cut, cut: missing } = cutAt(`${text} ${LONG}`, 40)
    expect(cut).toContain(`(coupé\u00a0: ${missing} signes)`)
    expect(keptOf(cut).length + missing).toBe(`${text} ${LONG}`.length)
  })

  test('is inside a word that is longer than the room, but in no number of it', () => {
    expect(keptOf(excerpt('a'.repeat(50), 20))).toBe('a'.repeat(20))
    expect(keptOf(excerpt(`lampe-a-29,90€-${'a'.repeat(50)}`, 11))).toBe('lampe-a-')
    expect(keptOf(excerpt('9'.repeat(50), 20))).toBe('')
  })

  test('leaves no half of a pair', () => {
    expect(keptOf(excerpt('😀'.repeat(30), 21))).toBe('😀'.repeat(10))
  })

  test('before a text full of spaces cuts no number either', () => {
    const text = `prix${' '.repeat(68)}29,90 € la lampe`
    for (let max = 17; max < 24; max += 1) {
      expect(keptOf(excerpt(text, max))).toMatch(/^prix(?: 29,90 €.*)?$/u)
    }
  })

  test('of a hostile text takes no time', () => {
    const start = performance.now()
    for (const piece of ['1 ', '€ ', '1 et ', 'a1', ' ', '12 euros ']) {
      excerpt(piece.repeat(20_000), 4_000)
      cutAt(piece.repeat(20_000), 4_000)
    }
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})
