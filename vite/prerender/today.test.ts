// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nameSessionHint, writeSessionHint } from '@/data/device/session-hint'
import { parseChanges } from '@/domain/todos/todo-change'
import { localDateOf } from '@/domain/base/local-date'
import { weekdayOf } from '@/domain/base/weekday'
import { PLAIN_TODO, type Todo } from '@/domain/todos/todo'
import { sealedCopy, sealedHome, sealOf, TODAY_COPY_MAX, type TodayCopy } from '@/domain/todos/today-copy'
import { todayFacts } from '@/components/todos/today-facts'

const script = readFileSync(join(import.meta.dirname, 'today.js'), 'utf8')
const UID = 'lea'
const KEY = `coach-boom.todos.today.${UID}`
const OUTBOX = `coach-boom.todos.outbox.${UID}`
const now = new Date(2026, 10, 23, 10)

const row = (signs: string, look: string) =>
  `<div role="listitem" data-row="sample"><label><span><input type="checkbox"></span><span dir="auto" class="${look}">-</span></label>${signs}</div>`
const samples = [
  row(
    '<p data-signs=""><span>Chaque semaine</span><span role="img"><span class="done"></span><span class="open"></span></span></p><p data-put-off=""><span>-</span></p>',
    'open',
  ),
  row('<p data-signs=""><span><i></i>date</span></p>', 'open'),
  row('', 'done'),
].join('')
const page = `<template id="today-home"><p data-offline=""></p><header><h1>Bienvenue, -</h1><p>jour</p></header>
<section><h2 tabindex="-1">Prochaine étape</h2><p dir="auto">Commencer par -</p>
<button type="button" tabindex="-1">Pas maintenant</button><button data-tick="" aria-label="C'est fait : -">C'est fait</button></section>
<div data-samples=""><p>hors ligne</p></div></template><template id="today-todos"><p data-offline=""></p><h2>Jour<span>date</span></h2>
<div><div role="progressbar"><span><b>Progression</b><span aria-hidden="true">0</span></span><div><div></div></div></div><p>progrès</p></div>
<div role="list"><div>${samples}</div></div><div data-samples=""><p>hors ligne</p>${samples}</div></template><div id="today"></div>`

const todo = (id: string, more: Partial<Todo> = {}): Todo => ({
  ...PLAIN_TODO,
  id,
  userId: UID,
  text: `Tâche ${id} « é »`,
  dayOfWeek: weekdayOf(now),
  createdAt: new Date(2026, 10, 20, 9),
  ...more,
})

const factsOf = (todos: readonly Todo[]) => todayFacts(UID, todos, { now, hasMore: false })
const sealed = (copy: TodayCopy) => sealedCopy(copy) ?? ''
const three = [
  todo('a'),
  todo('b', { completed: true, doneDates: ['2026-11-23'] }),
  todo('c', { repeats: true, completed: true, doneDates: ['2026-11-16'], createdAt: new Date(2026, 10, 10) }),
]

function open(path = '/todos'): HTMLInputElement[] {
  document.documentElement.removeAttribute('data-today')
  document.body.innerHTML = page
  history.replaceState(null, '', path)
  runInThisContext(script)
  const isDrawn = document.documentElement.hasAttribute('data-today')
  const boxes = [...document.querySelectorAll<HTMLInputElement>('#today input')]
  expect(boxes.length > 0).toBe(isDrawn)
  return boxes
}

function press(box: HTMLInputElement | undefined) {
  box?.click()
}

