import { beforeEach, describe, expect, test, vi } from 'vitest'
import { withText } from '@/domain/projects/text/item-text'
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
  return { played, store: new EditorStore('p', played.project(), played.device) }
}

describe('a stored project', () => {
  test('stores itself after a pause, by itself and once; the text at opening is kept as a version', async () => {
    vi.useFakeTimers()
    const { played, store } = opened()
    store.write('product', 'product-1', 'En')
    store.write('product', 'product-1', 'En verre')
    expect(item(played)).toBe('En inox')
    expect(played.texts.typed).toContain('En verre')
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    expect(item(played)).toBe('En verre')
    expect(played.kept()).toEqual(['opening'])
    expect(played.texts.typed).toBeNull()
    expect(store.read().typed.size).toBe(0)
    store.write('product', 'product-1', 'En verre soufflé')
    store.leave()
    await settled()
    expect(played.kept()).toEqual(['opening'])
  })

  test('shows both texts where another device wrote in the same item', async () => {
    const { played, store } = opened()
    store.write('product', 'product-1', 'En verre')
    await played.elsewhere((now) => withText(now, 'product-1', 'En bambou'))
    store.receive(played.project())
    expect(fieldText(store.read().content, 'product-1')).toBe('En verre')
    store.leave()
    await settled()
    expect(fieldText(store.read().content, 'product-1')).toBe('En bambou\n\nEn verre')
    expect(played.kept()).toEqual(['joining'])
    store.write('product', 'product-1', 'En bambou\n\nEn verre soufflé')
    store.leave()
    await settled()
    expect(item(played)).toBe('En bambou\n\nEn verre soufflé')
  })

  test('keeps what is typed on while the text before it is being stored', async () => {
    const { played, store } = opened()
    store.write('product', 'product-1', 'En v')
    store.flush()
    store.write('product', 'product-1', 'En verre')
    await settled()
    expect(fieldText(store.read().content, 'product-1')).toBe('En verre')
    store.leave()
    await settled()
    expect(item(played)).toBe('En verre')
  })

  test('keeps on the device what cannot be stored, and stores the rest', async () => {
    const { played, store } = opened()
    store.setHead('title', ' ')
    store.write('offer', 'offer-1', 'x'.repeat(20_001))
    store.write('product', 'product-1', 'En verre')
    store.leave()
    await settled()
    expect(item(played)).toBe('En verre')
    expect(played.project()?.title).toBe('Gourde')
    expect(store.obstacle()).toEqual({ kind: 'title-blank' })
    const again = new EditorStore('p', played.project(), played.device)
    expect(fieldText(again.read().content, 'offer-1')).toHaveLength(20_001)
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
})

describe('« Annuler »', () => {
  test('puts back what was changed here and nothing else, with its points, and can be taken back', async () => {
    const { played, store } = opened()
    store.write('product', 'product-2', '350 ml')
    store.setHead('status', 'completed')
    store.leave()
    await settled()
    await played.elsewhere((now) => withText(now, 'offer-1', 'Une offre'))
    store.write('product', 'product-1', 'En verre')
    expect(played.xp()).toBe(50)
    const restore = store.cancel()
    await settled()
    expect([item(played), item(played, 'product-2'), item(played, 'offer-1')]).toEqual([
      'En inox',
      '',
      'Une offre',
    ])
    expect(played.project()?.status).toBe('planning')
    expect(played.xp()).toBe(25)
    expect(played.texts.typed).toBeNull()
    restore?.()
    await settled()
    expect([item(played), item(played, 'product-2')]).toEqual(['En verre', '350 ml'])
    expect(played.project()?.status).toBe('completed')
  })

  test('is silent where nothing was changed', () => {
    expect(opened().store.cancel()).toBeNull()
  })
})

describe('a new project', () => {
  let played: ReturnType<typeof playedDevice>
  let store: EditorStore
  beforeEach(() => {
    ;({ played, store } = opened(null))
  })

  test('stays half-typed text until it has a title; nothing typed leaves nothing', async () => {
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
    // « Sauvegarder » is pressed at the moment its field loses the focus.
    expect(again.obstacle()).toBeNull()
    await settled()
    expect(played.project()).toMatchObject({ title: 'Gourde', countedItems: ['product-1'] })
    expect(played.xp()).toBe(25)
    expect(played.texts.typed).toBeNull()
    expect(again.read().typed.size).toBe(0)
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

describe('a project that was stored on the way here', () => {
  const fresh = (content = GOURDE) => {
    const played = playedDevice(content)
    return { played, store: new EditorStore('p', played.project(), played.device, true) }
  }

  test('goes where nobody changed it, and comes back', async () => {
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

test('a project that was deleted elsewhere is made again from what is here', async () => {
  const { played, store } = opened()
  store.write('offer', 'offer-1', 'Une offre')
  played.removeElsewhere()
  store.receive(null)
  expect(store.read().isGone).toBe(true)
  store.save()
  await settled()
  expect([item(played), item(played, 'offer-1')]).toEqual(['En inox', 'Une offre'])
})
