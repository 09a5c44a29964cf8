import { SOURCE_KEYS } from '@/domain/coach/sources'
import { expect, test } from 'vitest'
import { systemPrompt } from './system-prompt'

test('names every source, and no other', () => {
  const named = [...systemPrompt.matchAll(/\[\[([^\]]*)\]\]/g)].map(([, key]) => key)
  expect([...new Set(named)].sort()).toEqual([...SOURCE_KEYS].sort())
})

test('writes no address, whose place is the list of sources', () => {
  expect(systemPrompt).not.toMatch(/https?:|www\./)
})

test('is long enough to be read once for everybody, and short enough to be obeyed', () => {
  // About four characters a token; providers remember what is alike from 1,024 tokens on, the tool included.
  expect(systemPrompt.length).toBeGreaterThan(3_000)
  expect(systemPrompt.length).toBeLessThan(5_500)
})
