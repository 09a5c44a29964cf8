// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { PLAIN_TODO, type Todo } from '@/domain/todos/todo'

const todo: Todo = {
  ...PLAIN_TODO,
  id: 'a',
  userId: 'lea',
  text: 'Appeler',
  dayOfWeek: 'mardi',
  createdAt: new Date('2026-11-21T10:00:00Z'),
}

let outbox: Awaited<ReturnType<typeof reload>>

/** A new page on the same device. */
function reload() {
  vi.resetModules()
  return import('./todo-outbox')
}

beforeEach(async () => {
  localStorage.clear()
  outbox = await reload()
})

it('keeps a typed text on the device until the server has answered', async () => {
  const add = { kind: 'add', todo } as const
  outbox.changesBegin('lea', [add])
  expect(outbox.readOutbox('lea').waiting).toEqual(new Set(['a']))

  const afterReload = await reload()
  expect(afterReload.readOutbox('lea').unheard).toEqual([add])
  expect(afterReload.readOutbox('other').unheard).toEqual([])

  outbox.changesEnd('lea', [add], 'saved')
  expect(outbox.readOutbox('lea')).toEqual({ refused: [], waiting: new Set(), unheard: [] })
  expect((await reload()).readOutbox('lea').unheard).toEqual([])
})

it('keeps a todo that was put back, although an older change with the same text is answered now', async () => {
  const changes = [
    { kind: 'rename', todo, text: 'Rappeler' },
    { kind: 'remove', todo },
    { kind: 'add', todo: { ...todo, text: 'Rappeler' } },
  ] as const
  for (const change of changes) outbox.changesBegin('lea', [change])
  outbox.changesQueued('lea', [changes[0]])
  outbox.changesEnd('lea', [changes[0]], 'saved')
  outbox.changesEnd('lea', [changes[1]], 'saved')
  expect((await reload()).takeUnsent('lea')).toEqual([changes[2]])
  outbox.changesEnd('lea', [changes[2]], 'saved')
  expect((await reload()).readOutbox('lea').unheard).toEqual([])
})

it('does not call a todo refused that was put back, where what was done to it before is refused', () => {
  const tick = { kind: 'tick', todo, completed: true, on: '2026-11-24' } as const
  const back = { kind: 'add', todo: { ...todo } } as const
  outbox.changesBegin('lea', [{ kind: 'remove', todo }])
  outbox.changesBegin('lea', [tick])
  outbox.changesBegin('lea', [back])
  outbox.changesEnd('lea', [tick], 'refused')
  expect(outbox.readOutbox('lea').refused).toEqual([])
  outbox.changesEnd('lea', [back], 'refused')
  expect(outbox.readOutbox('lea').refused).toEqual([back])
})

it('offers a refused text again, also after a reload, until it is dropped', async () => {
  const rename = { kind: 'rename', todo, text: 'Rappeler' } as const
  outbox.changesBegin('lea', [rename])
  outbox.changesEnd('lea', [rename], 'refused')
  expect(outbox.readOutbox('lea').refused).toEqual([rename])

  const afterReload = await reload()
  expect(afterReload.readOutbox('lea').refused).toEqual([rename])
  afterReload.dropChange('lea', 'a')
  expect((await reload()).readOutbox('lea').refused).toEqual([])
})

it('sends a refused new todo again with its latest text, whatever failed after it', () => {
  const changes = [
    { kind: 'add', todo },
    { kind: 'rename', todo, text: 'Rappeler' },
    { kind: 'tick', todo, completed: true, on: '2026-11-24' },
  ] as const
  for (const change of changes) outbox.changesBegin('lea', [change])
  for (const change of changes) outbox.changesEnd('lea', [change], 'refused')
  expect(outbox.readOutbox('lea').refused).toEqual([
    { kind: 'add', todo: { ...todo, text: 'Rappeler' }, isReworded: true },
  ])
})

it('keeps the newer of two texts when the older one is refused', () => {
  const [older, newer] = [
    { kind: 'rename', todo, text: 'Rappeler' },
    { kind: 'rename', todo, text: 'Rappeler demain' },
  ] as const
  outbox.changesBegin('lea', [older])
  outbox.changesBegin('lea', [newer])
  outbox.changesEnd('lea', [older], 'refused')
  expect(outbox.readOutbox('lea').refused).toEqual([])
  outbox.changesEnd('lea', [newer], 'refused')
  expect(outbox.readOutbox('lea').refused).toEqual([newer])
})

