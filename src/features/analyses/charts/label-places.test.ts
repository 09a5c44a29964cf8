import { expect, test } from 'vitest'
import { labelPlaces, type Dot } from './label-places'

const WITHIN = { left: 0, right: 400, top: 0, bottom: 300 }
const dot = (key: string, x: number, y: number, text = 'Gourde filtrante'): Dot => ({ key, x, y, text })
const anchors = (dots: readonly Dot[]) =>
  Object.fromEntries(labelPlaces(dots, WITHIN).map(({ key, anchor }) => [key, anchor]))

test.each<[string, readonly Dot[], Readonly<Record<string, string>>]>([
  ['alone, to its right', [dot('a', 100, 100)], { a: 'start' }],
  ['at the right edge, to its left', [dot('a', 390, 100)], { a: 'end' }],
  ['a name too long for both sides, above', [dot('a', 200, 100, 'x'.repeat(40))], { a: 'middle' }],
  ['at the top, below', [dot('a', 200, 8, 'x'.repeat(40))], { a: 'middle' }],
  ['beside another dot, to its left', [dot('a', 150, 100), dot('b', 180, 100)], { a: 'end', b: 'start' }],
  ['one place, two names', [dot('a', 200, 100), dot('b', 200, 100)], { a: 'start', b: 'end' }],
  ['a name longer than the drawing has none', [dot('a', 200, 100, 'x'.repeat(90))], {}],
  ['no dot', [], {}],
])('%s', (_, dots, placed) => {
  expect(anchors(dots)).toEqual(placed)
})

test('no name covers another one or a dot, however many there are', () => {
  const dots = Array.from({ length: 36 }, (_, index) =>
    dot(`${index}`, 40 + ((index * 67) % 330), 20 + ((index * 41) % 260)),
  )
  const boxes = labelPlaces(dots, WITHIN).map(({ x, y, anchor }) => {
    const width = 'Gourde filtrante'.length * 5.8
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
    return { left, right: left + width, top: y - 6.5, bottom: y + 6.5 }
  })
  expect(boxes.length).toBeGreaterThan(3)
  for (const [index, a] of boxes.entries()) {
    const others = boxes.slice(index + 1)
    const covered = others.filter(
      (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
    )
    expect(covered).toEqual([])
    expect(dots.filter((b) => b.x > a.left && b.x < a.right && b.y > a.top && b.y < a.bottom)).toEqual([])
  }
})
