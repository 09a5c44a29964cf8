import { httpsCallable } from 'firebase/functions'
import {
  parseCoachOutcome,
  readCoachChunk,
  readCoachProposal,
  type CoachOutcome,
  type CoachRequest,
} from '@/domain/coach/conversation/coach-request'
import type { Proposed } from '@/domain/coach/cards/proposal'
import { AppError } from '@/domain/base/errors'
import { openFunctions, toEndpointError } from '@/data/live/endpoints'

/** The server gives up on its own long before; these are for a connection that died without a word. */
const FIRST_WORD_MS = 90_000
const SILENCE_MS = 45_000

interface Listening {
  signal: AbortSignal
  onText: (text: string) => void
  /** Its targets as the dossier calls them. */
  onProposal: (proposed: Proposed) => void
}

/**
 * Asks Coach Boom; the answer arrives piece by piece, and how it ended last. Throws an `AppError`, also when `signal` ended
 * the listening: what the server has begun goes on all the same.
 */
export async function askCoach(
  { dossier, targets, tone, isNew, project, ...asked }: CoachRequest,
  { signal, onText, onProposal }: Listening,
): Promise<CoachOutcome['finish']> {
  // Stopped while the dossier was being read.
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
      if (piece !== '') onText(piece)
      const proposed = readCoachProposal(chunk)
      if (proposed) onProposal(proposed)
    }
    // A stream that ends without its result leaves `data` pending for ever.
    const end = await Promise.race([outcome, nextTask()])
    if (typeof end === 'string') return end
    if (end) throw end.thrown
    throw new AppError(hasBegun ? 'network/offline' : 'coach/provider-unavailable')
  } catch (thrown) {
    // Set by the timer, which the types cannot see.
    if (isSilent as boolean) throw new AppError('coach/provider-timeout', { cause: thrown })
    const error = toEndpointError(thrown, 'coach/unauthenticated')
    // A fault of the server has its code: an answer that breaks off without one was cut on its way, and goes on in the document.
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
