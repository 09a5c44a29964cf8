import { describe, expect, it } from 'vitest'
import { PROJECT_SECTIONS } from '@/domain/projects/project-sections'
import { itemHelp } from './item-help'

const all = PROJECT_SECTIONS.flatMap(({ key, items }) => items.map((_, index) => itemHelp(key, index)))
const texts = all.flatMap(({ question, example }) => [question, example])

describe('itemHelp', () => {
  it('has a question and an example of its own for each of the 29 items', () => {
    expect(all).toHaveLength(29)
    expect(new Set(texts).size).toBe(58)
  })

  it('asks with « vous », in a sentence or two', () => {
    for (const { question } of all) {
      expect(question).toMatch(/\u00a0\?/)
      expect(question).not.toMatch(/\b(?:tu|ton|ta|tes)\b/i)
    }
  })

  it.each(texts)('fits in two lines and keeps French spaces: %s', (text) => {
    expect(text.length).toBeGreaterThan(20)
    expect(text.length).toBeLessThanOrEqual(160)
    expect(text).not.toMatch(/ [:;?!€%»]|« |'/)
  })

  it('knows no item beyond the last one', () => {
    expect(() => itemHelp('product', 4)).toThrow(RangeError)
  })
})
