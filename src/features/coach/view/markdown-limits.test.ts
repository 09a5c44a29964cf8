import { describe, expect, it } from 'vitest'
import { boundedMarkdown } from './markdown-limits'

describe('boundedMarkdown', () => {
  it.each(['', '> Une **note**.\n\n1. un\n   - deux\n\n| a | b |', '    code', '---', '**gras** au début'])(
    'leaves an honest answer alone: %j',
    (text) => {
      expect(boundedMarkdown(text)).toBe(text)
    },
  )

  it('keeps eight levels of quotes', () => {
    expect(boundedMarkdown(`${'> '.repeat(20)}fond`)).toBe(`${'> '.repeat(8).trimEnd()} fond`)
  })

  it('keeps eight levels of indentation', () => {
    expect(boundedMarkdown(`${' '.repeat(200)}- fond`)).toBe(`${' '.repeat(32)}- fond`)
  })

  it('gives up on a text that is made of marks', () => {
    expect(boundedMarkdown('*a'.repeat(700))).toBeNull()
    expect(boundedMarkdown('*a\n\n'.repeat(5_000))).toBeNull()
  })
})
