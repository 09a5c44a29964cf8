import { expect, it } from 'vitest'
import { inBatches, WRITES_PER_SECTION_BATCH } from './candidate-documents'

it('45 candidates of one section and the section itself: no batch writes more than 19', () => {
  const candidates = Array.from({ length: 45 }, (_, index) => index)
  const batches = inBatches(candidates)
  expect(WRITES_PER_SECTION_BATCH).toBe(19)
  expect(batches.map(({ length }) => length + 1)).toEqual([19, 19, 10])
  expect(batches.flat()).toEqual(candidates)
  expect(inBatches([])).toEqual([])
})
