import { Tag, CalendarCheck, Megaphone, Search } from 'lucide-react'
import { useSignedIn } from '@/components/signed-in-context'
import { cn } from '@/lib/cn'
import { CoachAvatar } from './message'

const ABILITIES = [
  'trouver un produit qui se vend',
  'fixer ton prix et ta marge',
  'écrire ta fiche produit',
  'attirer tes premiers clients',
  'organiser ta semaine',
]

const list = new Intl.ListFormat('fr', { type: 'disjunction' })

/** The welcome above every conversation; not stored, not sent. `isShort`: the question below must be visible without scrolling. */
export function Greeting({ isShort }: { isShort: boolean }) {
  const { profile } = useSignedIn()
  const fullName = profile.status === 'ready' ? (profile.value?.fullName ?? '') : ''
  const firstName = fullName.trim().split(/\s+/)[0]
  return (
    <article aria-label="Coach Boom" className="flex gap-3">
      <CoachAvatar className="mt-0.5" />
      <div className="min-w-0 flex-1 pt-0.5">
        <p className="text-heading font-bold">
          {firstName ? `Salut ${firstName}\u00a0!` : 'Salut\u00a0!'} Je suis Coach Boom, ton coach e-commerce.
        </p>
        <p className="mt-2">
          Dis-moi où tu en es&nbsp;: je te réponds clairement, avec la prochaine chose à faire.
          {isShort ? (
            <span className="hidden @lg:inline"> Je peux t'aider à {list.format(ABILITIES)}.</span>
          ) : (
            <> Je peux t'aider à&nbsp;:</>
          )}
        </p>
        {!isShort && (
          <ul className="mt-2 list-disc space-y-1 pl-6 marker:text-brand-text">
            {ABILITIES.map((ability) => (
              <li key={ability}>{ability}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}

const STARTERS = [
  { Icon: Search, question: 'Comment trouver mon premier produit à vendre\u00a0?' },
  { Icon: Tag, question: 'Comment fixer mon prix de vente et ma marge\u00a0?' },
  { Icon: Megaphone, question: 'Comment lancer ma première publicité avec un petit budget\u00a0?' },
  { Icon: CalendarCheck, question: 'Fais-moi un plan de lancement semaine par semaine.' },
] as const

/** First questions; a press asks one. */
export function Starters({
  onAsk,
  isInOneRow = false,
}: {
  onAsk: (question: string) => void
  /** Something else needs the space: on a phone the questions scroll sideways. */
  isInOneRow?: boolean
}) {
  return (
    <ul
      aria-label="Idées de questions"
      className={cn(
        'print:hidden',
        isInOneRow
          ? '-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 @lg:mx-0 @lg:grid @lg:grid-cols-2 @lg:overflow-visible @lg:px-0'
          : 'grid gap-2.5 @lg:grid-cols-2',
      )}
    >
      {STARTERS.map(({ Icon, question }) => (
        <li key={question} className={cn('grid', isInOneRow && 'shrink-0')}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className={cn(
              'flex items-center border border-line bg-surface text-left text-small font-medium transition-colors duration-quick hover:border-brand hover:bg-brand-soft',
              isInOneRow
                ? 'min-h-target gap-2 rounded-full px-3 @lg:rounded-field @lg:py-1.5'
                : 'min-h-14 gap-3 rounded-field px-4 py-2.5 shadow-card',
            )}
          >
            <Icon aria-hidden className="size-5 shrink-0 text-brand-text" />
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