beforeEach(() => {
  vi.useFakeTimers({ now })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  writeSessionHint(true)
  nameSessionHint(UID)
  localStorage.setItem(KEY, sealed(factsOf(three)))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

describe('what is drawn', () => {
  test('the rows as they were, in their order, with what the week made of them', () => {
    expect(open().map(({ checked }) => checked)).toEqual([false, true, false])
    const texts = [...document.querySelectorAll('#today [data-row] [dir]')]
    expect(texts.map(({ textContent }) => textContent)).toEqual(three.map(({ text }) => text))
    expect(texts.map(({ className }) => className)).toEqual(['open', 'done', 'open'])
    expect(document.querySelector('#today h2')?.textContent).toBe("LundiAujourd'hui, 23 novembre 2026")
    expect(document.querySelector('#today')?.textContent).toContain('1 faite sur 3 tâches')
    const weeks = document.querySelector('#today [role=img]')
    expect(weeks?.getAttribute('aria-label')).toBe('Faite 1 fois sur 3\u00a0semaines')
    expect([...(weeks?.children ?? [])].map(({ className }) => className)).toEqual(['open', 'done', 'open'])
  })

  test('a text is a text, whatever it says', () => {
    localStorage.setItem(KEY, sealed(factsOf([todo('a', { text: '<img src=x onerror=alert(1)>' })])))
    open()
    expect(document.querySelector('#today [data-row] [dir]')?.textContent).toBe(
      '<img src=x onerror=alert(1)>',
    )
    expect(document.querySelector('#today img')).toBeNull()
  })

  test('what was put off often, and what is for a later week', () => {
    const later = todo('a', { date: '2026-12-07', putOff: 4 })
    localStorage.setItem(KEY, sealed(factsOf([later, todo('b', { putOff: 3 })])))
    open()
    const rows = [...document.querySelectorAll('#today [data-row]')].map(({ textContent }) => textContent)
    expect(rows[0]).toContain('7 décembre 2026')
    expect(rows[0]).not.toContain('Reportée')
    expect(rows[1]).toContain('Reportée 3 fois')
  })

  test.each(['/todos', '/todos/lundi'])('at %s', (path) => {
    expect(open(path)).toHaveLength(3)
  })

  test('as many as there is room for', () => {
    const many = Array.from({ length: 30 }, (_, index) => todo(String(index), { text: 'é'.repeat(200) }))
    expect(factsOf(many).rows).toHaveLength(20)
    const long = Array.from({ length: 20 }, (_, index) => todo(String(index), { text: 'é'.repeat(2_000) }))
    const text = sealed(factsOf(long))
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(TODAY_COPY_MAX)
    localStorage.setItem(KEY, text)
    const { length } = open()
    expect(length).toBeGreaterThan(5)
    expect(length).toBeLessThan(20)
    expect(sealedCopy(factsOf([todo('a', { text: 'é'.repeat(20_000) })]))).toBeNull()
  })
})

describe('what is never drawn', () => {
  test.each(['/todos/mardi', '/', '/dashboard', '/todos/lundi/x'])('at %s', (path) => {
    expect(open(path)).toEqual([])
  })

  test.each([
    ['somebody else', () => localStorage.setItem('coach-boom.signed-in', 'zoe')],
    ['nobody has a name yet', () => localStorage.setItem('coach-boom.signed-in', '1')],
    ['nobody is signed in', () => localStorage.removeItem('coach-boom.signed-in')],
    ['the session is not remembered', () => sessionStorage.setItem('coach-boom.signed-in', '1')],
    ['midnight has passed', () => vi.setSystemTime(new Date(2026, 10, 24, 0, 0, 1))],
    ['the clock went back', () => vi.setSystemTime(new Date(2026, 10, 22, 23, 59))],
    ['another version', () => localStorage.setItem(KEY, `1${sealed(factsOf(three)).slice(1)}`)],
    ['a newer version', () => localStorage.setItem(KEY, `3${sealed(factsOf(three)).slice(1)}`)],
    ['a copy under another name', () => localStorage.setItem(KEY, sealed({ ...factsOf(three), uid: 'zoe' }))],
    [
      'a task of somebody else',
      () => localStorage.setItem(KEY, sealed(factsOf([todo('a', { userId: 'zoe' })]))),
    ],
    [
      'more than 32 kB',
      () => localStorage.setItem(KEY, sealedBy(`${JSON.stringify(factsOf(three))}${' '.repeat(32_000)}`)),
    ],
    ['no list', () => localStorage.setItem(KEY, sealedBy('null'))],
    [
      'a half-typed change of a task',
      () => localStorage.setItem(`coach-boom.todos.edit.${UID}`, '{"id":"a"}'),
    ],
    ['an outbox that cannot be read', () => localStorage.setItem(OUTBOX, '{{')],
    [
      'a task that never left',
      () =>
        localStorage.setItem(
          OUTBOX,
          JSON.stringify([{ change: { kind: 'add', todo: three[0] }, state: 'sent' }]),
        ),
    ],
    [
      'a refused change',
      () =>
        localStorage.setItem(
          OUTBOX,
          JSON.stringify([{ change: { kind: 'tick', todo: three[0] }, state: 'refused' }]),
        ),
    ],
  ])('%s', (_why, change) => {
    change()
    expect(open()).toEqual([])
  })

  test('a copy with any one character changed, lost or doubled', () => {
    const text = sealed(factsOf([todo('a')]))
    const drawn: string[] = []
    for (let at = 0; at < text.length; at += 1) {
      const [before, own, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)]
      for (const damaged of [
        `${before}${own === '1' ? '2' : '1'}${after}`,
        before + after,
        before + own + own + after,
      ]) {
        localStorage.setItem(KEY, damaged)
        if (open().length > 0) drawn.push(damaged)
      }
    }
    expect(drawn).toEqual([])
  })

  test('anything, where the storage refuses to be read', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(open()).toEqual([])
  })
})

