import { Tag, CalendarCheck, Megaphone, Search } from 'lucide-react'

const STARTERS = [
  { Icon: Search, question: 'Comment trouver mon premier produit à vendre\u00a0?' },
  { Icon: Tag, question: 'Comment fixer mon prix de vente et ma marge\u00a0?' },
  { Icon: Megaphone, question: 'Comment lancer ma première publicité avec un petit budget\u00a0?' },
  { Icon: CalendarCheck, question: 'Fais-moi un plan de lancement semaine par semaine.' },
] as const

/** First questions for who does not know where to begin: one tap asks. */
export function Starters({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <ul aria-label="Idées de questions" className="grid gap-2.5 @lg:grid-cols-2 print:hidden">
      {STARTERS.map(({ Icon, question }) => (
        <li key={question} className="grid">
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="flex min-h-14 items-center gap-3 rounded-field border border-line bg-surface px-4 py-2.5 text-left text-small font-medium shadow-card transition-colors duration-quick hover:border-brand hover:bg-brand-soft"
          >
            <Icon aria-hidden className="size-5 shrink-0 text-brand-text" />
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
