import type { Operation } from './operations'
import { shortest } from './shrink'
import type { Told } from './walk'

/** A network is never twice the same: a story may have to be told again before it fails again. */
const TRIES = 3

export type StoryHeard =
  | { readonly kind: 'told'; readonly seed: number; readonly seconds: number; readonly told: Told }
  | {
      readonly kind: 'shortened'
      readonly seed: number
      readonly told: Told
      readonly length: number
      readonly of: number
    }

interface Telling {
  readonly seed: number
  readonly story: readonly Operation[]
  readonly tell: (part: readonly Operation[]) => Promise<Told>
  /** 0: a story that fails is left as it is. */
  readonly shrinkingMs: number
}

/** Tells a story, and one that fails again and again in parts. */
export async function tellStory(
  { seed, story, tell, shrinkingMs }: Telling,
  say: (heard: StoryHeard) => void,
): Promise<void> {
  const started = performance.now()
  let told = await tell(story)
  say({ kind: 'told', seed, told, seconds: (performance.now() - started) / 1000 })
  if (told.faults.length === 0) return
  const short =
    shrinkingMs > 0 ? await shortest(story, stillFails, { tries: TRIES, limitMs: shrinkingMs }) : story
  say({ kind: 'shortened', seed, told, length: short.length, of: story.length })

  async function stillFails(part: readonly Operation[]): Promise<boolean> {
    const again = await tell(part)
    if (again.faults.length > 0) told = again
    return again.faults.length > 0
  }
}
