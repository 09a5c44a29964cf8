import {
  createContext,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { useIdleLoad } from '@/components/use-idle-load'
import type { Card } from '@/domain/coach/cards/card'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'
import type { Proposed } from '@/domain/coach/cards/proposal'
import { standingCards } from '@/domain/coach/cards/standing-cards'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { showToast } from '@/ui/toast'
import type { ConversationState } from '../conversation/conversation-state'

// If this code cannot load (offline, not cached), the conversation shows a sentence instead.
const AnswerCards = lazyWithPreload(() =>
  import('./answer-cards').then(
    (module) => module.AnswerCards,
    () => CardsUnread,
  ),
)

const AdviceSheet = lazyWithPreload(() =>
  // The cards show the result of the sheet, so both load together, in case the network fails in between.
  Promise.all([import('./advice-sheet'), AnswerCards.preload()]).then(
    ([module]) => module.AdviceSheet,
    () => SheetUnread,
  ),
)

export interface Proposals {
  readonly uid: string
  /** The document of the answers and their cards. */
  readonly conversationId: string
  /** By timestamp of their answer. */
  readonly cards: ReadonlyMap<number, readonly Card[]>
  /** Answers before this timestamp belong to a full document, which takes no more cards. */
  readonly since: number
  /** Opens « Transformer en tâches… » for an answer. */
  readonly makeOf: (answer: ChatMessage) => void
}

const ProposalsContext = createContext<Proposals | null>(null)

/** Null outside a conversation: a sample answer has no cards. */
export function useProposals(): Proposals | null {
  return useContext(ProposalsContext)
}

interface ProposalsProviderProps {
  uid: string
  state: ConversationState
  children: ReactNode
}

/** The cards of one conversation, and the sheet that creates cards from its answers. */
export function ProposalsProvider({ uid, state, children }: ProposalsProviderProps) {
  const { id: conversationId, messages, start } = state
  const cards = useMemo(() => byAnswer(standingCards(messages, state.cards)), [messages, state.cards])
  const since = messages[start]?.timestamp ?? 0
  const [opened, setOpened] = useState<{ answer: ChatMessage; of: string; time: number } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  // Loads while the first answer is pending, which may have cards.
  useIdleLoad(AdviceSheet.preload, messages.length > 0)

  const makeOf = useCallback(
    (answer: ChatMessage) => {
      // Each opening starts with new ids.
      setOpened((before) => ({ answer, of: conversationId, time: (before?.time ?? 0) + 1 }))
      setIsOpen(true)
    },
    [conversationId],
  )
  const value = useMemo(
    () => ({ uid, conversationId, cards, since, makeOf }),
    [uid, conversationId, cards, since, makeOf],
  )
  return (
    <ProposalsContext value={value}>
      {children}
      {opened?.of === conversationId && (
        <Suspense fallback={null}>
          <AdviceSheet
            key={opened.time}
            answer={opened.answer}
            place={value}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
          />
        </Suspense>
      )}
    </ProposalsContext>
  )
}

export function CardsOfAnswer({ answer: { timestamp, content } }: { answer: ChatMessage }) {
  const cards = useProposals()?.cards.get(timestamp) ?? []
  return cards.length > 0 && <Cards {...{ cards, content }} coming={[]} />
}

export function CardsToCome({ proposed }: { proposed: readonly Proposed[] }) {
  return proposed.length > 0 && <Cards cards={[]} content="" coming={proposed} />
}

function Cards(shown: { cards: readonly Card[]; content: string; coming: readonly Proposed[] }) {
  const place = useProposals()
  return (
    place && (
      <Suspense fallback={null}>
        <AnswerCards {...shown} place={place} />
      </Suspense>
    )
  )
}

function byAnswer(all: readonly Card[]): ReadonlyMap<number, readonly Card[]> {
  const cards = new Map<number, Card[]>()
  for (const card of all) cards.set(card.at, [...(cards.get(card.at) ?? []), card])
  return cards
}

function CardsUnread() {
  return (
    <p className="mt-2 text-small text-muted">
      Les propositions de cette réponse n'ont pas pu s'afficher. Recharge la page.
    </p>
  )
}

function SheetUnread() {
  useEffect(() => {
    showToast({
      text: "«\u00a0Transformer en tâches…\u00a0» n'a pas pu s'ouvrir. Vérifie ta connexion et recharge la page.",
      tone: 'alert',
    })
  }, [])
  return null
}
