export type Sense =
  /** The text inside is no answer. */
  | 'thought'
  | 'hidden'
  /** The text inside is the answer. */
  | 'answer'
  | 'own'
  /** The turn of another speaker. */
  | 'foreign'
  /** A tool call, and a part of one. */
  | 'call'
  | 'part'
  /** A call that is written as a function of a program, and JSON that may be one. */
  | 'function'
  | 'json'
  /** Followed by a role, by a channel, by the format of a call. */
  | 'turn'
  | 'channel'
  | 'format'
  /** The end of the words that follow these. */
  | 'body'
  | 'end'
  /** A citation, with the text that remains of it. */
  | 'citation'
  /** « 20 %[1] » and « [^1] »: a citation where the text has no such note. */
  | 'note'
  | 'nothing'

export interface Mark {
  readonly length: number
  readonly sense: Sense
  /** Different names of thoughts do not close one another. */
  readonly name: string
  readonly isClose: boolean
  /** What remains of it. */
  readonly text: string
}

export function mark(length: number, sense: Sense, more: Partial<Mark> = {}): Mark {
  return { length, sense, name: '', isClose: false, text: '', ...more }
}
