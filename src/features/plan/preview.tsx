import { CalendarDays, PanelsTopLeft, ShieldCheck, Target, type LucideIcon } from 'lucide-react'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { PlanDraft } from '@/data/plan-draft'
import { momentText } from '@/domain/plan/answers'
import { firstPlan, weekText } from '@/domain/plan/first-plan'
import { capital } from '@/domain/base/text/french-count'
import { PROJECT_TITLE_MAX } from '@/domain/base/text/text-limits'
import { dateAt, localDateOf } from '@/domain/base/time/local-date'
import { msUntilTomorrow } from '@/domain/base/time/weekday'
import { PROJECT_SECTIONS, projectItemId } from '@/domain/projects/project-sections'
import { CRITERIA } from '@/domain/research/candidate'
import { formatWeekdayAndDay } from '@/lib/text/format'
import { Checkbox } from '@/ui/fields/checkbox'
import { TextField } from '@/ui/fields/text-field'
import { Skeleton } from '@/ui/skeleton'
import { chosenOf, isNothing, isTicked, LINE, ticked } from '@/domain/plan/plan-lines'
import { PreviewActions } from './preview-actions'
import { useAlreadyThere } from './use-already-there'

const ITEM_TITLES = new Map(
  PROJECT_SECTIONS.flatMap(({ key, items }) =>
    items.map((title, index) => [projectItemId(key, index), title] as const),
  ),
)

interface PreviewProps {
  plan: PlanDraft
  onChange: (change: (plan: PlanDraft) => PlanDraft) => void
  onBack: () => void
}

/** Projects and todos from the answers, each with a checkbox; nothing is written before. */
export function Preview({ plan: { answers, without, title }, onChange, onBack }: PreviewProps) {
  const now = usePreviewTime()
  const whole = useMemo(() => firstPlan(answers, now), [answers, now])
  const there = useAlreadyThere(whole)
  const plan = there ? firstPlan(answers, now, there) : whole
  const { project, todos, criteria, ifThen } = plan
  const hasProject = isTicked(without, LINE.project)
  const chosen = chosenOf(plan, without, title)

  const line = (id: string, isOff = false) => ({
    isTicked: isTicked(without, id) && !isOff,
    isOff,
    onTick: (isWanted: boolean) => {
      onChange((kept) => ({ ...kept, without: ticked(kept.without, id, isWanted) }))
    },
  })

  return (
    <div className="flex flex-1 flex-col">
      <h2 tabIndex={-1} className="mt-6 text-title font-bold sm:mt-10">
        Votre plan est prêt
      </h2>
      <p className="mt-2 text-muted">Décochez ce que vous ne voulez pas.</p>
      {there === null && <Skeletons />}
      <div hidden={there === null} className="mt-6 mb-8 flex flex-col gap-4">
        {project && (
          <Part title="Votre premier projet" Icon={PanelsTopLeft} tint="bg-tint-projects text-ink-projects">
            <Line {...line(LINE.project)}>
              <b>{chosen.project?.title ?? project.title}</b>
            </Line>
            {hasProject && (
              <li className="pt-2 pb-3">
                <TextField
                  label="Nom du projet"
                  autoComplete="off"
                  maxLength={PROJECT_TITLE_MAX}
                  value={title ?? project.title}
                  onChange={(event) => {
                    const typed = event.target.value
                    onChange((kept) => ({ ...kept, title: typed }))
                  }}
                />
              </li>
            )}
            {project.texts.map((text) => (
              <Line key={text.item} {...line(LINE.text(text), !hasProject)}>
                <span className="block text-fine text-muted">{ITEM_TITLES.get(text.item)}</span>
                {text.content}
              </Line>
            ))}
          </Part>
        )}
        <Part
          title="Votre première semaine"
          Icon={CalendarDays}
          tint="bg-tint-todos text-ink-todos"
          note={weekText(plan, chosen.todos, answers.hours)}
        >
          {todos.map((todo) => (
            <Line key={todo.text} {...line(LINE.todo(todo))}>
              {todo.text}
              <span className="mt-1 flex flex-wrap gap-x-2 text-fine text-muted">
                <b>{capital(formatWeekdayAndDay(dateAt(todo.date)))}</b>
                <span>{`${todo.minutes}\u00a0min`}</span>
              </span>
            </Line>
          ))}
        </Part>
        <Part
          title="Les trois critères à regarder d’abord"
          Icon={Target}
          tint="bg-tint-research text-ink-research"
        >
          {CRITERIA.filter(({ key }) => criteria.includes(key)).map(({ key, column, question }) => (
            <Line key={key} {...line(LINE.criterion(key))}>
              <b>{column}</b>
              <span className="block text-fine text-muted">{question}</span>
            </Line>
          ))}
        </Part>
        {ifThen !== '' && (
          <Part title="Le jour où ça coince" Icon={ShieldCheck} tint="bg-line text-ink">
            <Line {...line(LINE.ifThen)}>
              {ifThen}
              {answers.moment && (
                <span className="mt-1 block text-fine text-muted">
                  {`Votre moment\u00a0: ${momentText(answers.moment)}`}
                </span>
              )}
            </Line>
          </Part>
        )}
      </div>
      <PreviewActions seen={now} isReading={there === null} isEmpty={isNothing(chosen)} onBack={onBack} />
    </div>
  )
}

/** The time from which the dates count: that of the first sight, renewed on a new day, when a date may be over. */
function usePreviewTime(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const renew = () => setNow((seen) => (localDateOf(seen) === localDateOf(new Date()) ? seen : new Date()))
    const timer = setTimeout(renew, msUntilTomorrow(new Date()) + 50)
    // A timer may stand still while the device sleeps.
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [now])
  return now
}

function Skeletons() {
  return (
    <div role="status" aria-busy="true" className="mt-6 flex flex-col gap-4">
      <span className="sr-only">Chargement…</span>
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  )
}

interface PartProps {
  title: string
  Icon: LucideIcon
  tint: string
  note?: string
  children: ReactNode
}

function Part({ title, Icon, tint, note, children }: PartProps) {
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <h3 className="flex items-center gap-3 text-heading font-bold">
        <span className={`grid size-9 shrink-0 place-items-center rounded-field ${tint}`}>
          <Icon aria-hidden className="size-5" />
        </span>
        {title}
      </h3>
      {note !== undefined && <p className="mt-3 text-small text-muted">{note}</p>}
      <ul className="mt-2 divide-y divide-line">{children}</ul>
    </section>
  )
}

interface LineProps {
  isTicked: boolean
  /** Its parent is unticked. */
  isOff: boolean
  onTick: (isWanted: boolean) => void
  children: ReactNode
}

function Line({ isTicked: isOn, isOff, onTick, children }: LineProps) {
  return (
    <li>
      <label className="-mx-2.5 flex items-start py-1 has-disabled:opacity-60">
        <Checkbox checked={isOn} disabled={isOff} onChange={(event) => onTick(event.target.checked)} />
        <span className="min-w-0 flex-1 py-2.5 pr-2.5 wrap-anywhere">{children}</span>
      </label>
    </li>
  )
}