const kept = () => parseChanges(localStorage.getItem(OUTBOX) ?? sessionStorage.getItem(OUTBOX) ?? '[]')

describe("the dashboard's first card", () => {
  const HOME = `${KEY}.home`
  const around = { uid: UID, day: localDateOf(now), greeting: 'Bienvenue, Léa', line: 'lundi 23 novembre' }
  const putHome = (facts: object = around) =>
    localStorage.setItem(HOME, sealedHome({ ...around, ...facts }) ?? '')
  const isDrawn = (path = '/') => {
    document.documentElement.removeAttribute('data-today')
    document.body.innerHTML = page
    history.replaceState(null, '', path)
    runInThisContext(script)
    return document.documentElement.hasAttribute('data-today')
  }
  const inStage = (selector: string) => document.querySelector<HTMLElement>(`#today ${selector}`)
  const step = () => inStage('section p')?.textContent
  const pressDone = () => inStage('[data-tick]')?.click()

  test.each(['/', '/dashboard'])('names the first task that is open, at %s', (path) => {
    putHome()
    expect(isDrawn(path)).toBe(true)
    expect(inStage('h1')?.textContent).toBe('Bienvenue, Léa')
    expect(inStage('h1 + p')?.textContent).toBe('lundi 23 novembre')
    expect(step()).toBe('Commencer par «\u00a0Tâche a « é »\u00a0»')
    expect(inStage('[data-tick]')?.getAttribute('aria-label')).toBe("C'est fait : Tâche a « é »")
    expect(inStage('[data-samples]')).toBeNull()
  })

  test('a press ticks it, keeps it as the outbox does, and names the next one; the last one is struck through', () => {
    putHome()
    isDrawn()
    pressDone()
    expect(step()).toContain('Tâche c')
    expect(document.activeElement).toBe(inStage('h2'))
    expect(kept()).toEqual([
      { change: { kind: 'tick', todo: three[0], completed: true, on: localDateOf(now) }, state: 'sent' },
    ])
    expect(document.querySelector<HTMLElement>('#today')?.dataset['ticks']).toBe('{"a":true}')
    pressDone()
    expect(kept()).toHaveLength(2)
    expect(step()).toContain('Tâche c')
    expect(inStage('section p')?.style.textDecoration).toBe('line-through')
    expect(inStage('[data-tick]')?.style.visibility).toBe('hidden')
    // The page that comes next has nothing to name.
    expect(isDrawn()).toBe(false)
  })

  test('a text is a text, whatever it says', () => {
    putHome({ greeting: '<img src=x>' })
    const odd = "$& $' <b>"
    localStorage.setItem(KEY, sealed(factsOf([todo('a', { text: odd })])))
    isDrawn()
    expect(inStage('h1')?.textContent).toBe('<img src=x>')
    expect(step()).toContain(odd)
    expect(inStage('[data-tick]')?.getAttribute('aria-label')).toBe(`C'est fait : ${odd}`)
    expect(inStage('img, b')).toBeNull()
  })

  test('what was put off is passed over as long as it is', () => {
    putHome()
    const until = (time: number) =>
      localStorage.setItem(`coach-boom.next-step.${UID}`, JSON.stringify({ 'todo:a': time }))
    until(now.getTime() + 60_000)
    isDrawn()
    expect(step()).toContain('Tâche c')
    until(now.getTime())
    isDrawn()
    expect(step()).toContain('Tâche a')
  })

  test('what is for a later week is never named', () => {
    putHome()
    localStorage.setItem(KEY, sealed(factsOf([todo('a', { date: '2026-12-07' }), todo('b')])))
    isDrawn()
    expect(step()).toContain('Tâche b')
  })

  test.each([
    ['nothing is known around it', () => localStorage.removeItem(HOME)],
    ['midnight has passed', () => putHome({ day: '2026-11-22' })],
    ['it is of somebody else', () => putHome({ uid: 'zoe' })],
    ['it says nothing', () => putHome({ greeting: '' })],
    [
      'it is of another version',
      () => localStorage.setItem(HOME, `1${localStorage.getItem(HOME)?.slice(1)}`),
    ],
    ['the tasks are not known', () => localStorage.removeItem(KEY)],
    ['a half-typed change waits', () => localStorage.setItem(`coach-boom.todos.edit.${UID}`, '{"id":"a"}')],
  ])('is not drawn where %s', (_why, change) => {
    putHome()
    change()
    expect(isDrawn()).toBe(false)
  })

  test('what is too long for its place is not kept', () => {
    expect(sealedHome({ ...around, line: 'é'.repeat(600) })).toBeNull()
  })

  test('is not drawn from a text with any one character changed or lost', () => {
    putHome()
    const text = localStorage.getItem(HOME) ?? ''
    const drawn: string[] = []
    for (let at = 0; at < text.length; at += 1) {
      for (const damaged of [
        `${text.slice(0, at)}${text.charAt(at) === '1' ? '3' : '1'}${text.slice(at + 1)}`,
        text.slice(0, at) + text.slice(at + 1),
      ]) {
        localStorage.setItem(HOME, damaged)
        if (isDrawn()) drawn.push(damaged)
      }
    }
    expect(drawn).toEqual([])
  })
})