it('forgets a deleted todo, and follows a moved one', () => {
  const add = { kind: 'add', todo } as const
  outbox.changesBegin('lea', [add])
  outbox.changesBegin('lea', [{ kind: 'move', todo, to: 'jeudi', date: null, putOff: 0 }])
  outbox.changesEnd('lea', [add], 'refused')
  expect(outbox.readOutbox('lea').refused[0]?.todo.dayOfWeek).toBe('jeudi')
  outbox.changesBegin('lea', [{ kind: 'remove', todo }])
  expect(outbox.readOutbox('lea').refused).toEqual([])
})

it('sends a refused new todo again where it was put since, and keeps the latest place of another', async () => {
  const add = { kind: 'add', todo } as const
  const at = new Date('2026-11-21T11:00:00Z')
  outbox.changesBegin('lea', [add])
  outbox.changesBegin('lea', [{ kind: 'order', todo, at }])
  outbox.changesEnd('lea', [add], 'refused')
  expect(outbox.readOutbox('lea').refused[0]?.todo.placedAt).toEqual(at)

  const other = { ...todo, id: 'b' }
  const [first, second] = [at, null].map((to) => ({ kind: 'order', todo: other, at: to }) as const)
  for (const change of [first!, second!]) outbox.changesBegin('lea', [change])
  outbox.changesEnd('lea', [first!], 'saved')
  expect((await reload()).takeUnsent('lea').filter((change) => change.todo.id === 'b')).toEqual([second])
})

it('shows nothing new to who only looks at failures when a todo is ticked', () => {
  const before = outbox.readOutbox('lea').refused
  outbox.changesBegin('lea', [{ kind: 'tick', todo, completed: true, on: '2026-11-24' }])
  expect(outbox.readOutbox('lea').refused).toBe(before)
})

it('keeps every change until Firestore keeps it, in the order in which they were made', async () => {
  const add = { kind: 'add', todo } as const
  const tick = { kind: 'tick', todo, completed: true, on: '2026-11-24' } as const
  const move = { kind: 'move', todo: { ...todo, id: 'b' }, to: 'jeudi', date: null, putOff: 0 } as const
  for (const change of [add, tick, move]) outbox.changesBegin('lea', [change])
  expect((await reload()).takeUnsent('lea')).toEqual([add, tick, move])

  for (const change of [add, tick]) outbox.changesQueued('lea', [change])
  const afterReload = await reload()
  expect(afterReload.takeUnsent('lea')).toEqual([move])
  expect(afterReload.takeUnsent('lea'), 'once').toEqual([])
  expect(afterReload.readOutbox('lea').unheard, 'a text waits for its answer').toEqual([add, move])
})

it('says of a creation that Firestore keeps, or that was answered, that it was handed over, whatever its words are now', async () => {
  const add = { kind: 'add', todo } as const
  const rename = { kind: 'rename', todo, text: 'Rappeler' } as const
  const reworded = { kind: 'add', todo: { ...todo, text: 'Rappeler' }, isReworded: true } as const
  outbox.changesBegin('lea', [add])
  outbox.changesBegin('lea', [rename])
  expect((await reload()).takeUnsent('lea')).toEqual([reworded])

  outbox.changesQueued('lea', [add])
  expect((await reload()).takeUnsent('lea'), 'behind the new words').toEqual([
    { ...reworded, isHandedOver: true },
  ])

  localStorage.clear()
  outbox = await reload()
  outbox.changesBegin('lea', [add])
  outbox.changesBegin('lea', [rename])
  outbox.changesEnd('lea', [add], 'saved')
  expect((await reload()).takeUnsent('lea'), 'answered').toEqual([{ ...reworded, isHandedOver: true }])

  localStorage.clear()
  outbox = await reload()
  outbox.changesBegin('lea', [add])
  outbox.changesQueued('lea', [add])
  outbox.changesBegin('lea', [rename])
  outbox.changesBegin('lea', [{ kind: 'rename', todo, text: 'Rappeler demain' }])
  expect((await reload()).takeUnsent('lea'), 'before the new words').toEqual([
    { ...reworded, todo: { ...todo, text: 'Rappeler demain' }, isHandedOver: true },
  ])
})

