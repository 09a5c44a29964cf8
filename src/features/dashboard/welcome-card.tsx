import { ArrowRight, Sparkles } from 'lucide-react'
import { Link } from 'react-router-dom'
import { focusHeading } from '@/components/frame/main-landmark'
import { useSignedIn } from '@/components/signed-in-context'
import { markWelcomeSeen } from '@/data/session/profiles'
import { XP_PER_TODO_WORDS } from '@/domain/base/business'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'

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

/** Shown once, in the flow of the page, until it is understood. */
export function WelcomeCard() {
  const { user, profile, now } = useSignedIn()
  if (profile.status !== 'ready' || !profile.value || profile.value.hasSeenWelcome) return null

  function understand() {
    // The card goes with the live query; if the mark is refused it simply comes back.
    focusHeading()
    markWelcomeSeen(user.uid, now).catch((thrown: unknown) => {
      console.warn('The welcome was not marked as seen', thrown)
    })
  }

  return (
    <Card
      aria-labelledby="bienvenue"
      className="flex flex-col gap-5 border-brand/30 transition-[opacity,translate] duration-calm starting:translate-y-4 starting:opacity-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="bienvenue" className="flex items-center gap-3 text-title font-extrabold">
          <span
            aria-hidden
            className="grid size-11 shrink-0 place-items-center rounded-full bg-brand text-on-brand transition-[scale,rotate] delay-150 duration-calm starting:scale-50 starting:-rotate-45"
          >
            <Sparkles className="size-5" />
          </span>
          Vos trois premiers pas
        </h2>
        <Button onClick={understand}>C'est compris</Button>
      </div>
      <ol className="grid gap-4 md:grid-cols-3">
        {STEPS.map(({ title, text, link }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft text-small font-bold text-brand-text"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="font-bold">{title}</h3>
              <p className="mt-0.5 text-small text-muted">{text}</p>
              {link && (
                <Link
                  to={link.path}
                  className="mt-1 inline-flex min-h-target items-center gap-1.5 text-small font-bold text-brand-text underline-offset-4 hover:underline"
                >
                  {link.name}
                  <ArrowRight aria-hidden className="size-4 shrink-0" />
                </Link>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
