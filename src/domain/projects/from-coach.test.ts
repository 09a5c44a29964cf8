import { describe, expect, test } from 'vitest'
import { isFromCoach, verified, withCoachMark, withoutOldMarks } from './from-coach'
import { contentOf, emptyContent, PROJECT_PARTS, withItemText, type ProjectContent } from './parts'
import { parseProject } from './project'
import { wholeFields } from './project-save'
import { PROJECT_SECTIONS } from './project-sections'

const empty: ProjectContent = { ...emptyContent(), title: 'Gourde' }

function written(content: ProjectContent, text: string, id = 'offer-2'): ProjectContent {
  return withItemText(content, 'offer', id, text)
}

function taken(content: ProjectContent, text: string): ProjectContent {
  return withCoachMark(written(content, text), 'offer', 1)
}

const isMarked = (content: ProjectContent) => isFromCoach(content, 'offer', 1)
const proposed = taken(empty, 'Reprise 30 jours.')

describe('a text that came from the coach', () => {
  test('is to be looked over until it is changed, or somebody says that they did', () => {
    expect(isMarked(proposed)).toBe(true)
    expect(isFromCoach(proposed, 'offer', 0)).toBe(false)
    expect(isMarked(written(proposed, 'Reprise 60 jours.'))).toBe(false)
    expect(isMarked(verified(proposed, 'offer', 1))).toBe(false)
    expect(isMarked(written(proposed, ''))).toBe(false)
    expect(withCoachMark(empty, 'offer', 1)).toEqual(empty)
  })

  test('gives way to the next one, and a save keeps no mark of a text that is gone', () => {
    const next = taken(proposed, 'Essai de 15 jours.')
    expect(isMarked(next)).toBe(true)
    expect(next.fromCoach).toHaveLength(1)
    expect(withoutOldMarks(next)).toEqual(next)
    expect(withoutOldMarks(written(next, 'À moi')).fromCoach).toEqual([])
  })

  test('is stored and read again, and an empty one is not written', () => {
    const whole = (content: ProjectContent) =>
      wholeFields(content, { uid: 'lea', now: new Date(0), kept: null })
    const read = parseProject('p', JSON.parse(JSON.stringify(whole(proposed))))!
    expect(contentOf(read)).toEqual(proposed)
    expect(whole(empty)).not.toHaveProperty('fromCoach')
  })

  test('of an older tab that changed the text asks for no check', () => {
    const stored = { ...wholeFields(proposed, { uid: 'lea', now: new Date(0), kept: null }) }
    const items = [{}, { id: 'offer-2', title: 'Bonus et garanties', content: 'À moi' }]
    const read = parseProject('p', { ...stored, sections: { offer: items } })!
    expect(read.fromCoach).toHaveLength(1)
    expect(isMarked(read)).toBe(false)
  })
})

test('all 29 marks fit into the limit of the rules', () => {
  let full = empty
  for (const { key, items } of PROJECT_SECTIONS) {
    items.forEach((_, index) => {
      const { id } = full.sections[key][index]!
      full = withCoachMark(withItemText(full, key, id, 'x'.repeat(20_000)), key, index)
    })
  }
  expect(full.fromCoach).toHaveLength(29)
  expect(full.fromCoach.join('').length).toBeLessThanOrEqual(2520)
  expect(PROJECT_PARTS.fromCoach.parse(full.fromCoach)).toEqual(full.fromCoach)
})

test.each([
  undefined,
  null,
  'offer-2 17-1f',
  { 0: 'x' },
  ['offer-2', 3, null, ['offer-2 1-1'], 'offer-2 1-g'],
])('what is no list of marks is read as none: %j', (stored) => {
  expect(PROJECT_PARTS.fromCoach.parse(stored)).toEqual([])
})