it('offers a creation that was handed over and is not there as one to create', () => {
  const add = { kind: 'add', todo } as const
  const rename = { kind: 'rename', todo, text: 'Rappeler' } as const
  outbox.changesBegin('lea', [add])
  outbox.changesQueued('lea', [add])
  outbox.changesBegin('lea', [rename])
  outbox.changesEnd('lea', [rename], 'refused')
  expect(outbox.readOutbox('lea').refused).toEqual([
    { kind: 'add', todo: { ...todo, text: 'Rappeler' }, isReworded: true },
  ])
  // Its own answer comes late.
  outbox.changesEnd('lea', [add], 'saved')
  expect(outbox.readOutbox('lea').refused).toHaveLength(1)
  expect(outbox.readOutbox('lea').refused[0]).not.toHaveProperty('isHandedOver')
  // Nor is one that another tab has forgotten meanwhile.
  const sent = { kind: 'add', todo, isReworded: true, isHandedOver: true } as const
  outbox.dropChange('lea', todo.id)
  outbox.changesEnd('lea', [sent], 'refused')
  expect(outbox.readOutbox('lea').refused).toEqual([{ kind: 'add', todo, isReworded: true }])
})

it('does not take the creation of a todo that was put back for the one before', async () => {
  const add = { kind: 'add', todo } as const
  const back = { kind: 'add', todo: { ...todo } } as const
  outbox.changesBegin('lea', [add])
  outbox.changesBegin('lea', [{ kind: 'remove', todo }])
  outbox.changesBegin('lea', [back])
  outbox.changesBegin('lea', [{ kind: 'rename', todo, text: 'Rappeler' }])
  outbox.changesQueued('lea', [add])
  outbox.changesEnd('lea', [add], 'saved')
  const kept = (await reload()).takeUnsent('lea').find(({ kind }) => kind === 'add')
  expect(kept).toEqual({ kind: 'add', todo: { ...todo, text: 'Rappeler' }, isReworded: true })
})

it('does not take an earlier tick for a later one', async () => {
  const on = { kind: 'tick', todo, completed: true, on: '2026-11-24' } as const
  const off = { kind: 'tick', todo, completed: false, on: '2026-11-24' } as const
  outbox.changesBegin('lea', [on])
  outbox.changesBegin('lea', [off])
  outbox.changesEnd('lea', [on], 'saved')
  expect((await reload()).takeUnsent('lea')).toEqual([off])
})

it('keeps a refused text when its todo is ticked', () => {
  const rename = { kind: 'rename', todo, text: 'Rappeler' } as const
  outbox.changesBegin('lea', [rename])
  outbox.changesEnd('lea', [rename], 'refused')
  outbox.changesBegin('lea', [{ kind: 'tick', todo, completed: true, on: '2026-11-24' }])
  expect(outbox.readOutbox('lea').refused).toEqual([rename])
})

it('reads a damaged store as empty', async () => {
  localStorage.setItem('coach-boom.todos.outbox.lea', '{"not": [')
  expect((await reload()).readOutbox('lea').unheard).toEqual([])
  localStorage.setItem(
    'coach-boom.todos.outbox.lea',
    '[1, null, {"change": {"kind": "add", "todo": {"id": "x"}}}]',
  )
  expect((await reload()).readOutbox('lea').unheard).toEqual([])
})

it('writes over nothing of another tab when a tab that had no room has some again', async () => {
  const first = { kind: 'add', todo: { ...todo, id: 'first' } } as const
  outbox.changesBegin('lea', [first])
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const mine = { kind: 'add', todo } as const
  outbox.changesBegin('lea', [mine])
  full.mockRestore()

  const other = await reload()
  const theirs = { kind: 'add', todo: { ...todo, id: 'b' } } as const
  other.changesBegin('lea', [theirs])
  other.changesEnd('lea', [first], 'saved')
  outbox.changesBegin('lea', [{ kind: 'rename', todo, text: 'Rappeler' }])

  const added = (await reload()).readOutbox('lea').unheard.map((change) => change.todo)
  expect(added.map(({ id, text }) => [id, text])).toEqual([
    ['b', 'Appeler'],
    ['a', 'Rappeler'],
  ])
})
