import { describe, expect, it } from 'vitest'
import { answerSource } from './answer-source'

describe('answerSource', () => {
  it.each(['', '> Une **note**.\n\n1. un\n   - deux\n\n| a | b |', '    code', '---', '**gras** au début'])(
    'leaves an honest answer alone: %j',
    (text) => {
      expect(answerSource(text)).toBe(text)
    },
  )

  it('keeps eight levels of quotes', () => {
    expect(answerSource(`${'> '.repeat(20)}fond`)).toBe(`${'> '.repeat(8).trimEnd()} fond`)
  })

  it('keeps eight levels of indentation', () => {
    expect(answerSource(`${' '.repeat(200)}- fond`)).toBe(`${' '.repeat(32)}- fond`)
  })

  it('gives up on a text that is made of marks', () => {
    expect(answerSource('*a'.repeat(700))).toBeNull()
    expect(answerSource('*a\n\n'.repeat(5_000))).toBeNull()
  })

  it('counts the rule under the head of a table anew, though not in code', () => {
    expect(answerSource('| a | b | c |\n|---|---|\n| 1 | 2 | 3 |')).toBe(
      '| a | b | c |\n| - | - | - |\n| 1 | 2 | 3 |',
    )
    expect(answerSource('```\n| a | b |\n|---|\n```')).toBe('```\n| a | b |\n|---|\n```')
  })
})
