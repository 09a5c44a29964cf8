import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SheetChanges, SheetValues } from '@/domain/research/candidate-sheet'
import { createSheetStore } from './candidate-sheet-store'

const NOTHING: SheetValues = {
  note: '',
  figures: { salePriceCents: null, costCents: null, shippingCents: null, adsCents: null },
}
const noted = (note: string): SheetValues => ({ ...NOTHING, note })

/** A sheet over a server that answers when the test says so. */
function openSheet(opened: SheetValues = NOTHING, draft: SheetChanges | null = null) {
  const sent: { from: SheetValues; to: SheetValues; answer: (isAccepted: boolean) => Promise<void> }[] = []
  const kept = { changes: draft, isHandedOver: false }
  const reportRefusal = vi.fn()
  const device: { tells: (changes: SheetChanges | null) => void } = { tells: () => undefined }
  const store = createSheetStore(opened, draft, {
    send: (from, to) =>
      new Promise<void>((resolve, reject) => {
        sent.push({
          from,
          to,
          answer: async (isAccepted) => {
            if (isAccepted) resolve()
            else reject(new Error('refused'))
            await Promise.resolve()
            await Promise.resolve()
          },
        })
      }),
    keep: (changes, isHandedOver) => Object.assign(kept, { changes, isHandedOver }),
    watchKept: (listener) => {
      device.tells = listener
      return () => (device.tells = () => undefined)
    },
    reportRefusal,
  })
  const close = store.open()
  return { store, sent, kept, device, close, reportRefusal }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what is typed', () => {
  test('is on the device at once, handed over within a second, forgotten once the server has it', async () => {
    const { store, sent, kept } = openSheet()
    store.type('note', 'a')
    expect(kept).toEqual({ changes: { note: { from: [''], to: 'a' } }, isHandedOver: false })
    expect(store.read().status).toBe('typing')
    vi.advanceTimersByTime(600)
    store.type('note', 'ab')
    vi.advanceTimersByTime(400)
    expect(sent.map(({ to }) => to.note)).toEqual(['ab'])
    expect(kept).toEqual({ changes: { note: { from: ['', 'ab'], to: 'ab' } }, isHandedOver: true })
    expect(store.read().status).toBe('sending')
    await sent[0]?.answer(true)
    expect(store.read().status).toBe('saved')
    expect(kept.changes).toBeNull()
  })

  test('nothing is written when nothing changed', () => {
    const { store, sent, close } = openSheet(noted('a'))
    store.type('note', 'ab')
    store.type('note', 'a')
    close()
    expect(sent).toEqual([])
  })

  test('closing hands over at once; a refusal then is reported, and the text stays on the device', async () => {
    const { store, sent, kept, close, reportRefusal } = openSheet()
    store.type('note', 'a')
    close()
    expect(sent).toHaveLength(1)
    await sent[0]?.answer(false)
    expect(reportRefusal).toHaveBeenCalledOnce()
    expect(kept.changes?.note?.to).toBe('a')
    expect(store.read().status).toBe('failed')
  })

  test('« Réessayer » sends again what was refused', async () => {
    const { store, sent, kept } = openSheet(noted('before'))
    store.type('note', 'after')
    store.flush()
    await sent[0]?.answer(false)
    store.adopt(noted('before'))
    expect(store.read()).toMatchObject({ status: 'failed', otherNote: null, texts: { note: 'after' } })
    store.flush()
    expect(sent[1]).toMatchObject({ from: noted('before'), to: noted('after') })
    await sent[1]?.answer(true)
    expect(store.read().status).toBe('saved')
    expect(kept.changes).toBeNull()
  })

  test('what was cleared again before the answer is written as cleared', async () => {
    const { store, sent } = openSheet()
    store.type('note', 'a')
    store.flush()
    store.type('note', '')
    store.flush()
    expect(sent.map(({ from, to }) => [from.note, to.note])).toEqual([
      ['', 'a'],
      ['a', ''],
    ])
    await sent[0]?.answer(true)
    await sent[1]?.answer(true)
    expect(store.read().status).toBe('saved')
  })
})

