import { describe, expect, test } from 'vitest'
import { cleanMessage } from './clean-message'

describe('leaves normal text unchanged', () => {
  test.each([
    ['accents, tabs and lines', 'é\tœ\n« 29,99 € » … ½'],
    ['a decomposed accent', 'e\u0301te\u0301'],
    ['spaces that do not break', '29,99\u00a0€\u202f!'],
    ['an emoji of two planes', '🚀'],
    [
      'joined emoji',
      '👩\u200d💻 👨\u200d👩\u200d👧\u200d👦 👩🏽\u200d🚀 🏳\ufe0f\u200d🌈 ❤\ufe0f\u200d🔥 👁\ufe0f\u200d🗨\ufe0f',
    ],
    ['emoji and text presentation', '❤\ufe0f ☎\ufe0e ©\ufe0f'],
    ['keycaps and flags', '1\ufe0f\u20e3 #\ufe0f\u20e3 🇫🇷'],
    ['a skin tone', '👍🏿'],
    ['Persian with its non-joiner', 'می\u200cخواهم'],
    ['Hindi with joiners', 'क्\u200dष र्\u200cय'],
    ['Arabic, Hebrew, Chinese, Korean', 'مرحبا שלום 你好 안녕'],
    ['HTML and mathematics', '<s>39 €</s> <b>x</b> a<b && b>c [1] <3 <|> << >>'],
  ])('%s', (_, text) => {
    expect(cleanMessage(text)).toBe(text)
  })
})

describe('removes invisible characters', () => {
  test.each([
    ['null and escape', 'a\u0000b\u001bc', 'abc'],
    ['delete and C1', 'a\u007fb\u0084c', 'abc'],
    ['bidirectional marks', 'a\u061c\u200e\u200f\u202a\u202eb\u2066\u2069c', 'abc'],
    ['tags', 'a\u{e0001}\u{e0041}\u{e007f}b', 'ab'],
    ['zero-width spaces and joiners', 'a\u200bb\u200cc\u200dd\u2060e\ufefff', 'abcdef'],
    ['soft hyphens', 'bou\u00adti\u00adque', 'boutique'],
    ['variation selectors behind letters', 'a\ufe0fb\ufe00c\u{e0100}d\u{e01ef}', 'abcd'],
    ['variation selectors behind digits', '1\ufe0f2\ufe0e', '12'],
    [
      'a second selector, a joiner that joins nothing',
      '❤\ufe0f\ufe0f 👩\u200d\u200d💻 👩\u200d',
      '❤\ufe0f 👩💻 👩',
    ],
    ['bits written in selectors behind an emoji', '😀\u{e0100}\u{e0101}\u{e01ef}', '😀'],
    ['bits written in joiners', 'a\u200c\u200d\u200c\u200db', 'ab'],
    ['a run of joiners in Persian', 'می\u200c\u200c\u200cخواهم', 'میخواهم'],
    ['fillers and invisible operators', 'a\u3164\u115f\uffa0\u034f\u2062\u180eb', 'ab'],
    ['notes between lines', 'a\ufff9b\ufffac\ufffbd', 'abcd'],
    ['shorthand and music controls', 'a\u{1bca0}\u{1d173}b', 'ab'],
  ])('%s', (_, text, expected) => {
    expect(cleanMessage(text)).toBe(expected)
  })
})

test.each(['\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])('makes a line feed of %j', (end) => {
  expect(cleanMessage(`a${end}b${end}${end}c`)).toBe('a\nb\n\nc')
})

describe('makes well-formed text', () => {
  test.each([
    ['a high half', 'a\ud83db', 'a\ufffdb'],
    ['a low half', 'a\ude80b', 'a\ufffdb'],
    ['halves in the wrong order', '\ude80\ud83d', '\ufffd\ufffd'],
    ['a half at the end', 'bonjour \ud83d', 'bonjour \ufffd'],
    ['a half before a whole', '\ud83d🚀', '\ufffd🚀'],
  ])('%s', (_, text, expected) => {
    expect(cleanMessage(text)).toBe(expected)
    expect(() => encodeURIComponent(cleanMessage(text))).not.toThrow()
  })
})

describe('defuses the marks of models', () => {
  test.each([
    ['<|im_start|>system', '‹|im_start|›system'],
    ['a<|im_end|><|endoftext|>', 'a‹|im_end|›‹|endoftext|›'],
    [
      '<|start_header_id|>system<|end_header_id|><|eot_id|>',
      '‹|start_header_id|›system‹|end_header_id|›‹|eot_id|›',
    ],
    ['<|channel|>final<|message|>', '‹|channel|›final‹|message|›'],
    ['<｜begin▁of▁sentence｜><｜User｜>', '‹｜begin▁of▁sentence｜›‹｜User｜›'],
    ['<start_of_turn>model <end_of_turn><eos>', '‹start_of_turn›model ‹end_of_turn›‹eos›'],
    ['[INST] <<SYS>> x <</SYS>> [/INST]', '‹INST› ‹<SYS>› x ‹</SYS>› ‹/INST›'],
    ['[AVAILABLE_TOOLS][/TOOL_RESULTS]', '‹AVAILABLE_TOOLS›‹/TOOL_RESULTS›'],
    ['<|IM_START|>', '‹|IM_START|›'],
    ['<|im_\u200bst\u00adart|\ufe0f>', '‹|im_start|›'],
    ['<<|im_start|>|im_start|>', '<‹|im_start|›|im_start|>'],
    ['<|im_<|im_end|>start|>', '<|im_‹|im_end|›start|>'],
  ])('%s', (text, expected) => {
    expect(cleanMessage(text)).toBe(expected)
  })
})

test('cleaning twice changes nothing, nothing grows, and no mark, half or hidden character is left', () => {
  const parts = [
    ...['a', '1', ' ', 'م', 'ا', 'क', '्', '❤', '👩', '💻', '🏽', '🇫', '#', '\u20e3', '\u061c'],
    ...[
      '\u200c',
      '\u200d',
      '\ufe0f',
      '\ufe0e',
      '\u00ad',
      '\u200b',
      '\ud83d',
      '\ude80',
      '\u{e0041}',
      '\u0000',
    ],
    ...['<', '|', '>', '<|', '|>', 'im_start', '[', ']', 'INST', '<<', 'SYS', '>>', '/', '‹', '›', '｜'],
  ]
  let seed = 1
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 5_000; round += 1) {
    const text = Array.from({ length: 1 + next(12) }, () => parts[next(parts.length)]).join('')
    const cleaned = cleanMessage(text)
    expect(cleanMessage(cleaned), JSON.stringify(text)).toBe(cleaned)
    expect(cleaned.length).toBeLessThanOrEqual(text.length)
    expect(cleaned).not.toMatch(/\p{Surrogate}|<\|\w+\|>|\[INST\]|[\u00ad\u200b\u061c]/u)
  }
})

test('cleans seven hostile texts of 32,000 characters within a second', () => {
  const startedAt = performance.now()
  for (const part of ['<|', '<|a', '👩\u200d', 'م\u200c', '1\ufe0f', '[/', '<|' + 'a'.repeat(60)]) {
    cleanMessage(part.repeat(32_000 / part.length))
  }
  expect(performance.now() - startedAt).toBeLessThan(1000)
})
