import { httpsCallable } from 'firebase/functions'
import {
  parseCoachResult,
  readCoachChunk,
  readCoachProposal,
  type CoachMessage,
  type CoachResult,
} from '@/domain/coach/coach-request'
import type { Proposed } from '@/domain/coach/proposal'
import type { Tone } from '@/domain/coach/tone'
import { AppError } from '@/domain/base/errors'
import { openFunctions, toEndpointError } from '@/data/live/endpoints'

/** The server gives up on its own long before; these are for a connection that died without a word. */
const FIRST_WORD_MS = 90_000
const SILENCE_MS = 45_000

export interface LeavingDossier {
  readonly text: string
  /** The first eight digits of its SHA-256 in hexadecimal: the word of its frame (`framed-question.ts`). */
  readonly hash: string
}

interface Listening {
  signal: AbortSignal
  onText: (text: string) => void
  /** Its targets as the dossier calls them. */
  onProposal: (proposed: Proposed) => void
  /** What the person lets the coach see of their work; '': nothing. */
  dossier: string
  /** How they like to be spoken to. */
  tone: Tone | null
  /** It leaves now, with the question. */
  onLeaving: (dossier: LeavingDossier) => void
}

/** Asks Coach Boom; the answer arrives piece by piece. Throws an `AppError`, also when `signal` ended it. */
export async function askCoach(
  messages: readonly CoachMessage[],
  { signal, onText, onProposal, dossier, tone, onLeaving }: Listening,
): Promise<CoachResult> {
  const hash = await hashOf(dossier)
  // Stopped while the dossier was being read.
  signal.throwIfAborted()
  if (!navigator.onLine) throw new AppError('network/offline')
  if (dossier !== '') onLeaving({ text: dossier, hash })
  const request = { messages, ...(dossier !== '' && { dossier }), ...(tone && { tone }) }
  const call = new AbortController()
  const abort = () => {
    call.abort()
  }
  signal.addEventListener('abort', abort)
  let isSilent = false
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
      (value) => parseCoachResult(value),
      (thrown: unknown) => Promise.resolve({ thrown }),
    )
    let text = ''
    let hasProposed = false
    for await (const chunk of stream) {
      expectWord(SILENCE_MS)
      const piece = readCoachChunk(chunk)
      text += piece
      if (piece !== '') onText(piece)
      const proposed = readCoachProposal(chunk)
      if (!proposed) continue
      hasProposed = true
      onProposal(proposed)
    }
    // A stream that ends without its result leaves `data` pending for ever.
    const end = await Promise.race([outcome, nextTask()])
    if (end && 'thrown' in end) throw end.thrown
    if (end) return end
    if (text === '' && !hasProposed) throw new AppError('coach/provider-unavailable')
    return { text, finish: 'interrupted' }
  } catch (thrown) {
    // Set by the timer, which the types cannot see.
    throw (isSilent as boolean)
      ? new AppError('coach/provider-timeout', { cause: thrown })
      : toEndpointError(thrown, 'coach/unauthenticated')
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const bytes = [...new Uint8Array(digest, 0, 4)]
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function nextTask(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0, null)
  })
}
