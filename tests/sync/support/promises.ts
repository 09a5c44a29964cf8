/** What the engine promises, by the word that begins a story's fault. */
export const PROMISES = {
  kept: 'shows a change in the same call, and keeps what was shown on every page of the device, also offline',
  sent: 'sends each change until it is answered, and runs it once',
  shown: 'shows an acknowledged change until live documents have it, and then the server’s data',
  refused: 'marks a refused change at its document and refuses no other',
  order: 'keeps the order of one person’s changes',
  draft: 'sends no draft before its release',
} as const
export type PromiseName = keyof typeof PROMISES
