import { describe, expect, it } from 'vitest'
import { isWrittenOver, replacedIn, typedOver } from './typed-over'

const MAX = 2_000

describe('a text typed over another one', () => {
  it.each([
    ['nobody else wrote', 'A', 'A', 'A2', 'A2'],
    ['run again', 'A2', 'A', 'A2', 'A2'],
    ['both wrote', 'B', 'A', 'A2', 'B\n\nA2'],
    ['both wrote, run again', 'B\n\nA2', 'A', 'A2', 'B\n\nA2'],
    ['gone on with after both wrote', 'B\n\nA2', 'A2', 'A3', 'B\n\nA3'],
    ['emptied by the other one', '', 'A', 'A2', 'A2'],
    ['emptied here', 'B', 'A', '', 'B'],
    ['emptied here after both wrote', 'B\n\nA2', 'A2', '', 'B'],
    ['the other one added to it', 'A\n\nB', 'A', 'A2', 'A2\n\nB'],
  ])('%s', (_, present, from, to, result) => {
    expect(typedOver(present, from, to, MAX)).toBe(result)
  })

  it('comes to the same when a series is run again on its result', () => {
    const series = [
      ['A', 'B'],
      ['B', 'C'],
      ['C', 'D'],
    ] as const
    const run = (text: string) => series.reduce((now, [from, to]) => typedOver(now, from, to, MAX), text)
    expect(run('A')).toBe('D')
    expect(run(run('A'))).toBe('D')
    expect(run('X')).toBe('X\n\nD')
    expect(run(run('X'))).toBe('X\n\nD')
  })

  it('keeps the newer text whole where both have no room', () => {
    const [old, mine] = ['o'.repeat(MAX), 'm'.repeat(MAX - 10)]
    const both = typedOver(old, '', mine, MAX)
    expect(both).toHaveLength(MAX)
    expect(both).toMatch(new RegExp(`^o{8}\n\n${mine}$`))
  })

  it('knows when another one wrote', () => {
    expect(isWrittenOver('B', 'A', 'A2', MAX)).toBe(true)
    expect(isWrittenOver('A', 'A', 'A2', MAX)).toBe(false)
    expect(isWrittenOver('A2', 'A', 'A2', MAX)).toBe(false)
    expect(isWrittenOver('B\n\nA2', 'A', 'A2', MAX)).toBe(false)
  })

  it('is taken back, also beside the other text', () => {
    expect(replacedIn('A2', 'A2', 'A', MAX)).toBe('A')
    expect(replacedIn('B\n\nA2', 'A2', 'A', MAX)).toBe('B\n\nA')
    expect(replacedIn('B\n\nA2', 'A2', '', MAX)).toBe('B')
    expect(replacedIn('B', 'A2', 'A', MAX)).toBe('B')
  })
})
