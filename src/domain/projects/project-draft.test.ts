import { describe, expect, test } from 'vitest'
import {
  applyChanges,
  changesBetween,
  changesIn,
  isContainedIn,
  isPassedOn,
  joinChanges,
  leavesOut,
  parseProjectDraft,
  standingOf,
  type DraftChanges,
  type ProjectDraft,
} from './project-draft'
import { parseProject } from './project'
import { emptyContent, mergeContents, withItemText, type ProjectContent } from './parts'

const stored = withItemText({ ...emptyContent(), title: 'Lampe' }, 'product', 'product-1', 'Une lampe')

function withOffer(content: ProjectContent, text: string) {
  return withItemText(content, 'offer', 'offer-1', text)
}

function changes(from: ProjectContent, to: ProjectContent): DraftChanges {
  return changesBetween(from, to) as DraftChanges
}

test('nothing changed is no draft', () => {
  expect(changesBetween(stored, { ...stored })).toBeNull()
})

test('a draft holds the changed parts only, each with what it was changed from', () => {
  const mine: ProjectContent = { ...withOffer(stored, 'Deux ans'), status: 'completed' }
  expect(changes(stored, mine)).toEqual({
    status: { from: 'planning', to: 'completed' },
    sections: { offer: { from: ['', '', '', ''], to: ['Deux ans', '', '', ''] } },
  })
})

test('applied to what it was made from, it gives both versions back', () => {
  const mine: ProjectContent = { ...withOffer(stored, 'Deux ans'), title: 'Autre', status: 'completed' }
  expect(applyChanges(changes(stored, mine), stored)).toEqual({ base: stored, mine })
})

test('applied to a newer version, only its own parts are compared', () => {
  const mine = withOffer(stored, 'Deux ans')
  const newer = withItemText({ ...stored, title: 'Lampe 2' }, 'product', 'product-1', 'Une autre')
  const applied = applyChanges(changes(stored, mine), newer)
  expect(mergeContents(applied.base, applied.mine, newer)).toMatchObject({
    merged: withOffer(newer, 'Deux ans'),
    conflicts: [],
  })
  const rival = withOffer(newer, 'Trois ans')
  const again = applyChanges(changes(stored, mine), rival)
  expect(mergeContents(again.base, again.mine, rival).conflicts).toEqual(['offer'])
})

test('what was written on top of a draft joins it', () => {
  const first = { ...withOffer(stored, 'Deux ans'), title: 'A' }
  const second: ProjectContent = { ...withOffer(first, 'Trois ans'), status: 'completed' }
  const joined = joinChanges(changes(stored, first), changes(first, second))
  expect(joined).toEqual(changes(stored, second))
})

describe('two drafts of which none was written on top of the other', () => {
  const withFeatures = (text: string) => withItemText(stored, 'product', 'product-2', text)

  test('are joined item by item: what one has not changed is the other’s', () => {
    const first = withItemText(stored, 'product', 'product-1', 'Une torche')
    const joined = joinChanges(changes(stored, first), changes(stored, withFeatures('Solide')))
    expect(joined).toEqual(changes(stored, withItemText(first, 'product', 'product-2', 'Solide')))
  })

  test('stand one behind the other where both wrote, unless somebody saw the first one', () => {
    const [first, second] = [withFeatures('Solide'), withFeatures('Légère')].map((to) => changes(stored, to))
    expect(joinChanges(first!, second!)).toEqual(changes(stored, withFeatures('Solide\n\nLégère')))
    expect(joinChanges(first!, second!, true)).toEqual(second)
    expect(joinChanges(first!, first!)).toEqual(first)
  })
})

test('what was undone is a change: the server may have what came between', () => {
  const mine = withOffer(stored, 'Deux ans')
  const undone = joinChanges(changes(stored, mine), changes(mine, stored))
  expect(undone).toEqual(changes(mine, stored))
  expect(isContainedIn(undone, mine)).toBe(false)
  expect(isContainedIn(undone, stored)).toBe(true)
})

test('a draft of one item says nothing of the others', () => {
  const draft = changes(stored, withItemText(stored, 'product', 'product-2', 'Solide'))
  const newer = withItemText(
    withItemText(stored, 'product', 'product-1', 'Une torche'),
    'product',
    'product-2',
    'Solide',
  )
  expect(isContainedIn(draft, newer)).toBe(true)
  expect(leavesOut(draft, stored, withItemText(stored, 'product', 'product-1', 'Une torche'))).toBe(true)
  expect(applyChanges(draft, newer).mine).toEqual(newer)
})

