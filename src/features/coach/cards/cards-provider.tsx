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

// Without them (offline, never seen before) the conversation says so, and stays.
const AnswerCards = lazyWithPreload(() =>
  import('./answer-cards').then(
    (module) => module.AnswerCards,
    () => CardsUnread,
  ),
)

const AdviceSheet = lazyWithPreload(() =>
  // What the sheet makes is shown by the cards: one without the other is no use when the network goes.
  Promise.all([import('./advice-sheet'), AnswerCards.preload()]).then(
    ([module]) => module.AdviceSheet,
    () => SheetUnread,
  ),
)

export interface Proposals {
  readonly uid: string
  /** The document that holds the answers, and their cards. */
  readonly conversationId: string
  /** By the timestamps of the answers that they stand under. */
  readonly cards: ReadonlyMap<number, readonly Card[]>
  /** Earlier answers belong to a document that was full: it takes no more cards. */
  readonly since: number
  /** Opens « Transformer en tâches… » on an answer. */
  readonly makeOf: (answer: ChatMessage) => void
}

const ProposalsContext = createContext<Proposals | null>(null)

/** null outside a conversation: an answer that is shown as an example has nothing to be made of. */
export function useProposals(): Proposals | null {
  return useContext(ProposalsContext)
}

interface ProposalsProviderProps {
  uid: string
  state: ConversationState
  children: ReactNode
}

/** What is made of the answers of one conversation: its cards, and the sheet that makes them. */
export function ProposalsProvider({ uid, state, children }: ProposalsProviderProps) {
  const { id: conversationId, messages, start } = state
  const cards = useMemo(() => byAnswer(standingCards(messages, state.cards)), [messages, state.cards])
  const since = messages[start]?.timestamp ?? 0
  const [opened, setOpened] = useState<{ answer: ChatMessage; of: string; time: number } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  // While the first answer is awaited: it may come with cards.
  useIdleLoad(AdviceSheet.preload, messages.length > 0)

  const makeOf = useCallback(
    (answer: ChatMessage) => {
      // Each opening begins anew, with ids of its own.
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

/** Under an answer: what was proposed in it, or taken from it. */
export function CardsOfAnswer({ answer: { timestamp, content } }: { answer: ChatMessage }) {
  const cards = useProposals()?.cards.get(timestamp) ?? []
  return cards.length > 0 && <Cards {...{ cards, content }} coming={[]} />
}

/** Under an answer that is still being written: what it has proposed so far. */
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
