/** What the engine promises, by the numbers of the story's faults. */
export const PROMISES = {
  1: 'shows a change in the same call, and keeps what was shown on every page of the device, also offline',
  2: 'sends each change until it is answered, and runs it once',
  3: 'shows an acknowledged change until live documents have it, and then the server’s data',
  4: 'marks a refused change at its document and refuses no other',
  5: 'keeps the order of one person’s changes',
  6: 'sends no draft before its release',
} as const
export type PromiseNumber = keyof typeof PROMISES
