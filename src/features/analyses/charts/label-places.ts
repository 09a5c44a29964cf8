export interface Dot {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly text: string
}

export interface LabelPlace {
  readonly key: string
  readonly x: number
  /** Middle of the line. */
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Average width and height of a letter at `FINE_PX`. */
const LETTER = 6.3
const LINE = 14
const RADIUS = 8

/**
 * Places for the names of dots, right, left, above or below. A name without room, where it would cover another name or a dot, has none.
 */
export function labelPlaces(dots: readonly Dot[], within: Box): readonly LabelPlace[] {
  const taken: (Box & { readonly key: string })[] = dots.map(({ key, x, y }) => ({
    key,
    ...around(x, y, RADIUS, RADIUS),
  }))
  return dots.flatMap(({ key, x, y, text }): readonly LabelPlace[] => {
    const half = (text.length * LETTER) / 2
    const beside = RADIUS + 3
    const tried: readonly (readonly [place: LabelPlace, middle: number])[] = [
      [{ key, x: x + beside, y, anchor: 'start' }, x + beside + half],
      [{ key, x: x - beside, y, anchor: 'end' }, x - beside - half],
      [{ key, x, y: y - beside - LINE / 2, anchor: 'middle' }, x],
      [{ key, x, y: y + beside + LINE / 2, anchor: 'middle' }, x],
    ]
    for (const [place, middle] of tried) {
      const box = around(middle, place.y, half, LINE / 2)
      const isInside =
        box.left >= within.left &&
        box.right <= within.right &&
        box.top >= within.top &&
        box.bottom <= within.bottom
      // Dots of one place cover each other in any case.
      if (!isInside || taken.some((other) => other.key !== key && isOver(box, other))) continue
      taken.push({ key, ...box })
      return [place]
    }
    return []
  })
}

function around(x: number, y: number, width: number, height: number): Box {
  return { left: x - width, right: x + width, top: y - height, bottom: y + height }
}

function isOver(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
