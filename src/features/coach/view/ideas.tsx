import { Lightbulb } from 'lucide-react'
import { useSignedIn } from '@/components/signed-in-context'
import { ideaFactsOf, ideaQueries } from '@/data/coach-ideas'
import { useQueries } from '@/data/sync/use-live'
import { localDateOf } from '@/domain/base/time/local-date'
import { ideasOf } from '@/domain/guidance/coach-ideas'
import type { DossierChoice } from '@/domain/coach/dossier/dossier-parts'
import { useLasts } from '@/lib/hooks/use-lasts'
import { ComingIdeas } from './coming-ideas'

/** Longest wait for where the person is; without it the ideas are those of a beginning. */
const PATIENCE_MS = 1_500

/** First questions from where the person is; a press asks one. */
export function Ideas({ choice, onAsk }: { choice: DossierChoice; onAsk: (question: string) => void }) {
  const { user, deviceNow } = useSignedIn()
  const lives = useQueries(user.uid, ideaQueries(user.uid))
  const { facts, isReading } = ideaFactsOf(lives, choice, localDateOf(deviceNow))
  const isSlow = useLasts(isReading, PATIENCE_MS)
  if (isReading && !isSlow) return <ComingIdeas />
  return (
    <ul aria-label="Idées de questions" className="grid gap-2.5 @2xl:grid-cols-3 print:hidden">
      {ideasOf(facts).map((question) => (
        <li key={question} className="grid">
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="flex min-h-14 items-center gap-3 rounded-field border border-line bg-surface px-4 py-2.5 text-left text-small font-medium [overflow-wrap:anywhere] shadow-card transition-colors duration-quick hover:border-brand hover:bg-hover active:bg-pressed"
          >
            <Lightbulb aria-hidden className="size-5 shrink-0 text-brand-text" />
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
