import type { CardState } from '@/domain/coach/cards/card-kind'
import type { Card, Proposed } from '@/domain/coach/cards/card-kinds'
import { parseCoachRequest, type CoachMessage } from '@/domain/coach/conversation/coach-request'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'
import { localDateOf } from '@/domain/base/time/local-date'
import { requestMessages } from '../../functions/src/coach/request-messages'
import { instructions } from '../../functions/src/coach/system-prompt'
import { dossierOfPersona, EVALUATION_DAY, type PersonaName } from './personas'

/** An exchange before the question that is judged. Fixed, so that all models are asked the same. */
export interface EarlierTurn {
  readonly question: string
  readonly answer: string
  /** The cards of the answer with what the person did with them. */
  readonly cards?: readonly (readonly [proposed: Proposed, state: CardState])[]
}

interface Sent {
  readonly persona: PersonaName
  readonly question: string
  readonly turns?: { readonly earlier: readonly EarlierTurn[] }
}

/** The messages after the instructions, made by the functions of `coachChat`. */
export function messagesOf({ persona, question, turns }: Sent): readonly CoachMessage[] {
  const asked = { conversation: 'evaluation', message: 'm', question }
  const request = parseCoachRequest({ ...asked, dossier: dossierOfPersona(persona) })
  if (!request) throw new Error(`« ${question} » is none that coachChat takes.`)
  const earlier = turns?.earlier ?? []
  const messages = [
    ...earlier.flatMap((turn, index): ChatMessage[] => [
      { role: 'user', content: turn.question, timestamp: 2 * index },
      { role: 'assistant', content: turn.answer, timestamp: 2 * index + 1 },
    ]),
    { role: 'user', content: request.question, timestamp: 2 * earlier.length } as const,
  ]
  return requestMessages(request, messages, earlier.flatMap(cardsOf))
}

function cardsOf({ cards = [] }: EarlierTurn, turn: number): readonly Card[] {
  return cards.map(([proposed, state], order) => ({
    id: `card-${turn}-${order}`,
    at: 2 * turn + 1,
    order,
    from: 'coach',
    proposed,
    target: `target-${turn}-${order}`,
    state,
    ground: {},
    over: {},
  }))
}

/** With what `coachChat` compares its answer too. */
export function givenFor(sent: Sent): { readonly given: string; readonly asked: readonly string[] } {
  return {
    given: [
      ...instructions(localDateOf(EVALUATION_DAY)),
      ...messagesOf(sent).map(({ content }) => content),
    ].join('\n'),
    asked: [...(sent.turns?.earlier ?? []), sent].map(({ question }) => question),
  }
}