test('a draft is passed on item by item, by what a save was made from or by what it says', () => {
  const first = withItemText(stored, 'product', 'product-2', 'Solide')
  const draft = changes(stored, withOffer(first, 'Deux ans'))
  const saved = withOffer({ ...stored, title: 'A' }, 'Deux ans')
  expect(isPassedOn(draft, first, saved)).toBe(true)
  expect(isPassedOn(draft, stored, saved)).toBe(false)
  expect(changesIn(draft, first)).toEqual(changes(stored, first))
  expect(changesIn(draft, stored)).toBeNull()
})

test('a draft is in a version that says the same, and left out by a save that neither wrote nor had it', () => {
  const mine = { ...withOffer(stored, 'Deux ans'), title: 'A' }
  const draft = changes(stored, mine)
  expect(isContainedIn(draft, mine)).toBe(true)
  expect(isContainedIn(draft, { ...mine, title: 'B' })).toBe(false)
  expect(leavesOut(draft, stored, mine)).toBe(false)
  expect(leavesOut(draft, stored, withOffer({ ...stored, title: 'C' }, 'Un an'))).toBe(false)
  expect(leavesOut(draft, stored, { ...stored, title: 'A' })).toBe(true)
})

describe('a draft on the device', () => {
  const draft: ProjectDraft = {
    projectId: 'p-1',
    version: '2026-11-21T10:00:00.000Z',
    keptAt: new Date('2026-11-21T10:05:00Z'),
    state: 'refused',
    title: 'Autre',
    changes: changes(stored, { ...withOffer(stored, 'Deux ans\r\n\u2028é 🚀'), title: 'Autre' }),
  }
  const json = (change: object): unknown => JSON.parse(JSON.stringify({ ...draft, ...change }))

  test('is read as it was kept', () => {
    expect(parseProjectDraft(json({}))).toEqual(draft)
  })

  test.each([
    ['nothing', null],
    ['a text', 'draft'],
    ['a list', [draft]],
    ['without an id', json({ projectId: undefined })],
    ['with an id that is a path', json({ projectId: '../profiles/lea' })],
    ['without changes', json({ changes: undefined })],
    ['with no change in it', json({ changes: { sections: {} } })],
    ['with changes of unknown parts', json({ changes: { userId: { to: 'x' }, sections: { autre: {} } } })],
    ['with texts that are none', json({ changes: { sections: { offer: { from: [], to: [1, null, {}] } } } })],
  ])('is nothing when it is %s', (_, value) => {
    expect(parseProjectDraft(value)).toBeNull()
  })

  test('keeps what can be read of it, and nothing that is not ours', () => {
    const read = parseProjectDraft(
      JSON.parse(`{
        "projectId": "p-1", "state": "hacked", "keptAt": "yesterday", "version": 3, "title": ["x"], "userId": "noe",
        "__proto__": { "state": "sent" },
        "changes": {
          "title": { "to": 5 }, "status": { "from": "x", "to": "in_progress" },
          "sections": { "__proto__": { "x": 1 }, "offer": { "from": "x", "to": ["a", 2, "c", "d", "e", "f"] },
            "product": { "from": ["w", "x"], "to": [null, "y"] } }
        }
      }`),
    )
    expect(read).toEqual({
      projectId: 'p-1',
      version: '',
      keptAt: new Date(0),
      state: 'open',
      title: '',
      changes: {
        title: { from: '', to: '' },
        status: { from: 'planning', to: 'in_progress' },
        sections: {
          offer: { from: ['', '', '', ''], to: ['a', '', 'c', 'd'] },
          product: { from: ['w', 'x', '', ''], to: ['w', 'y', '', ''] },
        },
      },
    })
  })
})

const listed = parseProject('p1', { userId: 'ana', title: 'Lampe', updatedAt: 'v1' })
const lamp: ProjectDraft = {
  projectId: 'p1',
  version: 'v1',
  keptAt: new Date(0),
  state: 'open',
  title: 'Lampe',
  changes: { sections: {} },
}

test.each([
  ['of a project that is in the list', lamp, true, true, 'on-card'],
  ['of a project that a further page may hold', lamp, false, false, 'on-card'],
  ['of a project that is nowhere', lamp, false, true, 'orphan'],
  ['of a project that was never saved', { ...lamp, version: '' }, false, false, 'never-saved'],
  ['of a first save that is in the list by now', { ...lamp, version: '' }, true, true, 'on-card'],
  ['on its way', { ...lamp, version: '', state: 'sent' as const }, false, true, 'on-card'],
  ['refused', { ...lamp, state: 'refused' as const }, true, true, 'refused'],
  ['refused, of a project that is nowhere', { ...lamp, state: 'refused' as const }, false, true, 'refused'],
])('a draft %s', (_, kept, isListed, isComplete, standing) => {
  expect(standingOf(kept, isListed ? listed : null, isComplete)).toBe(standing)
})
