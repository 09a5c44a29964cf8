import { Check, Lightbulb } from 'lucide-react'
import { cn } from '@/lib/cn'
import { buttonClass } from '@/ui/button'

const QUESTION = 'Comment vendre mes bougies\u00a0?'
/** Times at which the card is pressed, its todo appears and is done: within five seconds, played once. */
const TODOS = [
  {
    text: 'Noter cinq prix',
    pressed: 'motion-safe:animate-[press_.3s_.8s]',
    added: 'motion-safe:animate-[come_.4s_1s_both]',
    done: 'motion-safe:animate-[tick_.3s_2.8s_both]',
    struck: 'motion-safe:animate-[strike_.3s_2.8s_both]',
  },
  {
    text: 'Calculer ma marge',
    pressed: 'motion-safe:animate-[press_.3s_1.6s]',
    added: 'motion-safe:animate-[come_.4s_1.8s_both]',
    done: 'motion-safe:animate-[tick_.3s_3.6s_both]',
    struck: 'motion-safe:animate-[strike_.3s_3.6s_both]',
  },
] as const

/** Animation: a question, the coach's cards, and the todos made from them. An image without controls; reduced motion shows the end. */
export function QuestionToTasks() {
  return (
    <div
      role="img"
      aria-label={`À la question «\u00a0${QUESTION}\u00a0», Coach Boom répond et propose deux tâches\u00a0; ajoutées, elles sont dans les tâches du jour, cochées.`}
      className="relative mx-auto w-full max-w-lg text-small select-none sm:text-body"
    >
      <div className="absolute -inset-x-6 -inset-y-4 -z-10 rounded-[3rem] bg-brand-soft sm:-inset-y-8 lg:-rotate-3" />
      <div className="flex flex-col gap-2 rounded-card border border-line bg-canvas p-4 pb-7 shadow-pop">
        <p className="ml-auto rounded-bubble rounded-br-md bg-brand-soft px-4 py-2">{QUESTION}</p>
        <p className="flex items-center gap-3">
          <img src="/icon.svg" alt="" width={32} height={32} />
          D'abord les prix, puis ta marge.
        </p>
        {TODOS.map(({ text, pressed }) => (
          <p
            key={text}
            className="flex items-center gap-3 rounded-field border border-line-strong bg-surface p-2 pl-3"
          >
            <Lightbulb className="size-5 shrink-0 text-brand-text" />
            <span className="flex-1 font-medium">
              {text} <span className="block text-fine font-normal text-muted">Lundi</span>
            </span>
            <span className={cn(buttonClass({ variant: 'secondary' }), pressed)}>Ajouter</span>
          </p>
        ))}
      </div>
      <div className="relative -mt-4 ml-auto flex w-11/12 flex-col gap-2 rounded-card border border-line bg-surface p-4 shadow-pop sm:translate-x-4">
        <p className="font-bold">Mes Tâches du Jour</p>
        {TODOS.map(({ text, added, done, struck }) => (
          <p key={text} className={cn('flex items-center gap-3', added)}>
            <span className="size-5 shrink-0 rounded-mark border-2 border-line-strong">
              <Check
                className={cn('-m-0.5 size-5 rounded-mark bg-brand p-0.5 text-on-brand', done)}
                strokeWidth={3.5}
              />
            </span>
            <span className={cn('text-muted line-through', struck)}>{text}</span>
          </p>
        ))}
      </div>
    </div>
  )
}
