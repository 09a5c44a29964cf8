import { expect, test } from 'vitest'
import { isBlank, visibleText } from './visible-text'

test.each([
  ['nothing', ''],
  ['spaces', '  \t\n'],
  ['a no-break space', '\u00a0\u202f'],
  ['an ideographic space', '\u3000'],
  ['an Ogham space', '\u1680'],
  ['Hangul filler', '\u3164'],
  ['halfwidth Hangul filler', '\uffa0'],
  ['Hangul choseong and jungseong fillers', '\u115f\u1160'],
  ['zero-width space', '\u200b'],
  ['joiner and non-joiner', '\u200d\u200c'],
  ['word joiner', '\u2060'],
  ['byte order mark', '\ufeff'],
  ['empty Braille', '\u2800\u2800'],
  ['soft hyphen', '\u00ad'],
  ['direction marks', '\u200e\u200f\u202e\u2066'],
  ['line and paragraph separators', '\u2028\u2029'],
  ['controls', '\u0000\u0007\u0085'],
  ['a variation selector', '\ufe0f'],
  ['tags', '\u{e0041}\u{e0042}'],
  ['a combining grapheme joiner', '\u034f'],
  ['Mongolian vowel separator', '\u180e'],
  ['invisible plus and times', '\u2064\u2062'],
  ['half of a pair', '\ud83d'],
  ['the mark of a pasted picture', '\ufffc'],
  ['accents alone', '\u0301\u20dd'],
  ['annotation marks', '\ufff9\ufffb'],
])('%s is blank', (_, text) => {
  expect(isBlank(text)).toBe(true)
  expect(visibleText(text)).toBe('')
})

test.each([
  ['a letter', ' a '],
  ['a full stop', '.'],
  ['Braille that says something', '\u2801'],
  ['a joined emoji', '👩\u200d💻'],
  ['Hangul', '한'],
  ['a letter and its accent', 'e\u0301'],
  ['a letter among fillers', '\u3164a\u2800'],
  ['the replacement character', '\ufffd'],
  ['Arabic', 'سلام'],
])('%s can be seen', (_, text) => {
  expect(isBlank(text)).toBe(false)
  expect(visibleText(text)).toBe(text.trim())
})
