import { httpsCallable } from 'firebase/functions'
import {
  parseCoachOutcome,
  readCoachChunk,
  readCoachProposal,
  type CoachOutcome,
  type CoachRequest,
} from '@/domain/coach/conversation/coach-request'
import type { Proposed } from '@/domain/coach/cards/card-kinds'
import { AppError } from '@/domain/base/errors'
import { openFunctions, toEndpointError } from '@/data/live/endpoints'

// The call and the request's parts load as one chunk.
export { targetsOf } from '@/domain/coach/cards/targets'

/** Limits for a silent connection; the server's own are much shorter. */
const FIRST_WORD_MS = 90_000
const SILENCE_MS = 45_000

interface Listening {
  signal: AbortSignal
  /** `isAnew`: the text takes the place of all text before. */
  onText: (text: string, isAnew: boolean) => void
  /** Names of the proposal's targets in the dossier. */
  onProposal: (proposed: Proposed) => void
}

/**
 * Asks Coach Boom and streams the answer; its end comes last. Throws an `AppError`, also after `signal`, which only ends the
 * stream: the server finishes the answer.
 */
export async function askCoach(
  { dossier, targets, tone, isNew, project, ...asked }: CoachRequest,
  { signal, onText, onProposal }: Listening,
): Promise<CoachOutcome['finish']> {
  // Stopped while the dossier was read.
  signal.throwIfAborted()
  if (!navigator.onLine) throw new AppError('network/offline')
  const request = {
    ...asked,
    ...(isNew && { isNew }),
    ...(project !== null && { project }),
    ...(dossier !== '' && { dossier, targets }),
    ...(tone && { tone }),
  }
  const call = new AbortController()
  const abort = () => {
    call.abort()
  }
  signal.addEventListener('abort', abort)
  let isSilent = false
  let hasBegun = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const expectWord = (withinMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isSilent = true
      abort()
    }, withinMs)
  }

  try {
    expectWord(FIRST_WORD_MS)
    const coachChat = httpsCallable<typeof request>(await openFunctions(), 'coachChat')
    const { stream, data } = await coachChat.stream(request, { signal: call.signal })
    const outcome = data.then(
      (value) => parseCoachOutcome(value),
      (thrown: unknown) => Promise.resolve({ thrown }),
    )
    for await (const chunk of stream) {
      expectWord(SILENCE_MS)
      hasBegun = true
      const piece = readCoachChunk(chunk)
      if (piece) onText(piece.text, piece.isAnew)
      const proposed = readCoachProposal(chunk)
      if (proposed) onProposal(proposed)
    }
    // If the stream ends without a result, `data` stays pending for ever.
    const end = await Promise.race([outcome, nextTask()])
    if (typeof end === 'string') return end
    if (end) throw end.thrown
    throw new AppError(hasBegun ? 'network/offline' : 'coach/provider-unavailable')
  } catch (thrown) {
    // The timer may have set it, which TypeScript cannot know.
    if (isSilent as boolean) throw new AppError('coach/provider-timeout', { cause: thrown })
    const error = toEndpointError(thrown, 'coach/unauthenticated')
    // An error of the server has a code. Without one the connection was cut, and the answer goes on in the document.
    const isCut = hasBegun && error.code === 'unknown'
    throw isCut ? new AppError('network/offline', { cause: thrown }) : error
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

function nextTask(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0, null)
  })
}
