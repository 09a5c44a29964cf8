// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { KeptTexts } from './kept'
import type { TypedFamily } from './stored-keys'

const KEY = 'coach-boom.research-note.lea.lamp'

/** A new page, or another tab, on the same device: a kind whose texts are kept as they are. */
async function openTab() {
  vi.resetModules()
  const [{ keepTexts }, { isAllSaved, subscribeKept }] = await Promise.all([
    import('./kept'),
    import('./kept-kinds'),
  ])
  const texts: KeptTexts<string, ReadonlyMap<string, string>, string> = keepTexts({
    family: 'research-note',
    screen: 'research',
    losses: [{ one: 'texte', many: 'textes', count: (uid) => texts.read(uid).size }],
    exported: null,
    parse(text) {
      if (text === 'broken') throw new Error('broken')
      return text
    },
    format: (text) => text,
    view: (all) => all,
  })
  const write = (id: string, text: string) => texts.edit('lea', (all) => all.set(id, text))
  const read = () => Object.fromEntries(texts.read('lea'))
  return { texts, write, read, isAllSaved, subscribeKept }
}

let tab: Awaited<ReturnType<typeof openTab>>
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  tab = await openTab()
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** As the browser tells the other tabs. */
function tell(key: string | null = KEY) {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

function refuseToStore(isRefused: (storage: Storage) => boolean = () => true) {
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (isRefused(this)) throw new DOMException('full', 'QuotaExceededError')
    this[key] = text
  })
}

describe('a text that is kept', () => {
  test('is there after a reload, for its own person only, until it goes', async () => {
    tab.write('lamp', 'Pliable')
    const page = await openTab()
    expect(page.read()).toEqual({ lamp: 'Pliable' })
    for (const other of ['le', 'leab', 'noe']) expect(page.texts.read(other).size).toBe(0)
    page.texts.edit('lea', (all) => all.delete('lamp'))
    expect(localStorage.length).toBe(0)
  })

  test('may have its own place, or the one that a person has', () => {
    tab.write('', 'la seule')
    expect(localStorage.getItem('coach-boom.research-note.lea')).toBe('la seule')
    expect(tab.read()).toEqual({ '': 'la seule' })
  })

  test('changes in one step for who listens, and not at all where nothing changed', () => {
    const [heard, watched] = [vi.fn(), vi.fn()]
    tab.texts.subscribe(heard)
    tab.subscribeKept(watched)
    tab.texts.edit('lea', (all) => all.set('a', 'un').set('b', 'deux'))
    const before = tab.texts.read('lea')
    tab.texts.edit('lea', (all) => all.set('a', 'un'))
    expect(tab.texts.read('lea')).toBe(before)
    expect([heard.mock.calls.length, watched.mock.calls.length]).toEqual([1, 1])
    tab.texts.begin('a', 'un')
    tab.texts.edit('lea', () => undefined)
    expect(heard, 'it is on its way').toHaveBeenCalledTimes(2)
    expect(tab.texts.onItsWay('a')).toEqual(['un'])
  })

  test('keeps the screen from saying that all is saved', () => {
    expect(tab.isAllSaved('lea', 'research')).toBe(true)
    tab.write('lamp', 'Pliable')
    expect([tab.isAllSaved('lea', 'research'), tab.isAllSaved('lea', 'coach')]).toEqual([false, true])
  })

  test('that cannot be read is left alone, and can be written over', () => {
    localStorage.setItem(KEY, 'broken')
    expect(tab.read()).toEqual({})
    tab.texts.edit('lea', (all) => all.delete('lamp'))
    expect(localStorage.getItem(KEY)).toBe('broken')
    tab.write('lamp', 'Pliable')
    expect(localStorage.getItem(KEY)).toBe('Pliable')
  })
})