describe('what cannot be stored', () => {
  test('a bad amount stays in its field and on the device, the rest is stored', async () => {
    const { store, sent, kept } = openSheet()
    store.type('salePriceCents', '12,50')
    store.type('costCents', 'douze')
    store.flush()
    expect(sent[0]?.to.figures).toEqual({ ...NOTHING.figures, salePriceCents: 1_250 })
    await sent[0]?.answer(true)
    expect(store.read()).toMatchObject({
      faults: ['costCents'],
      status: 'saved',
      texts: { costCents: 'douze' },
    })
    expect(kept.changes).toEqual({ costCents: { from: [''], to: 'douze' } })
  })

  test('a note that is too long is not cut', () => {
    const { store, sent } = openSheet(noted('short'))
    store.type('note', 'n'.repeat(2_001))
    store.flush()
    expect(sent).toEqual([])
    expect(store.read().faults).toEqual(['note'])
    expect(store.read().texts.note).toHaveLength(2_001)
  })
})

describe('changed elsewhere', () => {
  test('a field that was not touched here follows', () => {
    const { store, sent } = openSheet()
    store.type('note', 'mine')
    store.adopt({ ...NOTHING, figures: { ...NOTHING.figures, costCents: 800 } })
    expect(store.read().texts).toMatchObject({ note: 'mine', costCents: '8,00' })
    store.flush()
    expect(sent[0]?.to).toEqual({ note: 'mine', figures: { ...NOTHING.figures, costCents: 800 } })
  })

  test('what comes back from this sheet is no news', () => {
    const { store } = openSheet()
    store.type('note', 'a')
    store.flush()
    store.type('note', 'ab')
    store.adopt(noted('a'))
    expect(store.read()).toMatchObject({ texts: { note: 'ab' }, otherNote: null })
  })

  test('what was taken from elsewhere follows what comes next, also where this sheet wrote that before', async () => {
    const { store, sent, close } = openSheet(noted('before'))
    store.type('note', 'mine')
    store.flush()
    await sent[0]?.answer(true)
    store.adopt(noted('theirs'))
    store.adopt(noted('mine'))
    store.adopt(noted('before'))
    expect(store.read()).toMatchObject({ texts: { note: 'before' }, otherNote: null })
    close()
    expect(sent).toHaveLength(1)
  })

  test.each([
    ['mine', 'mine'],
    ['other', 'theirs'],
    ['both', 'mine\n\ntheirs'],
  ] as const)('two notes: neither is written before the person chose « %s »', (choice, note) => {
    const { store, sent } = openSheet(noted('before'))
    store.type('note', 'mine')
    store.adopt(noted('theirs'))
    expect(store.read().otherNote).toBe('theirs')
    store.flush()
    expect(sent).toEqual([])
    store.chooseNote(choice)
    expect(store.read()).toMatchObject({ texts: { note }, otherNote: null })
    store.flush()
    expect(sent.map(({ to }) => to.note)).toEqual(note === 'theirs' ? [] : [note])
  })

  test('takes no place of a note that is on its way, and is asked about until that one is there', async () => {
    const { store, sent, kept } = openSheet(noted('before'))
    store.type('note', 'mine')
    store.flush()
    store.adopt(noted('theirs'))
    expect(store.read()).toMatchObject({ texts: { note: 'mine' }, otherNote: 'theirs' })
    store.adopt(noted('mine'))
    expect(store.read()).toMatchObject({ texts: { note: 'mine' }, otherNote: null })
    await sent[0]?.answer(true)
    expect(sent).toHaveLength(1)
    expect(kept.changes).toBeNull()
  })

  test('and not chosen yet, is asked about by the next page too', () => {
    const { store, sent, kept } = openSheet(noted('before'))
    store.type('note', 'mine')
    store.adopt(noted('theirs'))
    store.type('note', 'mine too')
    const next = openSheet(noted('theirs'), kept.changes)
    expect(next.store.read()).toMatchObject({ texts: { note: 'mine too' }, otherNote: 'theirs' })
    next.store.adopt(noted('theirs too'))
    expect(openSheet(noted('theirs too'), next.kept.changes).store.read().otherNote).toBe('theirs too')
    expect(openSheet(noted('before'), next.kept.changes).store.read().otherNote).toBeNull()
    vi.advanceTimersByTime(1_000)
    expect([...sent, ...next.sent]).toEqual([])
  })

  test('after a deletion nothing is written any more', () => {
    const { store, sent, close } = openSheet()
    store.type('note', 'a')
    store.adopt(null)
    close()
    expect(sent).toEqual([])
  })
})