describe('a tick', () => {
  test('counts at once and is kept as the outbox keeps it', () => {
    const [first] = open()
    press(first)
    expect(document.querySelector('#today')?.textContent).toContain('2 faites sur 3 tâches')
    expect(document.querySelector('#today [data-row="a"] [dir]')?.className).toBe('done')
    expect(kept()).toEqual([
      { change: { kind: 'tick', todo: three[0], completed: true, on: localDateOf(now) }, state: 'sent' },
    ])
    press(first)
    expect(document.querySelector('#today')?.textContent).toContain('1 faite sur 3 tâches')
    expect(kept().map(({ change }) => change.kind === 'tick' && change.completed)).toEqual([false])
  })

  test('is drawn by the next page, and what waited before stays', () => {
    const queued = { change: { kind: 'add', todo: todo('new') }, state: 'queued' }
    localStorage.setItem(OUTBOX, JSON.stringify([queued]))
    press(open()[0])
    expect(open().map(({ checked }) => checked)).toEqual([true, true, false])
    expect(document.querySelector('#today')?.textContent).toContain('2 faites sur 3 tâches')
    expect(kept().map(({ change, state }) => `${change.kind} ${state}`)).toEqual(['add queued', 'tick sent'])
  })

  test('stays with the tab where the device is full', () => {
    const [first] = open()
    const put = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
      put.call(this, key, value)
    })
    press(first)
    expect(localStorage.getItem(OUTBOX)).toBeNull()
    expect(kept()).toHaveLength(1)
  })

  test('is handed to the app once it listens, at the latest then where nothing can be kept', () => {
    const [first, second] = open()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    press(first)
    const heard: unknown[] = []
    const hear = (event: Event) => {
      event.preventDefault()
      heard.push((event as CustomEvent<{ todo: Todo }>).detail.todo.id)
    }
    window.addEventListener('coach-boom.tick', hear)
    vi.advanceTimersByTime(1_000)
    press(second)
    window.removeEventListener('coach-boom.tick', hear)
    expect(heard).toEqual(['a', 'b'])
    expect(kept()).toEqual([])
  })
})

function sealedBy(facts: string): string {
  return `2.${sealOf(facts)}.${facts}`
}
