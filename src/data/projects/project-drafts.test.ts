// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyContent, withItemText, type ProjectContent } from '@/domain/projects/parts'
import { parseProject, type Project } from '@/domain/projects/project'
import {
  changesBetween,
  NO_CHANGES,
  type DraftChanges,
  type ProjectDraft,
} from '@/domain/projects/project-draft'

const empty: ProjectContent = { ...emptyContent(), title: 'Lampe' }
const first = withItemText(empty, 'product', 'product-1', 'Une lampe')
const second = withItemText(first, 'offer', 'offer-1', 'Deux ans')

function draft(from: ProjectContent, to: ProjectContent, more: Partial<ProjectDraft> = {}): ProjectDraft {
  return {
    projectId: 'p',
    version: 'v0',
    keptAt: new Date('2026-11-21T10:00:00Z'),
    state: 'open',
    title: to.title,
    changes: changesBetween(from, to) as DraftChanges,
    ...more,
  }
}

function stored(content: ProjectContent, isPending = false, fields = {}): Project & { isPending: boolean } {
  const project = parseProject('p', { userId: 'lea', ...content, ...fields }) as Project
  return { ...project, isPending }
}

let drafts: Awaited<ReturnType<typeof reload>>
let leave: () => void

/** A new page on the same device. */
async function reload() {
  vi.resetModules()
  const { publishSession } = await import('@/data/device/session-store')
  leave = () => publishSession({ status: 'leaving' })
  publishSession({ status: 'signed-in', user: { uid: 'lea', email: '', createdAt: null }, by: 'restore' })
  return import('./project-drafts')
}

/** Without the page that keeps it. */
function shown(of = drafts): ProjectDraft | undefined {
  const found = of.readDrafts('lea').get('p')
  if (!found) return undefined
  const { page, ...rest } = found
  expect(page).toBeDefined()
  return rest
}

/** As a draft that the page shows was kept by it, or by another one. */
function read(of = drafts): ProjectDraft {
  return of.readDrafts('lea').get('p')!
}