describe('a storage that is refused while a text is kept', () => {
  test('keeps the text in the tab, before what the device still has, and says so', async () => {
    expect(tab.write('lamp', 'Pli')).toBe(true)
    const refused = refuseToStore((storage) => storage === localStorage)
    expect(tab.write('lamp', 'Pliable')).toBe(false)
    tell()
    expect(tab.read()).toEqual({ lamp: 'Pliable' })
    expect((await openTab()).read(), 'after a reload of the tab').toEqual({ lamp: 'Pliable' })
    refused.mockRestore()
    expect(tab.write('lamp', 'Pliable en deux')).toBe(true)
    expect([localStorage.getItem(KEY), sessionStorage.length]).toEqual(['Pliable en deux', 0])
  })

  test('keeps it in memory where the tab has no room either', () => {
    refuseToStore()
    expect(tab.write('lamp', 'Pliable')).toBe(false)
    tell()
    expect(tab.read()).toEqual({ lamp: 'Pliable' })
    expect(tab.texts.losses[0].count('lea')).toBe(1)
    tab.texts.edit('lea', (all) => all.delete('lamp'))
    expect(tab.read()).toEqual({})
  })

  test('hides what is replaced there, which goes with the want of room, or with what took its place', async () => {
    const places = () => Object.keys(localStorage).map((key) => key.split('.').at(-1))
    tab.write('lamp', 'Pli')
    tab.write('cup', 'Inox')
    const refused = refuseToStore((storage) => storage === localStorage)
    tab.texts.edit('lea', (all) => all.set('sent', 'Pliable').delete('lamp'))
    tab.texts.edit('lea', (all) => all.set('refused', 'Pliable').delete('sent'))
    tab.texts.edit('lea', (all) => all.set('bowl', 'Inox poli').delete('cup'))
    expect(tab.read()).toEqual({ refused: 'Pliable', bowl: 'Inox poli' })
    expect(places().sort(), 'the tab may be closed').toEqual(['cup', 'lamp'])
    expect((await openTab()).read()).toMatchObject({ lamp: 'Pli', cup: 'Inox' })
    tab.texts.edit('lea', (all) => all.delete('refused'))
    expect(places()).toEqual(['cup'])
    refused.mockRestore()
    tab.write('bowl', 'Inox mat')
    expect(places()).toEqual(['bowl'])
    expect((await openTab()).read()).toEqual({ bowl: 'Inox mat' })
  })

  test('leaves alone what is written there again since it was replaced', () => {
    tab.write('lamp', 'Pli')
    refuseToStore((storage) => storage === localStorage)
    tab.texts.edit('lea', (all) => all.set('sent', 'Pliable').delete('lamp'))
    tab.write('lamp', 'Rigide')
    tab.texts.edit('lea', (all) => all.delete('sent'))
    expect(tab.read()).toEqual({ lamp: 'Rigide' })
  })

  test('throws nowhere when it is switched off', () => {
    for (const area of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(window, area, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    }
    expect(tab.write('lamp', 'Pliable')).toBe(false)
    expect(tab.read()).toEqual({ lamp: 'Pliable' })
  })
})

describe('two tabs with the same kept text', () => {
  test('show what was written last, and know which of them wrote it', async () => {
    const other = await openTab()
    for (const { texts } of [tab, other]) texts.read('lea')
    tab.write('lamp', 'Pliable')
    tell()
    expect(other.read()).toEqual({ lamp: 'Pliable' })
    expect([tab, other].map(({ texts }) => texts.isElsewhere('lamp'))).toEqual([false, true])
    other.write('lamp', 'Rigide')
    tell()
    expect(tab.read()).toEqual({ lamp: 'Rigide' })
    expect([tab, other].map(({ texts }) => texts.isElsewhere('lamp'))).toEqual([true, false])
  })

  test('change what there is by now, also before either heard of the other', async () => {
    const other = await openTab()
    for (const { texts } of [tab, other]) texts.read('lea')
    tab.write('lamp', 'Pliable')
    other.texts.edit('lea', (all) => all.set('lamp', `${all.get('lamp')} en deux`).set('cup', 'Inox'))
    expect(Object.fromEntries(tab.texts.values('lea'))).toEqual({ lamp: 'Pliable en deux', cup: 'Inox' })
  })

  test('hear of nothing else', () => {
    tab.texts.read('lea')
    const heard = vi.fn()
    tab.texts.subscribe(heard)
    for (const key of [null, 'x', 'coach-boom.research-note.noe.lamp', 'coach-boom.research-noted.lea', KEY])
      tell(key)
    expect(heard).not.toHaveBeenCalled()
  })
})

test('a kind that does not say what it is called does not compile', async () => {
  const { declareKept } = await import('./kept-kinds')
  const nameless = { family: 'name' as TypedFamily, screen: 'account', exported: null } as const
  // @ts-expect-error without losses a sign-out could not name it
  declareKept(nameless)
  // @ts-expect-error and an empty list is none
  declareKept({ ...nameless, losses: [] })
  // @ts-expect-error a kind says whether « Emporter mes données » takes it along
  declareKept({ family: 'name', screen: 'account', losses: [{ one: 'a', many: 'b', count: () => 0 }] })
})
