import { beforeEach, describe, expect, test } from 'vitest'
import { withText } from '@/domain/projects/text/item-text'
import { NO_GAIN } from '@/domain/account/earned'
import { verified, withCoachMark } from '@/domain/projects/from-coach'
import { emptyContent } from '@/domain/projects/parts'
import { fieldText } from '@/domain/projects/project-changes'
import { EditorStore } from './editor-store'
import { playedDevice } from './played-device.test-support'

const GOURDE = withText({ ...emptyContent(), title: 'Gourde' }, 'product-1', 'En inox')
const item = (played: ReturnType<typeof playedDevice>, id = 'product-1') => {
  const project = played.project()
  return project && fieldText(project, id)
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

function opened(content: typeof GOURDE | null = GOURDE) {
  const played = playedDevice(content)
  return { played, store: new EditorStore('p', played.device.read(), played.device) }
}

const OTHER = withText(withText(GOURDE, 'product-1', 'En verre'), 'offer-1', 'Deux pour une')

function typedAndErased(store: EditorStore) {
  store.write('offer', 'offer-1', 'Une')
  store.write('offer', 'offer-1', '')
}
function typedTwice(store: EditorStore) {
  store.write('offer', 'offer-1', 'Une offre')
  store.write('product', 'product-2', '350 ml')
}
function chosenAndPutBack(store: EditorStore) {
  store.setHead('status', 'completed')
  store.setHead('status', 'planning')
}
function verifiedAndTyped(store: EditorStore) {
  store.verify('offer-2')
  store.write('offer', 'offer-2', 'Livrée en trois jours')
}
function takenVersion(store: EditorStore) {
  store.replaceWith(OTHER)
}
function unstorable(store: EditorStore) {
  store.setHead('title', '')
  store.write('offer', 'offer-1', 'Une offre')
}

describe('a stored project', () => {
  test('has each key stroke at once, and the text at opening as a version', () => {
    const { played, store } = opened()
    store.write('product', 'product-1', 'En')
    store.write('product', 'product-1', 'En verre')
    expect([item(played), fieldText(store.read().content, 'product-1')]).toEqual(['En verre', 'En verre'])
    expect(played.kept()).toEqual(['opening'])
    expect(played.texts).toEqual({ typed: null, ended: 0 })
    store.leave()
    expect(played.texts.ended).toBe(1)
  })

  test('renders the typed field only', () => {
    const { store } = opened()
    const before = store.read().content.sections
    store.write('product', 'product-1', 'En verre')
    const { sections } = store.read().content
    expect(sections.product[0]).not.toBe(before.product[0])
    expect(sections.product[1]).toBe(before.product[1])
    expect(sections.offer).toBe(before.offer)
  })

  test('shows the text of another device, and is typed on from there', async () => {
    const { played, store } = opened()
    store.write('product', 'product-1', 'En verre')
    await played.elsewhere((now) => withText(now, 'product-1', 'En bambou\n\nEn verre'))
    store.receive(false)
    expect(fieldText(store.read().content, 'product-1')).toBe('En bambou\n\nEn verre')
    store.write('product', 'product-1', 'En bambou\n\nEn verre soufflé')
    expect(item(played)).toBe('En bambou\n\nEn verre soufflé')
  })

  test('keeps invalid texts on the device, and stores the rest', async () => {
    const { played, store } = opened()
    store.setHead('title', ' ')
    store.write('offer', 'offer-1', 'x'.repeat(20_001))
    store.write('product', 'product-1', 'En verre')
    store.leave()
    await settled()
    expect(item(played)).toBe('En verre')
    expect(played.project()?.title).toBe('Gourde')
    expect(store.obstacle()).toEqual({ kind: 'title-blank' })
    const again = new EditorStore('p', played.device.read(), played.device)
    expect(fieldText(again.read().content, 'offer-1')).toHaveLength(20_001)
    again.write('offer', 'offer-1', 'x'.repeat(20_000))
    expect([item(played, 'offer-1')?.length, again.read().typed.has('offer-1')]).toEqual([20_000, false])
  })

  test('does not take the space from under the cursor in its title', async () => {
    const { played, store } = opened()
    store.setHead('title', 'Gourde ')
    store.flush()
    await settled()
    expect(store.read().content.title).toBe('Gourde ')
    store.setHead('title', 'Gourde de')
    store.leave()
    await settled()
    expect(played.project()?.title).toBe('Gourde de')
    expect(store.read().typed.size).toBe(0)
  })

  test('is a version of its opening also where its title was touched first, and says nothing of a save before', () => {
    const { played, store } = opened()
    store.setHead('title', 'Gourde ')
    expect([store.read().hasStored, played.kept()]).toEqual([false, []])
    store.write('product', 'product-1', 'En verre')
    expect([store.read().hasStored, played.kept()]).toEqual([true, ['opening']])
  })

  test('sends its refused changes again when it is saved', () => {
    const played = playedDevice(GOURDE)
    const stored = played.device.read()
    if (!stored) throw new Error('no project')
    new EditorStore('p', { ...stored, refused: [7, 9] }, played.device).save()
    expect(played.retried).toEqual([7, 9])
  })
})

describe('« Annuler »', () => {
  test('reverts only the changes made here, with their points, and can be undone', async () => {
    const { played, store } = opened()
    store.write('product', 'product-2', '350 ml')
    store.setHead('status', 'completed')
    store.leave()
    await settled()
    await played.elsewhere((now) => withText(now, 'offer-1', 'Une offre'))
    store.write('product', 'product-1', 'En verre')
    expect(played.xp()).toBe(75)
    const restore = store.cancel()
    await settled()
    expect([item(played), item(played, 'product-2'), item(played, 'offer-1')]).toEqual([
      'En inox',
      '',
      'Une offre',
    ])
    expect(played.project()?.status).toBe('planning')
    // Typing made the items count that were filled before, too: they earn again with the next change.
    expect(played.xp()).toBe(0)
    expect(played.texts.typed).toBeNull()
    restore?.()
    await settled()
    expect([item(played), item(played, 'product-2')]).toEqual(['En verre', '350 ml'])
    expect(played.project()?.status).toBe('completed')
  })

  test('sends no change of an unchanged text', () => {
    expect(opened().store.cancel()).toBeNull()
  })

  const MARKED = withCoachMark(withText(GOURDE, 'offer-2', 'Livrée en deux jours'), 'offer', 1)

  test.each<[string, (store: EditorStore) => void, isToldOf: boolean]>([
    ['a typed text', (store) => store.write('offer', 'offer-1', 'Une offre'), true],
    ['a text that was typed and erased again', typedAndErased, false],
    ['a longer text', (store) => store.write('product', 'product-1', 'En inox brossé'), true],
    ['an erased text', (store) => store.write('product', 'product-1', ''), true],
    ['two fields', typedTwice, true],
    ['a title', (store) => store.setHead('title', 'Gourde d’été'), true],
    ['a status', (store) => store.setHead('status', 'in_progress'), true],
    ['a status chosen and put back', chosenAndPutBack, false],
    ['« C’est vérifié »', (store) => store.verify('offer-2'), true],
    ['« C’est vérifié » and then another text', verifiedAndTyped, true],
    ['a version that was taken', takenVersion, true],
    ['a version that was taken and taken back', (store) => store.replaceWith(OTHER)(), false],
    ['a title that cannot be stored', (store) => store.setHead('title', ' '), true],
    ['a title that cannot be stored, and a text', unstorable, true],
  ])('after %s nothing was earned, and nothing of points is said', async (_, change, isToldOf) => {
    const { played, store } = opened(MARKED)
    const before = played.project()
    change(store)
    const restore = store.cancel()
    store.close()
    expect(await store.takeGain()).toEqual(NO_GAIN)
    await settled()
    expect([restore !== null, played.xp(), played.project()?.countedItems]).toEqual([isToldOf, 0, []])
    expect({ ...played.project(), updatedAt: null }).toEqual({ ...before, updatedAt: null })
  })

  test('« Rétablir » earns again, and verifies again', async () => {
    const { played, store } = opened(MARKED)
    store.write('offer', 'offer-1', 'Une offre')
    store.verify('offer-2')
    const restore = store.cancel()
    restore?.()
    await settled()
    expect(item(played, 'offer-1')).toBe('Une offre')
    expect(played.project()?.fromCoach).toEqual([])
    expect(played.xp()).toBeGreaterThan(0)
  })

  test('leaves a « C’est vérifié » of another device', async () => {
    const { played, store } = opened(MARKED)
    await played.elsewhere((now) => verified(now, 'offer', 1))
    store.receive(false)
    store.write('offer', 'offer-1', 'Une offre')
    store.cancel()
    await settled()
    expect(played.project()?.fromCoach).toEqual([])
  })
})

describe('a new project', () => {
  let played: ReturnType<typeof playedDevice>
  let store: EditorStore
  beforeEach(() => {
    ;({ played, store } = opened(null))
  })

  test('stays half-typed text until it has a title; without any text it leaves no entry', async () => {
    store.leave()
    expect(played.texts.typed).toBeNull()
    store.write('product', 'product-1', 'En inox')
    store.leave()
    await settled()
    expect(played.project()).toBeNull()
    const again = new EditorStore('p', null, played.device)
    expect(fieldText(again.read().content, 'product-1')).toBe('En inox')
    again.setHead('title', 'Gourde')
    again.leave()
    expect(again.obstacle()).toBeNull()
    await settled()
    expect(played.project()).toMatchObject({ title: 'Gourde', countedItems: ['product-1'] })
    expect(played.xp()).toBe(25)
    expect(played.texts.typed).toBeNull()
    expect(again.read().typed.size).toBe(0)
  })

  test.each<[string, (one: EditorStore) => void, boolean]>([
    ['is not kept where its title is erased again and nothing else is written', () => undefined, false],
    ['keeps its last title where it has a text', (one) => one.write('offer', 'offer-1', 'x'), true],
  ])('%s', async (_name, write, isKept) => {
    store.setHead('title', 'G')
    write(store)
    store.setHead('title', '')
    store.close()
    await settled()
    expect([played.project()?.title, played.texts.typed]).toEqual([isKept ? 'G' : undefined, null])
  })

  test('is gone with its points when it is cancelled, and comes back', async () => {
    store.setHead('title', 'Gourde')
    store.write('product', 'product-1', 'En inox')
    store.leave()
    await settled()
    const restore = store.cancel()
    await settled()
    expect([played.project(), played.xp()]).toEqual([null, 0])
    restore?.()
    await settled()
    expect([item(played), played.xp()]).toEqual(['En inox', 25])
  })
})

test.each<[string, (store: EditorStore) => void, title: string]>([
  ['a blank title', (store) => store.setHead('title', ' '), 'Gourde'],
  ['a title that is too long', (store) => store.setHead('title', 'x'.repeat(121)), 'Gourde'],
  ['a text that is too long', (store) => store.write('offer', 'offer-1', 'x'.repeat(20_001)), 'Gourde'],
])(
  '« Rétablir » of a new project with %s stores the rest, and keeps it as typed',
  async (_, write, title) => {
    const { played, store } = opened(null)
    store.setHead('title', 'Gourde')
    store.write('product', 'product-1', 'En inox')
    write(store)
    const typed = played.texts.typed
    const restore = store.cancel()
    await settled()
    expect([played.project(), played.texts.typed]).toEqual([null, null])
    restore?.()
    await settled()
    expect([played.project()?.title, item(played), item(played, 'offer-1')]).toEqual([title, 'En inox', ''])
    expect([played.texts.typed, typed === null]).toEqual([typed, false])
  },
)

describe('a project that was stored on the way here', () => {
  const fresh = (content = GOURDE) => {
    const played = playedDevice(content)
    return { played, store: new EditorStore('p', played.device.read(), played.device, true) }
  }

  test('goes while it is unchanged, and comes back', async () => {
    const { played, store } = fresh()
    const restore = store.takeAway()
    await settled()
    expect(played.project()).toBeNull()
    restore?.()
    await settled()
    expect(item(played)).toBe('En inox')
  })

  test('stays once something was written, and where it was saved as it is', async () => {
    const { played, store } = fresh()
    store.write('product', 'product-1', 'En verre')
    expect(store.takeAway()).toBeNull()
    store.close()
    expect(store.takeAway()).toBeNull()
    await settled()
    expect(item(played)).toBe('En verre')
    const again = fresh()
    again.store.save()
    expect(again.store.takeAway()).toBeNull()
  })
})

test('saving a project that was deleted elsewhere creates it again from the open editor', async () => {
  const { played, store } = opened()
  store.write('offer', 'offer-1', 'Une offre')
  played.removeElsewhere()
  store.receive(true)
  expect(store.read().isGone).toBe(true)
  store.save()
  await settled()
  expect([item(played), item(played, 'offer-1')]).toEqual(['En inox', 'Une offre'])
})

test('a project that was deleted before a reload is created from its kept texts when it is saved', async () => {
  const { played, store } = opened()
  played.removeElsewhere()
  store.receive(true)
  store.setHead('title', 'Lampe')
  store.write('offer', 'offer-1', 'Une offre')
  const again = new EditorStore('p', null, played.device)
  expect([again.read().base, again.obstacle()]).toEqual([null, null])
  again.save()
  await settled()
  expect([played.project()?.title, item(played, 'offer-1')]).toEqual(['Lampe', 'Une offre'])
  expect(played.texts.typed).toBeNull()
})

test('a project that was deleted elsewhere can be made new after the editor closed, without what cannot be stored', async () => {
  const { played, store } = opened()
  played.removeElsewhere()
  store.receive(true)
  store.write('offer', 'offer-1', 'Une offre')
  store.write('offer', 'offer-2', 'x'.repeat(20_001))
  store.close()
  expect(played.project()).toBeNull()
  store.save()
  await settled()
  expect([item(played), item(played, 'offer-1'), item(played, 'offer-2')]).toEqual([
    'En inox',
    'Une offre',
    '',
  ])
  expect(new EditorStore('p', played.device.read(), played.device).read().typed.has('offer-2')).toBe(true)
})
