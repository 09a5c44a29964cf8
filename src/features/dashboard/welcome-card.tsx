import { ArrowRight, Check } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import { focusHeading } from '@/components/frame/main-landmark'
import { useSignedIn } from '@/components/signed-in-context'
import { markWelcomeSeen } from '@/data/profile'
import { mutate } from '@/data/sync/current'
import { XP_PER_TODO_WORDS } from '@/domain/base/business'
import type { GuidanceFacts } from '@/domain/guidance/next-steps'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import type { LatestTalk } from './use-latest-talk'

const STEPS = [
  {
    title: 'Notez une tâche',
    text: "Une seule suffit pour aujourd'hui.",
    link: { name: 'Écrire ma première tâche', path: paths.todos },
  },
  {
    title: 'Posez une question',
    text: 'Une idée, un doute, un chiffre\u00a0: le coach répond à toute heure.',
    link: { name: 'Poser ma première question', path: paths.coach },
  },
  {
    title: 'Cochez, progressez',
    text: `Chaque tâche faite rapporte ${XP_PER_TODO_WORDS} et vous rapproche du niveau suivant.`,
    link: null,
  },
] as const

interface WelcomeCardProps {
  facts: Pick<GuidanceFacts, 'hasTodos'>
  talk: LatestTalk
}

/** « Vos trois premiers pas »: each ticks itself when it was taken, and the list goes with the last one. */
export function WelcomeCard({ facts, talk }: WelcomeCardProps) {
  const { profile } = useSignedIn()
  const stored = profile.status === 'ready' ? profile.value : null
  const isShown = stored !== null && !stored.hasSeenWelcome
  const taken = [
    facts.hasTodos === true,
    talk.status === 'ready' && talk.value !== null,
    stored !== null && stored.xp > 0,
  ]
  const isAllTaken = taken.every(Boolean)

  function leave() {
    void mutate(markWelcomeSeen, {})
  }

  const isOver = isShown && isAllTaken
  const leaveByItself = useEffectEvent(leave)
  useEffect(() => {
    if (isOver) leaveByItself()
  }, [isOver])
  if (!isShown || isOver) return null

  return (
    <Card aria-labelledby="bienvenue" className="flex flex-col gap-3 py-4 sm:py-5">
      <div className="flex items-center justify-between gap-x-2">
        <h2 id="bienvenue" className="min-w-0 text-body font-extrabold">
          Vos trois premiers pas
        </h2>
        <Button
          variant="ghost"
          className="-mr-3 shrink-0 px-3"
          onClick={() => {
            focusHeading()
            leave()
          }}
        >
          C'est compris
        </Button>
      </div>
      <ol className="flex flex-col gap-3">
        {STEPS.map(({ title, text, link }, index) => {
          const isTaken = taken[index] === true
          return (
            <li key={title} className="flex gap-3">
              <span
                aria-hidden
                className={cn(
                  'grid size-7 shrink-0 place-items-center rounded-full text-small font-bold transition-colors duration-calm',
                  isTaken ? 'bg-brand text-on-brand' : 'bg-brand-soft text-brand-text',
                )}
              >
                {isTaken ? <Check className="size-4" strokeWidth={3} /> : index + 1}
              </span>
              <div className="min-w-0">
                <h3 className={cn('font-bold', isTaken && 'text-muted line-through')}>
                  {title}
                  {isTaken && <span className="sr-only">{'\u00a0: fait'}</span>}
                </h3>
                {!isTaken && <p className="mt-0.5 text-small text-muted">{text}</p>}
                {!isTaken && link && (
                  <Link
                    to={link.path}
                    className="inline-flex min-h-target items-center gap-1.5 text-small font-bold text-brand-text underline-offset-4 hover:underline"
                  >
                    {link.name}
                    <ArrowRight aria-hidden className="size-4 shrink-0" />
                  </Link>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
