/**
 * How many times as long `read` takes for eight times the text: some 8 where each piece costs the same, 64 where each piece reads the whole
 * text. Shortest of three, as others use the machine; a limit in seconds would say how busy it is.
 */
export function growthOf(read: (text: string) => void, piece: string, length: number): number {
  return timeOf(read, piece, length) / timeOf(read, piece, length / 8)
}

function timeOf(read: (text: string) => void, piece: string, length: number): number {
  const text = piece.repeat(length / piece.length)
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now()
    read(text)
    return performance.now() - start
  })
  return Math.min(...times)
}

/** Between 8 and 64. */
export const LINEAR = 40
