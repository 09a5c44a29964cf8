import { COACH_ERROR_CODES, type CoachErrorCode } from '@/domain/base/errors'
import { ANSWER_LEASE_MS } from '@/domain/coach/conversation/answering'
import {
  parseCoachRequest,
  type CoachChunk,
  type CoachOutcome,
  type CoachRequest,
  type CoachResult,
} from '@/domain/coach/conversation/coach-request'
import type { Ending } from '@/domain/coach/conversation/answer-writes'
import { doubtsOf } from '@/domain/coach/answer/reread/reread'
import { DOUBT_KINDS, type Doubts } from '@/domain/coach/answer/reread/doubts'
import { cardsOf } from '@/domain/coach/cards/card'
import { proposalSubject, textsOf } from '@/domain/coach/cards/proposal'
import { localDateOf } from '@/domain/base/time/local-date'
import { cardMaker } from '@/domain/coach/dossier/ground'
import { logger } from 'firebase-functions'
import type { CallableResponse } from 'firebase-functions/https'
import { admit } from './coach/admission'
import type { Usage } from './coach/completion'
import { keepExchange } from './coach/exchange'
import { endpoint, type Asked } from './platform/endpoint'
import { Stopped, Fault } from './platform/fault'
import { createCoachProvider, type CoachProvider } from './coach/provider'
import { requestMessages, sentTextOf } from './coach/request-messages'
import { safetyIdentifierOf } from './coach/safety-identifier'
import { instructions } from './coach/system-prompt'
import { coachApiKey, coachProviderConfig, trialHashKey } from './platform/params'
import { logFault } from './platform/refuse'

/**
 * Coach Boom's answer, streamed if the caller accepts a stream. Question, answer and proposals are stored in the conversation even if the
 * connection breaks.
 */
export const coachChat = coachChatOver(createCoachProvider())

/** The endpoint with a given provider, for tests with other limits. */
export function coachChatOver(provider: CoachProvider) {
  return endpoint(
    {
      area: 'coach',
      maxBytes: 64 * 1024,
      tooLarge: 'coach/message-too-long',
      auth: 'token',
      fields: parseCoachRequest,
      secrets: [coachApiKey, trialHashKey],
      timeoutSeconds: ANSWER_LEASE_MS / 1000,
    },
    (asked, response?: CallableResponse<CoachChunk>) => chat(provider, asked, response),
  )
}

async function chat(
  provider: CoachProvider,
  { caller, fields: asked }: Asked<CoachRequest, 'token'>,
  response?: CallableResponse<CoachChunk>,
): Promise<CoachOutcome> {
  const startedAt = Date.now()
  const admission = await admit(caller, asked, sentTextOf(asked.dossier))
  if (!admission) return { text: '', finish: 'already' }
  const { claim } = admission
  const { answering, messages, cards, isWhole } = claim
  const exchange = keepExchange(claim)
  // Without the coach's own messages, which prove nothing about what it proposes.
  const said = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const cardOf = cardMaker(asked.targets, [asked.dossier, ...said], answering.at)
  const sent = requestMessages(asked, messages, cardsOf(cards), isWhole)
  let how: Pick<Ending, 'isStopped' | 'isCut' | 'fault'> = { isStopped: false, isCut: false, fault: null }
  /** Proposals that became no card: unreadable, cut, too many, or without ground. */
  let dropped = 0
  let uncomputed = 0
  let wasAsked = false
  let usage: Usage | undefined
  let firstAt: number | undefined
  const tell = ({ finish, proposals }: CoachOutcome) => {
    const endedAt = Date.now()
    const facts = {
      finish,
      milliseconds: endedAt - startedAt,
      // Without text (proposals only), the time until the end.
      firstMilliseconds: (firstAt ?? endedAt) - startedAt,
      ...usage,
      ...(proposals !== undefined && { proposals }),
      ...(dropped > 0 && { dropped }),
    }
    logger.info(['coach.answered', ...Object.values(facts)].join(' '), facts)
  }
  try {
    const question = { messages: sent, safetyIdentifier: safetyIdentifierOf(caller.uid) }
    const result = await provider.answer(coachProviderConfig(), question, {
      signal: exchange.signal,
      // A failed write means that the caller has left; the answer continues.
      onText: (text, isAnew) => {
        firstAt ??= Date.now()
        exchange.receiveText(text, isAnew)
        void response?.sendChunk({ text, ...(isAnew && { isAnew }) }).catch(() => false)
      },
      onProposal: (proposal) => {
        const card = cardOf(proposal)
        if (!card) {
          dropped += 1
          return
        }
        exchange.receiveCard(card)
        void response?.sendChunk({ proposal }).catch(() => false)
      },
      onAsked: () => (wasAsked = true),
      onUsage: (counted) => (usage = counted),
      onFault: (fault) => logFault('coach.attempt-failed', fault),
    })
    dropped += result.dropped ?? 0
    uncomputed = result.uncomputed ?? 0
    how = { ...how, isCut: result.finish === 'length', fault: FAULTS[result.finish] ?? null }
    tell(result)
    return result
  } catch (error) {
    if (!(error instanceof Stopped)) {
      how = { ...how, fault: faultOf(error) }
      throw error
    }
    how = { ...how, isStopped: true }
    const result: CoachOutcome = { text: exchange.text(), finish: 'stopped' }
    tell(result)
    return result
  } finally {
    // A question sent to the provider counts even if it failed, because it may be paid for; otherwise refused questions would be unlimited.
    const proposed = exchange.proposed()
    const doubts = doubtsOf(exchange.text(), {
      given: [...instructions(localDateOf(new Date())), ...sent.map(({ content }) => content)].join('\n'),
      asked: said,
      // Of a simulation no text is the model's.
      proposed: proposed.flatMap(textsOf),
      tried: proposed.flatMap((each) => (each.genre === 'simuler' ? proposalSubject(each) : [])),
    })
    tellDoubts(doubts)
    await Promise.all([
      exchange.end({ ...how, dropped, uncomputed, doubts }),
      admission.release({ counts: wasAsked }),
    ])
  }
}

/** Which kinds, never what: `coach.doubted figures vous`. */
function tellDoubts(doubts: Doubts | null): void {
  if (!doubts) return
  const kinds = DOUBT_KINDS.filter((kind) => doubts[kind] !== undefined)
  logger.info(['coach.doubted', ...kinds].join(' '), { kinds })
}

/** Ends that leave the answer incomplete. */
const FAULTS: Readonly<Partial<Record<CoachResult['finish'], CoachErrorCode>>> = {
  filtered: 'coach/question-refused',
  interrupted: 'coach/provider-unavailable',
}

function faultOf(error: unknown): CoachErrorCode {
  const code = error instanceof Fault ? error.code : null
  return COACH_ERROR_CODES.find((known) => known === code) ?? 'coach/internal'
}
