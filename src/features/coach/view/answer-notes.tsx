import { Calculator, CircleSlash2 as CardsOff, SearchCheck } from 'lucide-react'
import { doubtWords } from '@/domain/coach/answer/reread/doubts'
import { counted } from '@/domain/base/text/french-count'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'

/** What our own rules say of an answer, which itself is not changed: one quiet line. */
export function AnswerNotes({ answer: { doubts, dropped = 0, uncomputed = 0 } }: { answer: ChatMessage }) {
  const unread = dropped - uncomputed
  const words = doubts ? doubtWords(doubts) : []
  if (dropped === 0 && words.length === 0) return null
  return (
    <div className="mt-1 mb-2 flex flex-col gap-1 text-fine text-muted">
      {words.length > 0 && (
        <p role="note" aria-label="Vérification" className="flex gap-2">
          <SearchCheck aria-hidden className="mt-px size-4 shrink-0" />
          <span className="[overflow-wrap:anywhere]">{words.join(' · ')}</span>
        </p>
      )}
      {unread > 0 && (
        <p className="flex gap-2">
          <CardsOff aria-hidden className="mt-px size-4 shrink-0" />
          {`${droppedWords(unread)}\u00a0: ${unread === 1 ? 'redemande-la' : 'redemande-les'}.`}
        </p>
      )}
      {uncomputed > 0 && (
        <p className="flex gap-2">
          <Calculator aria-hidden className="mt-px size-4 shrink-0" />
          {`${uncomputedWords(uncomputed)}\u00a0: ${COMPUTABLE}. ${OF_ALL_PRODUCTS}`}
        </p>
      )}
    </div>
  )
}

/** « 2 propositions n’ont pas tenu » */
export function droppedWords(dropped: number): string {
  return `${counted(dropped, 'proposition')} ${dropped === 1 ? 'n’a' : 'n’ont'} pas tenu`
}

/** Asked again, such a simulation is mostly dropped again: what can be asked is said instead. */
const COMPUTABLE =
  'un «\u00a0et si\u00a0» change les chiffres d’un produit, au centime, de 0 à 1\u202f000\u202f000\u00a0€ ou de 0 à 100\u00a0%'

const OF_ALL_PRODUCTS =
  'TVA, cotisations et frais de paiement valent pour tous tes produits\u00a0: tu les changes dans Argent.'

/** « 2 calculs n’ont pas pu se faire » */
export function uncomputedWords(uncomputed: number): string {
  return `${counted(uncomputed, 'calcul')} ${uncomputed === 1 ? 'n’a' : 'n’ont'} pas pu se faire`
}
