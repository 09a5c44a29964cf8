import { describe, expect, it } from 'vitest'
import { viewOfKey } from './command-key'

const plain = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const free = { isTyping: false, isMac: false, isHelpKeyOn: true }
const typing = { ...free, isTyping: true }

describe('the keys of the commands', () => {
  it('opens the palette by Ctrl+K and ⌘K, also while a text is typed', () => {
    expect(viewOfKey({ ...plain, key: 'k', ctrlKey: true }, free)).toBe('palette')
    expect(viewOfKey({ ...plain, key: 'K', ctrlKey: true }, typing)).toBe('palette')
    expect(viewOfKey({ ...plain, key: 'k', metaKey: true }, { ...typing, isMac: true })).toBe('palette')
    expect(viewOfKey({ ...plain, key: 'л', code: 'KeyK', ctrlKey: true }, typing)).toBe('palette')
  })

  it('leaves k alone, and the shortcuts that are not ours', () => {
    expect(viewOfKey({ ...plain, key: 'k' }, free)).toBeNull()
    expect(viewOfKey({ ...plain, key: 'k', ctrlKey: true, shiftKey: true }, free)).toBeNull()
    expect(viewOfKey({ ...plain, key: 'k', ctrlKey: true, altKey: true }, free)).toBeNull()
    expect(viewOfKey({ ...plain, key: 'k', ctrlKey: true }, { ...typing, isMac: true })).toBeNull()
  })

  it('opens the help by a question mark that is not typed into something', () => {
    expect(viewOfKey({ ...plain, key: '?', shiftKey: true }, free)).toBe('help')
    expect(viewOfKey({ ...plain, key: '?', shiftKey: true }, typing)).toBeNull()
    expect(viewOfKey({ ...plain, key: '?', ctrlKey: true }, free)).toBeNull()
    expect(viewOfKey({ ...plain, key: '?' }, { ...free, isHelpKeyOn: false })).toBeNull()
  })
})
