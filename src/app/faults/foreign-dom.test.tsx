// @vitest-environment jsdom
/* oxlint-disable typescript/no-deprecated -- translators still write <font> */
import { act, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptForeignChanges } from './foreign-dom'

let root: Root
let host: HTMLElement
let set: (next: State) => void

interface State {
  readonly count: number
  readonly isOpen: boolean
  readonly names: readonly string[]
}

/** Text next to text, and elements that appear and disappear next to text: the places where React removes and inserts. */
function Page() {
  const [{ count, isOpen, names }, change] = useState<State>({ count: 1, isOpen: true, names: ['a', 'b'] })
  useEffect(() => {
    set = change
  }, [])
  return (
    <main>
      <p id="sentence">
        Il reste {count} {count > 1 ? 'tâches' : 'tâche'} à faire{isOpen ? ', ouverte' : null}
        {isOpen && <b>!</b>} aujourd’hui
      </p>
      <p id="single">{count}</p>
      {isOpen ? 'texte nu' : <em>fermé</em>}
      {isOpen && <section>À fermer</section>}
      fin
      <ul>
        {names.map((name) => (
          <li key={name}>
            {name} ({count})
          </li>
        ))}
      </ul>
    </main>
  )
}

const textNodes = () => {
  const found: Text[] = []
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  return found.filter(({ data }) => data.trim() !== '')
}

function fontOf(text: Text): HTMLElement {
  const font = document.createElement('font')
  font.append(document.createElement('font'))
  font.firstElementChild!.append(`[${text.data}]`)
  return font
}

const TRANSLATORS: Readonly<Record<string, (text: Text) => void>> = {
  replaces: (text) => text.replaceWith(fontOf(text)),
  'inserts before, then takes out': (text) => {
    text.before(fontOf(text))
    text.remove()
  },
  'inserts behind, then takes out': (text) => {
    text.after(fontOf(text))
    text.remove()
  },
  wraps: (text) => {
    const font = document.createElement('font')
    text.before(font)
    font.append(text)
  },
  'takes out and leaves nothing': (text) => text.remove(),
}

beforeAll(() => {
  acceptForeignChanges()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})

beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  act(() => root.render(<Page />))
})

afterEach(() => {
  act(() => root.unmount())
  expect(host.childNodes).toHaveLength(0)
  host.remove()
})

const settled = () => act(async () => Promise.resolve())

describe.each(Object.entries(TRANSLATORS))('a translator that %s', (name, translate) => {
  const keepsValues = name !== 'takes out and leaves nothing'

  test.each<[string, State]>([
    ['takes elements and texts out', { count: 1, isOpen: false, names: ['a', 'b'] }],
    ['changes values', { count: 7, isOpen: true, names: ['a', 'b'] }],
    ['changes the order', { count: 1, isOpen: true, names: ['b', 'a'] }],
    ['inserts', { count: 2, isOpen: false, names: ['c', 'a', 'd', 'b'] }],
    ['empties a list', { count: 0, isOpen: false, names: [] }],
  ])('does not break a page that %s', async (_, next) => {
    for (const text of textNodes()) translate(text)
    await settled()
    act(() => set(next))
    await settled()
    expect(host.querySelectorAll('li')).toHaveLength(next.names.length)
    expect(host.querySelector('section') !== null).toBe(next.isOpen)
    if (keepsValues) {
      expect(host.querySelector('#single')?.textContent).toContain(String(next.count))
      expect(host.querySelector('#sentence')?.textContent).toContain(String(next.count))
    }
    // Changes it back, after another translation.
    for (const text of textNodes()) if (!text.parentElement?.closest('font')) translate(text)
    act(() => set({ count: 1, isOpen: true, names: ['a', 'b'] }))
    await settled()
    expect(host.querySelectorAll('section, b')).toHaveLength(2)
  })
})

test('a value that changes twice is the last one, once', async () => {
  for (const text of textNodes()) text.replaceWith(fontOf(text))
  await settled()
  for (const count of [5, 6]) act(() => set({ count, isOpen: true, names: [] }))
  await settled()
  const sentence = host.querySelector('#sentence')!.textContent
  expect(sentence).toContain('6')
  expect(sentence).not.toContain('5')
  expect(sentence.match(/à faire/g)).toHaveLength(1)
})

test.each([
  ['at once', false],
  ['one after the other', true],
])('a page shown in its own language, then translated again, %s, stays true', async (_, isSlow) => {
  const pause = () => (isSlow ? settled() : undefined)
  const texts = textNodes()
  for (let times = 0; times < 2; times += 1) {
    const fonts = texts.map(fontOf)
    texts.forEach((text, index) => text.replaceWith(fonts[index]!))
    await pause()
    if (times === 0) fonts.forEach((font, index) => font.replaceWith(texts[index]!))
    await pause()
  }
  await settled()
  act(() => set({ count: 7, isOpen: false, names: ['b'] }))
  await settled()
  expect(host.querySelector('#single')?.textContent).toBe('7')
  expect(host.querySelector('#sentence')?.textContent).toMatch(/^(?!.*1).*7/)
  expect(host.textContent).not.toContain('texte nu')
  expect(host.querySelector('section')).toBeNull()
})

test('elements that an extension removes or adds break nothing', async () => {
  host.querySelector('section')!.remove()
  host.querySelector('li')!.replaceWith(document.createElement('span'))
  host.querySelector('#sentence')!.prepend(document.createElement('grammarly-extension'))
  for (const isOpen of [false, true]) {
    act(() => set({ count: 7, isOpen, names: ['c', 'b'] }))
    await settled()
  }
  expect(host.querySelector('#sentence')?.textContent).toContain('7')
  expect(host.querySelector('section')?.textContent).toBe('À fermer')
})

test('a wrong call of ours still says so', () => {
  expect(() => host.insertBefore(host, null)).toThrow()
})
