/** Something that somebody did with a text of one kind. */
export interface Deed {
  /** Where, for who reads what happened. */
  readonly place: string
  /** What the text stands in, the innermost first: it goes with each of them. */
  readonly homes: readonly string[]
  /** What the new text was written over by who saw it; null: none was written. */
  readonly over: string | null
  /** What was seen and given up, but for what of it is left. */
  readonly given?: string
  readonly left?: string
  /** Whether the server has deleted the innermost home. */
  readonly removal?: Promise<boolean>
}

/** What a device alone has of it. */
export interface Offer {
  readonly text: string
  readonly isRefused: boolean
}

/** What the screens of one page do with one kind of text, without what they draw. `at`: which of what there is, counted round. */
export interface TextScreen {
  readonly follow: (uid: string) => void
  /** All that is shown is the server's word, and what was handed over is answered. */
  readonly isSettled: (uid: string) => boolean
  readonly state: (uid: string) => string
  /** What is shown of what the server has, by what it stands in. */
  readonly shown: () => ReadonlyMap<string, string>
  readonly offered: (uid: string) => readonly Offer[]
  readonly write: (uid: string, at: number, text: string) => Deed | null
  /** Hands over what was written, where that is a step of its own. */
  readonly send?: (uid: string, at: number) => Deed | null
  /** What is offered is chosen, or sent again. */
  readonly retry?: (uid: string, at: number) => Deed | null
  readonly drop?: (uid: string, at: number) => Deed | null
  readonly remove?: (uid: string, at: number) => Deed | null
  /** What lies over the screen is closed. */
  readonly leave?: () => void
}

export function one<T>(all: readonly T[], at: number): T | undefined {
  return all[at % Math.max(1, all.length)]
}

export const said = (done: Promise<unknown>): Promise<boolean> =>
  done.then(
    () => true,
    () => false,
  )
