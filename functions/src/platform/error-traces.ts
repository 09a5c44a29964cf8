import { existsSync } from 'node:fs'

/** Loggable facts of an unexpected error: names and places in the code, never text that may contain data. */
export interface ErrorTraces {
  /** Name of the class; `name` and `message` may contain data. */
  readonly kind: string
  /** `file:line:column`, innermost first. */
  readonly frames: readonly string[]
}

const FRAMES_MAX = 8
/** A message of any length comes before the frames. */
const STACK_CHARACTERS_MAX = 100_000

export function tracesOf(error: unknown): ErrorTraces {
  if (!(error instanceof Error)) return { kind: typeof error, frames: [] }
  return { kind: classNameOf(error), frames: framesOf(error) }
}

function classNameOf(error: Error): string {
  const { constructor } = Object.getPrototypeOf(error) as { readonly constructor?: unknown }
  const name = typeof constructor === 'function' ? constructor.name : ''
  return /^[A-Z][A-Za-z]{2,39}$/.test(name) ? name : 'Error'
}

/** A message may look like a stack: a frame counts only if its file exists, and only its place is returned. */
function framesOf({ stack }: Error): string[] {
  const frames: string[] = []
  if (typeof stack !== 'string') return frames
  for (const line of stack.slice(-STACK_CHARACTERS_MAX).split('\n')) {
    const [, file = '', place] =
      /^ {4}at .{0,200}?(\/[\w@./+ -]{1,300}):(\d{1,7}:\d{1,7})\)?$/.exec(line) ?? []
    if (place === undefined || !existsSync(file)) continue
    frames.push(`${file}:${place}`)
    if (frames.length === FRAMES_MAX) break
  }
  return frames
}
