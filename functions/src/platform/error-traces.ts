import { existsSync } from 'node:fs'

/** What a log may hold of an error that nobody expected: code's own words and places, never what data may have written. */
export interface ErrorTraces {
  /** The name of its class; its own `name` and `message` may be anything. */
  readonly kind: string
  /** `file:line:column`, innermost first. */
  readonly frames: readonly string[]
}

const FRAMES_MAX = 8
/** A message of any length stands before the frames. */
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

/** A message may be written like a stack: a frame counts only when its file is there, and nothing else of its line is kept. */
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