describe('a draft of before', () => {
  test('is in the fields and goes on its way by itself', () => {
    const { store, sent } = openSheet(noted('before'), { note: { from: ['before'], to: 'typed' } })
    expect(store.read()).toMatchObject({ texts: { note: 'typed' }, status: 'typing' })
    vi.advanceTimersByTime(1_000)
    expect(sent[0]?.to.note).toBe('typed')
  })

  test('asks where the note was changed since', () => {
    const { store, sent } = openSheet(noted('theirs'), { note: { from: ['before'], to: 'typed' } })
    expect(store.read()).toMatchObject({ texts: { note: 'typed' }, otherNote: 'theirs' })
    vi.advanceTimersByTime(1_000)
    expect(sent).toEqual([])
  })

  test('of a sheet that is closed is no news when it comes, whatever was typed on it', () => {
    const { store, sent } = openSheet(noted('before'), { note: { from: ['before', 'typed'], to: 'typed' } })
    store.type('note', 'typed on')
    store.flush()
    store.adopt(noted('typed'))
    store.adopt(noted('typed on'))
    vi.advanceTimersByTime(1_000)
    expect(store.read()).toMatchObject({ texts: { note: 'typed on' }, otherNote: null })
    expect(sent.map(({ to }) => to.note)).toEqual(['typed on'])
  })
})

describe('typed over in another tab', () => {
  test('is shown, and handed over there alone', async () => {
    const { store, sent, kept, device, close } = openSheet(noted('before'))
    store.type('note', 'mine')
    const other = openSheet(noted('before'), kept.changes)
    other.store.type('note', 'theirs')
    device.tells(other.kept.changes)
    expect(store.read()).toMatchObject({ texts: { note: 'theirs' }, status: 'typing', otherNote: null })
    expect(kept.changes, 'is kept there').toBeNull()
    other.store.type('note', 'theirs too')
    device.tells(other.kept.changes)
    vi.advanceTimersByTime(1_000)
    expect(sent).toEqual([])
    store.adopt(noted('theirs too'))
    await other.sent[0]?.answer(true)
    device.tells(other.kept.changes)
    expect(store.read()).toMatchObject({ texts: { note: 'theirs too' }, otherNote: null, status: 'saved' })
    close()
    expect(sent).toEqual([])
  })

  test('is typed over in turn', () => {
    const { store, sent, kept, device } = openSheet(noted('before'))
    const other = openSheet(noted('before'))
    other.store.type('note', 'theirs')
    device.tells(other.kept.changes)
    store.type('note', 'mine')
    other.device.tells(kept.changes)
    expect(other.store.read().texts.note).toBe('mine')
    vi.advanceTimersByTime(1_000)
    expect([...sent, ...other.sent].map(({ to }) => to.note)).toEqual(['mine'])
  })

  test('is what the server has, once nothing is kept of it', () => {
    const { store, device } = openSheet(noted('before'))
    device.tells({ note: { from: ['before'], to: 'theirs' } })
    device.tells(null)
    expect(store.read()).toMatchObject({ texts: { note: 'before' }, status: 'untouched' })
  })

  test('is kept by nobody afterwards, though something older is still on its way', () => {
    const { store, kept, device } = openSheet(noted('before'))
    store.type('note', 'mine')
    store.flush()
    device.tells({ note: { from: ['mine'], to: 'theirs' } })
    device.tells(null)
    expect(store.read().texts.note).toBe('mine')
    expect(kept.changes).toBeNull()
  })

  test('without having seen what was typed here, replaces nothing by itself', () => {
    const { store, sent, device } = openSheet(noted('before'))
    store.type('note', 'mine')
    device.tells({ note: { from: ['before'], to: 'theirs' } })
    expect(store.read().texts.note).toBe('mine')
    store.adopt(noted('theirs'))
    expect(store.read().otherNote).toBe('theirs')
    vi.advanceTimersByTime(1_000)
    expect(sent).toEqual([])
  })
})
