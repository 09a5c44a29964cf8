import { describe, expect, it } from 'vitest'
import { isQuestionMark, isShortcut, type PressedKey, type ShortcutLetter } from './shortcut-key'

const CTRL: Omit<PressedKey, 'key' | 'code'> = {
  ctrlKey: true,
  metaKey: false,
  altKey: false,
  shiftKey: false,
}

describe('a shortcut with a letter', () => {
  it.each<[string, ShortcutLetter, string, string]>([
    ['QWERTY', 'k', 'k', 'KeyK'],
    ['QWERTY with Caps Lock', 'k', 'K', 'KeyK'],
    ['AZERTY', 's', 's', 'KeyS'],
    ['Dvorak', 'k', 'k', 'KeyV'],
    ['Dvorak', 's', 's', 'Semicolon'],
    ['left-handed Dvorak', 'k', 'k', 'KeyS'],
    ['Colemak', 's', 's', 'KeyD'],
    ['Bépo', 'k', 'k', 'KeyB'],
    ['Bépo', 's', 's', 'KeyK'],
    ['Turkish F', 'k', 'k', 'KeyJ'],
    ['Russian', 'k', 'л', 'KeyK'],
    ['Russian with Caps Lock', 's', 'Ы', 'KeyS'],
    ['Bulgarian', 's', 'я', 'KeyS'],
    ['Greek', 'k', 'κ', 'KeyK'],
    ['Greek', 's', 'σ', 'KeyS'],
    ['Arabic', 'k', 'ن', 'KeyK'],
    ['Persian', 's', 'س', 'KeyS'],
    ['Hebrew', 's', 'ד', 'KeyS'],
    ['Thai', 's', 'ห', 'KeyS'],
    ['Hindi, a vowel sign', 's', 'े', 'KeyS'],
    ['Georgian', 'k', 'კ', 'KeyK'],
    ['Armenian', 's', 'ս', 'KeyS'],
    ['Korean', 'k', 'ㅏ', 'KeyK'],
    ['Japanese kana', 'k', 'の', 'KeyK'],
    ['Japanese, wide letters', 'k', 'ｋ', 'KeyK'],
    ['Chinese, Bopomofo', 's', 'ㄋ', 'KeyS'],
    ['a device that does not know the character', 's', 'Unidentified', 'KeyS'],
    ['a device that does not know the place', 'k', 'k', ''],
  ])('%s: Ctrl+%s is key %s at %s', (_, letter, key, code) => {
    expect(isShortcut({ ...CTRL, key, code }, letter)).toBe(true)
    expect(isShortcut({ ...CTRL, ctrlKey: false, metaKey: true, key, code }, letter)).toBe(true)
  })

  it.each<[string, ShortcutLetter, string, string]>([
    ['Dvorak', 'k', 't', 'KeyK'],
    ['Dvorak', 's', 'o', 'KeyS'],
    ['right-handed Dvorak', 's', '8', 'KeyS'],
    ['Colemak', 's', 'r', 'KeyS'],
    ['Bépo', 'k', 's', 'KeyK'],
    ['Turkish F', 's', 'i', 'KeyS'],
    ['Turkish F with Caps Lock', 's', 'İ', 'KeyS'],
    ['Polish with AltGr held down by Ctrl alone', 's', 'ś', 'KeyS'],
    ['a sign of a Latin layout', 'k', ';', 'KeyK'],
    ['a dead key', 'k', 'Dead', 'KeyK'],
    ['an input method', 'k', 'Process', 'KeyK'],
    ['Russian, another key', 'k', 'л', 'KeyL'],
    ['no character and no place', 'k', 'Unidentified', ''],
    ['another letter', 'k', 's', 'KeyS'],
  ])('%s: Ctrl+%s is not key %s at %s', (_, letter, key, code) => {
    expect(isShortcut({ ...CTRL, key, code }, letter)).toBe(false)
  })

  it.each<[string, Partial<PressedKey>]>([
    ['the letter alone', { ctrlKey: false }],
    ['Ctrl and ⌘', { metaKey: true }],
    ['AltGr of Windows', { altKey: true }],
    ['Shift, which is the browser’s', { shiftKey: true }],
  ])('is not %s', (_, held) => {
    for (const key of ['s', 'ы']) expect(isShortcut({ ...CTRL, key, code: 'KeyS', ...held }, 's')).toBe(false)
  })
})

it.each([
  ['?', true],
  ['؟', true],
  ['？', true],
  ['/', false],
  ['Dead', false],
])('the key « %s » asks for the help: %s', (key, is) => {
  expect(isQuestionMark(key)).toBe(is)
})
