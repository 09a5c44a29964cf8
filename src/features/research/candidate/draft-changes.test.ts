import { describe, expect, test } from 'vitest'
import { NO_DRAFTS } from '@/domain/research/research-draft'
import {
  asPasted,
  editDraftRow,
  editSection,
  judged,
  judgeCandidate,
  newDraft,
  newSection,
  withDraftRow,
  withoutCandidate,
  withoutSection,
  withCandidate,
  withSection,
} from './draft-changes'

const lamp = newDraft('lamp', 'https://ex.fr/lampe')
const two = withSection(newSection('b'))(withSection(newSection('a'))(NO_DRAFTS))

describe('unsaved sections', () => {
  test('come newest first, and back to where they were', () => {
    expect(two.sections.map(({ id }) => id)).toEqual(['b', 'a'])
    const [, a] = two.sections
    const restored = withSection(a!, 1)(withoutSection('a')(two))
    expect(restored).toEqual(two)
  })

  test('change alone: the others keep their identity', () => {
    const renamed = editSection('a', (section) => ({ ...section, name: 'Lampe' }))(two)
    expect(renamed.sections[1]?.name).toBe('Lampe')
    expect(renamed.sections[0]).toBe(two.sections[0])
  })

  test('hold candidates, which are judged, taken out and put back', () => {
    const held = withCandidate('a', lamp)(withCandidate('a', newDraft('old', 'https://ex.fr/o'))(two))
    const answered = judgeCandidate('a', 'lamp', 'wowEffect', false)(held)
    expect(answered.sections[1]?.products[0]?.verdicts.wowEffect).toBe(false)
    expect(answered.sections[1]?.products[1]).toBe(held.sections[1]?.products[1])
    const without = withoutCandidate('a', 'old')(held)
    expect(without.sections[1]?.products.map(({ id }) => id)).toEqual(['lamp'])
    expect(withCandidate('a', held.sections[1]!.products[1]!, 1)(without)).toEqual(held)
  })
})

describe('the draft row of a table', () => {
  const drafts = withDraftRow('a', lamp)(two)

  test('is answered, and dropped', () => {
    const answered = editDraftRow('a', (draft) => judged(draft, 'trending', true))(drafts)
    expect(answered.candidates['a']?.verdicts).toMatchObject({ trending: true, wowEffect: null })
    expect(withDraftRow('a', null)(answered).candidates).toEqual({})
    expect(editDraftRow('b', (draft) => draft)(drafts)).toBe(drafts)
  })

  test('leaves as a refused link the one that another tab has begun there', () => {
    const cup = newDraft('cup', 'https://ex.fr/tasse')
    const both = withDraftRow('a', cup)(drafts)
    expect(both.candidates).toEqual({ a: cup })
    expect(both.sentCandidates).toEqual([{ ...lamp, tableId: 'a', state: 'refused' }])
    expect(withDraftRow('a', cup)(both).sentCandidates).toHaveLength(1)
  })
})

test('a link that was cleaned is kept as it was pasted on demand, once', () => {
  const cleaned = judged(newDraft('c', 'https://ex.fr/p', 'https://ex.fr/p?ref_src=x'), 'wowEffect', true)
  const kept = asPasted(cleaned)
  expect(kept).toEqual({ id: 'c', link: 'https://ex.fr/p?ref_src=x', verdicts: cleaned.verdicts })
  expect(asPasted(kept)).toEqual(kept)
})
