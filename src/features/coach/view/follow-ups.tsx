import { useSignedIn } from '@/components/signed-in-context'
import { cardsOf } from '@/domain/coach/cards/card'
import { followUps } from '@/domain/coach/answer/follow-ups'
import type { ConversationState } from '../conversation/conversation-state'
import type { ShownScope } from '../dossier/use-coach-scope'
import { Chip } from '../dossier/chip'

interface FollowUpsProps {
  state: ConversationState
  scope: ShownScope
  onPick: (question: string) => void
}

/** Follow-up questions below the last answer, from shared data only. */
export function FollowUps({ state, scope, onPick }: FollowUpsProps) {
  const { deviceNow } = useSignedIn()
  const { choice, facts } = scope
  const questions = followUps(
    {
      cards: cardsOf(state.cards.get(state.messages.at(-1)?.timestamp ?? 0) ?? []),
      project: choice.project ? (facts.projects?.[0] ?? null) : null,
      todos: choice.tasks ? facts.todos : null,
      messages: state.messages,
    },
    deviceNow,
  )
  if (questions.length === 0) return null
  return (
    <ul aria-label="Pour continuer" className="-mt-2 flex flex-wrap gap-2 pl-11 print:hidden">
      {questions.map((question) => (
        <li key={question} className="max-w-full">
          <Chip onPress={() => onPick(question)}>{question}</Chip>
        </li>
      ))}
    </ul>
  )
}
