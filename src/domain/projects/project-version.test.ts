import { describe, expect, test } from 'vitest'
import { emptyContent, parseContent, PART_NAMES, withItemText, type ProjectContent } from './parts'
import {
  isUnkept,
  isWorthKeeping,
  newestVersionFirst,
  parseVersion,
  placeFor,
  versionFields,
  versionId,
  type ProjectVersion,
} from './project-version'

const now = new Date('2026-11-23T10:00:00.000Z')

function written(text: string): ProjectContent {
  return withItemText({ ...emptyContent(), title: 'Lampe' }, 'offer', 'offer-1', text)
}

function version(place: number, more: Partial<ProjectVersion> = {}): ProjectVersion {
  const keptAt = new Date(now.getTime() + place * 60_000)
  return {
    id: versionId('p', place),
    projectId: 'p',
    place,
    name: '',
    reason: 'opening',
    keptAt,
    stamp: keptAt.toISOString(),
    content: written(`${place}`),
    ...more,
  }
}

const five = [3, 1, 5, 2, 4].map((place) => version(place))

test('a stored version is read back with every part of the project', () => {
  const content = { ...written('Deux ans'), title: 'Lampe', status: 'completed' } as const
  const kept = { uid: 'u', projectId: 'p', name: 'Avant', reason: 'person', at: now } as const
  const fields = versionFields({ ...kept, content })
  expect(Object.keys(fields).sort()).toEqual(
    ['userId', 'projectId', 'sections', 'name', 'reason', 'keptAt']
      .concat(PART_NAMES.filter((part) => !(part in content.sections)))
      .sort(),
  )
  expect(parseContent(fields)).toEqual(content)
  expect(parseVersion('p_2', fields)).toEqual({
    id: 'p_2',
    projectId: 'p',
    place: 2,
    name: 'Avant',
    reason: 'person',
    keptAt: now,
    stamp: now.toISOString(),
    content,
  })
})

describe('the stored document', () => {
  test('without the text of a project is a version that cannot be read', () => {
    const stored = { projectId: 'p', title: 'Lampe', sections: 'perdu', keptAt: 'hier' }
    expect(parseVersion('p_1', stored)).toMatchObject({ place: 1, content: null, keptAt: null, name: '' })
  })

  test.each([['p_0'], ['p_6'], ['p'], ['q_1'], ['p_11']])('at %s is no version', (id) => {
    expect(parseVersion(id, { projectId: 'p', sections: {} })).toBeNull()
  })
})

describe('the next one', () => {
  test('goes to an empty place', () => {
    expect(placeFor([])).toEqual({ place: 1, replaced: null })
    expect(placeFor(five.filter(({ place }) => place !== 4))).toEqual({ place: 4, replaced: null })
  })

  test('takes the place of the oldest without a name', () => {
    expect(placeFor(five)?.place).toBe(1)
    const named = five.map((one) => (one.place < 3 ? { ...one, name: 'Gardée' } : one))
    expect(placeFor(named)?.place).toBe(3)
    const undated = five.map((one) => (one.place === 4 ? { ...one, keptAt: null } : one))
    expect(placeFor(undated)?.replaced?.place).toBe(4)
  })

  test('has no place when all five have a name', () => {
    expect(placeFor(five.map((one) => ({ ...one, name: 'Gardée' })))).toBeNull()
  })

  test('is not kept when it is empty, has no title or equals a kept version', () => {
    expect(isWorthKeeping({ ...emptyContent(), title: 'Lampe' }, [])).toBe(false)
    expect(isWorthKeeping({ ...written('neuf'), title: ' ' }, [])).toBe(false)
    expect(isWorthKeeping(written('neuf'), five)).toBe(true)
    expect(isWorthKeeping({ ...written('2'), title: 'Lampe ' }, five)).toBe(false)
    expect(isWorthKeeping(written('2'), [version(2, { content: null })])).toBe(true)
  })
})

test('the newest is the first of the list', () => {
  expect([...five].sort(newestVersionFirst).map(({ place }) => place)).toEqual([5, 4, 3, 2, 1])
})

test.each<[string, ProjectContent, readonly ProjectVersion[], boolean]>([
  ['is lost where five named versions have other texts', written('new'), five.map(named), true],
  ['is not lost where one of them has it', written('3'), five.map(named), false],
  ['is not lost where an unnamed version can go', written('new'), five, false],
  ['is not lost where it has nothing written', emptyContent(), five.map(named), false],
])('the present text %s', (_, content, versions, isLost) => {
  expect(isUnkept(content, versions)).toBe(isLost)
})

function named(each: ProjectVersion): ProjectVersion {
  return { ...each, name: 'Avant' }
}