/** The other tabs hear of what one has written last. */
function tellTabs(state: string) {
  for (const key of Object.keys(localStorage).filter((each) => each.includes(`.lea.${state}.p`))) {
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
}

function save(from: ProjectContent, to: ProjectContent, version = 'v0') {
  return drafts.draftSent('lea', draft(from, to, { state: 'sent', version }), from, to)
}

/** A list that the server has answered, of this project or none. */
function settle(project: ReturnType<typeof stored> | null, hasMore = false, sendAgain = () => false) {
  drafts.settleDrafts('lea', { items: project ? [project] : [], hasMore }, sendAgain)
}

function fillDevice() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
    this[key] = text
  })
}

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  drafts = await reload()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('an open draft', () => {
  test('outlives a reload, for its own user only', async () => {
    expect(drafts.keepDraft('lea', draft(empty, first))).toBe(true)
    expect(shown(await reload())).toEqual(draft(empty, first))
    expect((await reload()).readDrafts('noe').size).toBe(0)
    expect((await reload()).readDrafts('le').size).toBe(0)
  })

  test('is replaced by the next one, and dropped', async () => {
    drafts.keepDraft('lea', draft(empty, first))
    drafts.keepDraft('lea', draft(empty, second))
    expect(shown()).toEqual(draft(empty, second))
    drafts.dropDraft('lea', read())
    expect(shown()).toBeUndefined()
    expect(shown(await reload())).toBeUndefined()
  })

  test('tells who listens, and keeps the identity of the others', () => {
    const other = draft(empty, first, { projectId: 'q' })
    drafts.keepDraft('lea', other)
    const heard = vi.fn()
    const stop = drafts.subscribeDrafts(heard)
    const before = drafts.readDrafts('lea')
    const kept = before.get('q')
    drafts.keepDraft('lea', draft(empty, first))
    expect(heard).toHaveBeenCalledTimes(1)
    expect(drafts.readDrafts('lea')).not.toBe(before)
    expect(kept).toMatchObject(other)
    expect(drafts.readDrafts('lea').get('q')).toBe(kept)
    stop()
    drafts.dropDraft('lea', read())
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('stays in memory where nothing can be stored, and the caller hears of it', async () => {
    drafts.keepDraft('lea', draft(empty, first))
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(drafts.keepDraft('lea', draft(empty, second))).toBe(false)
    expect(shown()).toEqual(draft(empty, second))
    // An older copy on the device is better than none, but not than this one.
    tellTabs('open')
    expect(shown()).toEqual(draft(empty, second))
    expect(shown(await reload())).toEqual(draft(empty, first))
  })

  test('is neither kept nor called kept once its person leaves', () => {
    drafts.keepDraft('lea', draft(empty, first))
    leave()
    expect(drafts.keepDraft('lea', draft(empty, second))).toBe(false)
    expect(shown()).toEqual(draft(empty, first))
  })

  test('of another tab is seen here', async () => {
    drafts.readDrafts('lea')
    const heard = vi.fn()
    drafts.subscribeDrafts(heard)
    const here = drafts
    const there = await reload()
    there.keepDraft('lea', draft(empty, first))
    tellTabs('open')
    expect(shown(here)).toEqual(draft(empty, first))
    expect(heard).toHaveBeenCalledTimes(1)
    for (const key of [
      null,
      'coach-boom.project-draft.noe.open.p',
      'coach-boom.project-draft.lea.x.p',
      'x',
    ]) {
      window.dispatchEvent(new StorageEvent('storage', { key }))
    }
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['no JSON', '{"projectId":'],
    ['of another project', JSON.stringify(draft(empty, first, { projectId: 'q' }))],
    ['a list', '[]'],
  ])('is nothing when what is stored is %s', async (_, text) => {
    localStorage.setItem('coach-boom.project-draft.lea.open.p', text)
    expect((await reload()).readDrafts('lea').size).toBe(0)
  })
})

describe('a save', () => {
  test('takes over the open draft, and is forgotten when it is saved', async () => {
    drafts.keepDraft('lea', draft(empty, first))
    const sent = save(empty, first)
    expect(shown()?.state).toBe('sent')
    expect(drafts.unsavedProjectDrafts('lea')).toEqual([])
    drafts.draftAnswered('lea', sent, 'saved')
    expect(shown()).toBeUndefined()
    expect(shown(await reload())).toBeUndefined()
  })

  test('that is refused is kept as refused', async () => {
    drafts.draftAnswered('lea', save(empty, first), 'refused')
    expect(shown(await reload())).toEqual(draft(empty, first, { state: 'refused' }))
    expect(drafts.unsavedProjectDrafts('lea')).toHaveLength(1)
  })

  test('that is refused keeps what was typed since beside it', () => {
    const sent = save(empty, first)
    drafts.keepDraft('lea', draft(first, second, { version: 'v1' }))
    expect(shown()).toMatchObject({ state: 'open', version: 'v1' })
    drafts.draftAnswered('lea', sent, 'refused')
    drafts.keepDraft('lea', draft(first, second, { version: 'v1' }))
    expect(shown()).toEqual(draft(empty, second, { state: 'refused' }))
    expect(read()).toBe(read())
  })

  test('of another version leaves a refused one beside it, unless it holds it', () => {
    drafts.keepDraft('lea', draft(empty, first, { state: 'refused' }))
    const other = { ...empty, title: 'Lampe 2' }
    drafts.draftAnswered('lea', save(empty, other), 'saved')
    expect(shown()).toEqual(draft(empty, first, { state: 'refused' }))
    drafts.draftAnswered('lea', save(empty, second), 'saved')
    expect(shown()).toBeUndefined()
  })

  test('on top of another one leaves with it what is not answered', () => {
    const [one, two] = [save(empty, first), save(first, second, 'v1')]
    expect(shown()).toEqual(draft(empty, second, { state: 'sent' }))
    drafts.draftAnswered('lea', one, 'saved')
    expect(shown()).toEqual(draft(first, second, { state: 'sent', version: 'v1' }))
    drafts.draftAnswered('lea', two, 'refused')
    expect(shown()).toEqual(draft(first, second, { state: 'refused', version: 'v1' }))
  })

  test('that knew nothing of the one before it takes nothing away from what is kept of that one', async () => {
    const own = withItemText(empty, 'product', 'product-2', 'Solide')
    save(empty, first)
    save(empty, own)
    const both = withItemText(own, 'product', 'product-1', 'Une lampe')
    expect(shown()).toEqual(draft(empty, both, { state: 'sent' }))
    expect(shown(await reload())).toEqual(draft(empty, both, { state: 'sent' }))
  })

  test('is known by its version only together with those that it was made on top of', () => {
    const send = (savedAs: string, basis: string, to: ProjectContent) =>
      drafts.draftSent('lea', draft(empty, to, { state: 'sent', savedAs, basis }), empty, to)
    send('v1', 'v0', first)
    send('v2', 'v1', second)
    expect(shown()).toMatchObject({ savedAs: 'v2' })
    send('v4', 'v3', second)
    expect(shown()).not.toHaveProperty('savedAs')
  })

  test('tells who opened its project meanwhile what became of it', () => {
    const heard = vi.fn()
    drafts.whenAnswered('p', heard)
    const [one, two] = [save(empty, first), save(first, second, 'v1')]
    drafts.whenAnswered('p', heard)
    drafts.draftAnswered('lea', one, 'refused')
    expect(heard).not.toHaveBeenCalled()
    drafts.draftAnswered('lea', two, 'saved')
    expect(heard.mock.calls).toEqual([[false]])
  })

  test('that is sent again by itself takes along nothing of what this page keeps', () => {
    const own = withItemText(empty, 'product', 'product-2', 'Solide')
    drafts.draftAnswered('lea', save(empty, first), 'refused')
    drafts.keepDraft('lea', draft(empty, own))
    const again = withItemText(empty, 'product', 'product-1', 'Une torche')
    const sent = drafts.draftSent('lea', draft(empty, again, { state: 'sent' }), empty, again, false)
    drafts.draftAnswered('lea', sent, 'saved')
    const kept = withItemText(first, 'product', 'product-2', 'Solide')
    expect(shown()).toEqual(draft(empty, kept, { state: 'refused' }))
  })

  test('that is refused stands as refused before it is taken out of what is on its way', () => {
    const one = save(empty, first)
    save(first, second, 'v1')
    const write = vi.spyOn(Storage.prototype, 'setItem')
    drafts.draftAnswered('lea', one, 'refused')
    expect(write.mock.calls.map(([key]) => key.split('.')[3])).toEqual(['refused', 'sent'])
  })

  test('refused after the one before it becomes one draft with it', () => {
    const [one, two] = [save(empty, first), save(first, second, 'v1')]
    drafts.draftAnswered('lea', one, 'refused')
    drafts.draftAnswered('lea', two, 'refused')
    expect(shown()).toEqual(draft(empty, second, { state: 'refused' }))
  })

  test('that was refused is the open draft once the person goes on with it', () => {
    drafts.keepDraft('lea', draft(empty, first, { state: 'refused' }))
    expect(drafts.resumeDraft('lea', read())).toMatchObject(draft(empty, first))
    drafts.keepDraft('lea', draft(empty, second, { version: 'v2' }))
    expect(shown()).toEqual(draft(empty, second, { version: 'v2' }))
  })

  test('is not called back by dropping it', () => {
    const sent = save(empty, first)
    drafts.dropDraft('lea', read())
    expect(shown()).toBeUndefined()
    drafts.draftAnswered('lea', sent, 'refused')
    expect(shown()?.state).toBe('refused')
  })
})

describe('a refused save', () => {
  test('is forgotten once the server has what it says all the same', () => {
    drafts.draftAnswered('lea', save(empty, first), 'refused')
    for (const project of [null, stored(empty), stored(first, true)]) settle(project)
    expect(shown()?.state).toBe('refused')
    settle(stored({ ...first, title: 'Un autre titre' }))
    expect(shown()).toBeUndefined()
  })

  test('is not sent again by itself where the device has no room, and gone once a later save has it', async () => {
    drafts.keepDraft('lea', draft(empty, first))
    fillDevice()
    drafts.draftAnswered('lea', save(empty, first), 'refused')
    const sendAgain = vi.fn(() => false)
    settle(stored(empty), false, sendAgain)
    expect(sendAgain).not.toHaveBeenCalled()
    expect(shown()).toMatchObject({ state: 'refused' })
    drafts.draftAnswered('lea', save(empty, first), 'saved')
    expect(shown()).toBeUndefined()
    expect(shown(await reload())).toBeUndefined()
  })
})

describe('a save whose answer was lost with the page', () => {
  beforeEach(async () => {
    save(empty, first)
    drafts = await reload()
    expect(shown()?.state).toBe('sent')
  })

  test('counts as unsaved until the server has answered', () => {
    expect(drafts.unsavedProjectDrafts('lea')).toHaveLength(1)
  })

  test('is forgotten when the project says what it said', () => {
    settle(stored({ ...first, title: 'Un autre titre' }))
    expect(shown()).toBeUndefined()
  })

  test('is forgotten when the project was changed on top of it', async () => {
    const sent = draft(empty, first, { state: 'sent', savedAs: 'v1' })
    drafts.draftSent('lea', sent, empty, first)
    drafts = await reload()
    settle(stored(empty, false, { updatedAt: 'v2', basedOn: 'v1 word' }))
    expect(shown()).toBeUndefined()
  })

  test('is forgotten when the project was changed on top of it, though a save of nothing more came behind it', async () => {
    const sent = draft(empty, first, { state: 'sent', savedAs: 'v1' })
    drafts.draftSent('lea', sent, empty, first)
    drafts = await reload()
    const nothing = { ...draft(empty, first), changes: NO_CHANGES, version: 'v1', basis: 'v1' }
    drafts.draftSent('lea', { ...nothing, state: 'sent', savedAs: 'v2' }, first, first)
    drafts = await reload()
    settle(stored(empty, false, { updatedAt: 'v3', basedOn: 'v1 word' }))
    expect(shown()).toBeUndefined()
  })

  test('was refused when the project says something else', () => {
    settle(stored(empty))
    expect(shown()).toEqual(draft(empty, first, { state: 'refused' }))
  })

  test('was refused when the project is gone', () => {
    settle(null)
    expect(shown()?.state).toBe('refused')
  })

  test('waits on while the local cache has it, or the project may stand further down', () => {
    settle(stored(first, true))
    settle(null, true)
    expect(shown()?.state).toBe('sent')
  })

  test('is left to the tab that hears the answer', async () => {
    localStorage.clear()
    drafts = await reload()
    drafts.readDrafts('lea')
    const here = drafts
    drafts = await reload()
    save(empty, first)
    tellTabs('sent')
    drafts = here
    settle(stored(empty))
    expect(shown()?.state).toBe('sent')
  })

  test('shares the fate of a save that is made on top of it', () => {
    drafts.draftAnswered('lea', save(first, second, 'v1'), 'refused')
    expect(shown()).toEqual(draft(empty, second, { state: 'refused' }))
  })

  test('stays beside a save of another item of the same section', () => {
    const other = withItemText(empty, 'product', 'product-2', 'Solide')
    drafts.draftAnswered('lea', save(empty, other), 'saved')
    expect(shown()).toEqual(draft(empty, first, { state: 'sent' }))
  })

  test('was saved when the project has it beside what others wrote in the section', () => {
    settle(stored(withItemText(first, 'product', 'product-2', 'Solide')))
    expect(shown()).toBeUndefined()
  })

  test('was refused when a save is made on top of a project that has nothing of it', () => {
    const other = { ...empty, title: 'Lampe 2' }
    drafts.draftAnswered('lea', save(empty, other), 'saved')
    expect(shown()).toEqual(draft(empty, first, { state: 'sent' }))
    settle(stored(other))
    expect(shown()).toEqual(draft(empty, first, { state: 'refused' }))
  })
})

describe('two pages that write one project', () => {
  const there = draft(first, second)
  let other: typeof drafts
  beforeEach(async () => {
    drafts.readDrafts('lea')
    other = drafts
    drafts = await reload()
    drafts.keepDraft('lea', draft(empty, first))
    tellTabs('open')
  })

  test('keep each its own, and what one keeps no longer leaves the other', async () => {
    other.keepDraft('lea', there)
    expect(shown()).toEqual(draft(empty, first))
    expect(shown(other)).toEqual(there)
    other.dropOwnDrafts('lea', 'p', ['open'])
    expect(shown(await reload())).toEqual(draft(empty, first))
  })

  test('save each its own: the draft of the other one stays', async () => {
    const title = { ...empty, title: 'Lampe 2' }
    other.draftAnswered(
      'lea',
      other.draftSent('lea', draft(empty, title, { state: 'sent' }), empty, title),
      'saved',
    )
    expect(shown(await reload())).toEqual(draft(empty, first))
  })

  test('leave what the other one was refused, though its save wrote the same part', async () => {
    const refused = draft(empty, first)
    drafts.draftAnswered('lea', save(empty, first), 'refused')
    tellTabs('refused')
    const own = withItemText(empty, 'product', 'product-1', 'Une torche')
    const sent = other.draftSent('lea', draft(empty, own, { state: 'sent' }), empty, own)
    other.draftAnswered('lea', sent, 'saved')
    expect(shown(other)).toEqual({ ...refused, state: 'refused' })
    // It stood beside what was saved, and was not taken up.
    other.dropOffered('lea', read(other), empty, own)
    expect(shown(await reload())).toBeUndefined()
  })

  test('leave what was refused beside a save that wrote nothing of it', () => {
    drafts.draftAnswered('lea', save(empty, first), 'refused')
    tellTabs('refused')
    other.dropOffered('lea', read(other), empty, withItemText(empty, 'offer', 'offer-1', 'Deux ans'))
    expect(shown(other)).toMatchObject({ state: 'refused' })
  })

  test('are offered one after the other when both are gone', async () => {
    other.keepDraft('lea', { ...there, keptAt: new Date('2026-11-21T11:00:00Z') })
    drafts = await reload()
    expect(shown()).toMatchObject({ changes: there.changes })
    drafts.dropDraft('lea', read())
    expect(shown()).toEqual(draft(empty, first))
  })

  test('lose nothing that one has kept since the other was offered its draft', () => {
    const offered = read(other)
    drafts.keepDraft('lea', draft(empty, second, { keptAt: new Date('2026-11-21T11:00:00Z') }))
    other.keepDraft('lea', there, offered)
    other.dropDraft('lea', offered)
    other.dropOwnDrafts('lea', 'p', ['open'])
    expect(shown(other)).toMatchObject({ changes: changesBetween(empty, second) })
  })

  test('leave a draft where it is, where there is no room for it in another place', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    other.resumeDraft('lea', read(other))
    expect(shown(await reload())).toEqual(draft(empty, first))
  })
})

test('a draft of an earlier version is shown, and goes with its save', async () => {
  localStorage.setItem('coach-boom.project-draft.lea.open.p', JSON.stringify(draft(empty, first)))
  drafts = await reload()
  expect(shown()).toEqual(draft(empty, first))
  drafts.resumeDraft('lea', read())
  drafts.draftAnswered('lea', save(empty, first), 'saved')
  expect(shown(await reload())).toBeUndefined()
})

test('the drafts of a deleted project are handed out and forgotten', async () => {
  drafts.keepDraft('lea', draft(empty, first, { state: 'refused' }))
  drafts.keepDraft('lea', draft(first, second))
  expect(
    drafts
      .takeDrafts('lea', 'p')
      .map(({ state }) => state)
      .sort(),
  ).toEqual(['open', 'refused'])
  expect(shown()).toBeUndefined()
  expect(shown(await reload())).toBeUndefined()
})
