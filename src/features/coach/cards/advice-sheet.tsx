import { ListPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { DayPills } from '@/components/work/day-pills'
import { useSignedIn } from '@/components/signed-in-context'
import { useProjectsToChoose } from '@/components/work/use-projects'
import { useTodosSaying } from '@/components/work/use-known-todos'
import { isAmong } from '@/data/todo-lists'
import { counted } from '@/domain/base/text/french-count'
import { PROJECT_ITEM_MAX } from '@/domain/base/text/text-limits'
import { localDateOf, type LocalDate } from '@/domain/base/time/local-date'
import { weekdayOf, type Weekday } from '@/domain/base/time/weekday'
import { adviceSteps } from '@/domain/coach/answer/advice-lines'
import type { AdviceStep } from '@/domain/coach/answer/leading-day'
import type { Card } from '@/domain/coach/cards/card-kinds'
import { PROPOSED_ITEM_MAX } from '@/domain/coach/cards/kinds/item'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'
import { appended, itemIn } from '@/domain/projects/text/item-text'
import { newTodoIds } from '@/domain/todos/todo-ids'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/fields/checkbox'
import { Dialog } from '@/ui/popups/dialog'
import { Tabs } from '@/ui/tabs'
import { takeNew } from './actions'
import { ProjectPlace, type Place } from './project-place'

const WAYS = [
  { value: 'todos', label: 'Dans ma semaine' },
  { value: 'project', label: 'Dans un projet' },
] as const
type Way = (typeof WAYS)[number]['value']

/** The button next to « Copier » that turns the steps of an answer into tasks or into a text of a project. */
export function MakeOfIt({ answer }: { answer: ChatMessage }) {
  const { deviceNow } = useSignedIn()
  const { content, timestamp } = answer
  const today = localDateOf(deviceNow)
  const steps = useMemo(
    () => adviceSteps(content, { said: localDateOf(new Date(timestamp)), today }),
    [content, timestamp, today],
  )
  const [openings, setOpenings] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  if (steps.length === 0) return null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setOpenings(openings + 1)
          setIsOpen(true)
        }}
        className="inline-flex min-h-target items-center gap-2 rounded-full px-3 text-small font-medium text-muted transition-colors duration-quick hover:bg-hover hover:text-ink active:bg-pressed print:hidden"
      >
        <ListPlus aria-hidden className="size-4" />
        Transformer en tâches…
      </button>
      {openings > 0 && (
        // Each opening starts with new ids.
        <AdviceSheet
          key={openings}
          steps={steps}
          isOpen={isOpen}
          at={answer.timestamp}
          onOpenChange={setIsOpen}
        />
      )}
    </>
  )
}

interface AdviceSheetProps {
  steps: readonly AdviceStep[]
  /** Timestamp of the answer. */
  at: number
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

function AdviceSheet({ steps, at, isOpen, onOpenChange }: AdviceSheetProps) {
  const { user, deviceNow } = useSignedIn()
  const { uid } = user
  const [way, setWay] = useState<Way>('todos')
  // Ids are created once: a second press on « Ajouter » must not add a second task per line.
  const [ids] = useState(() => newTodoIds(steps.length, deviceNow))
  const [lastDay, setLastDay] = useState(() => weekdayOf(deviceNow))
  /** The ticked lines and their days. */
  const [days, setDays] = useState<ReadonlyMap<string, Weekday>>(new Map())
  const [place, setPlace] = useState<Place>({ projectId: '', element: 'product-1' })
  const lines = useMemo(() => steps.map(({ text }) => text), [steps])
  const known = useTodosSaying(uid, lines)
  const projects = useProjectsToChoose(uid)
  const items = projects.status === 'ready' ? projects.value : []
  const project = items.find(({ id }) => id === place.projectId) ?? items[0]

  const made = { at, order: 0, from: 'person', state: 'accepted', ground: {}, over: {} } as const
  const todos = lines.flatMap((texte, index): readonly Card[] => {
    const [jour, target] = [days.get(texte), ids[index]]
    if (!jour || !target || isAmong(known, jour, texte)) return []
    const proposed = { genre: 'tache', jour, texte, chaqueSemaine: false, pourquoi: null } as const
    return [{ ...made, id: target, target, proposed }]
  })
  const { element } = place
  const texte = lines.filter((line) => days.has(line)).join('\n')
  const fault = textFault(texte, (project && itemIn(project, element)?.content) ?? '')
  const texts = project && texte !== '' && fault === null ? [textCard(project.id)] : []
  const cards = way === 'todos' ? todos : texts

  function textCard(projet: string): Card {
    const proposed = { genre: 'element', projet, element, texte, pourquoi: null } as const
    return { ...made, id: ids[0] ?? '', target: projet, proposed }
  }

  function choose(text: string, day: Weekday | null) {
    if (day) setLastDay(day)
    const others = [...days].filter(([line]) => line !== text)
    setDays(new Map(day ? [...others, [text, day]] : others))
  }

  function add() {
    takeNew(uid, cards)
    onOpenChange(false)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Transformer en tâches…"
      closeLabel="Fermer sans rien ajouter"
      footer={
        <Button disabled={cards.length === 0} onClick={add}>
          {todos.length > 0 && way === 'todos' ? `Ajouter ${counted(todos.length, 'tâche')}` : 'Ajouter'}
        </Button>
      }
    >
      <Tabs
        label="Où l’ajouter"
        value={way}
        onValueChange={setWay}
        tabs={WAYS}
        panelClassName="mt-4 flex flex-col gap-3"
      >
        {way === 'project' && (
          <ProjectPlace uid={uid} project={project} element={element} onChange={setPlace} />
        )}
        {(way === 'todos' || project) && (
          <ul className="-mx-2 flex flex-col divide-y divide-line">
            {steps.map((step) => {
              const day = days.get(step.text) ?? null
              return (
                <AdviceLine
                  key={step.text}
                  text={step.text}
                  day={day}
                  isDayAsked={way === 'todos'}
                  isElsewhere={step.isElsewhere === true}
                  isKnown={day !== null && isAmong(known, day, step.text)}
                  onTick={(isTicked) => choose(step.text, isTicked ? (step.day ?? lastDay) : null)}
                  from={localDateOf(deviceNow)}
                  onDay={(next) => choose(step.text, next)}
                />
              )
            })}
          </ul>
        )}
        {way === 'project' && fault !== null && (
          <p role="status" className="text-small font-medium text-warning">
            {fault}
          </p>
        )}
      </Tabs>
    </Dialog>
  )
}

interface AdviceLineProps {
  text: string
  /** Null: not ticked. */
  day: Weekday | null
  isDayAsked: boolean
  /** Today, for the dates of the days. */
  from: LocalDate
  /** The line names a day that is not among those of the pills. */
  isElsewhere: boolean
  /** The day has a todo of this text already. */
  isKnown: boolean
  onTick: (isTicked: boolean) => void
  onDay: (day: Weekday) => void
}

function AdviceLine({ text, day, isDayAsked, from, isElsewhere, isKnown, onTick, onDay }: AdviceLineProps) {
  return (
    <li className="flex flex-col py-1">
      <label className="flex cursor-pointer items-start">
        <Checkbox checked={day !== null} onChange={({ target }) => onTick(target.checked)} />
        <span dir="auto" className="min-w-0 flex-1 py-2.5 pr-2 [overflow-wrap:anywhere]">
          {text}
        </span>
      </label>
      {day && isDayAsked && (
        <div className="px-2 pb-3 sm:pl-11">
          <DayPills label={`Jour de «\u00a0${text}\u00a0»`} day={day} from={from} onChange={onDay} />
          {isElsewhere && (
            <p className="mt-2 text-small font-medium text-warning">
              Cette ligne nomme un jour hors des sept prochains&nbsp;: la tâche ira au jour choisi ici.
            </p>
          )}
          {isKnown && (
            <p role="status" className="mt-2 text-small font-medium text-muted">
              Déjà dans ta liste
            </p>
          )}
        </div>
      )}
    </li>
  )
}

/** The reason why a text cannot be appended; null: none. */
function textFault(text: string, present: string): string | null {
  if (text === '') return null
  if (present.includes(text)) return 'Déjà dans ce texte'
  if (text.length > PROPOSED_ITEM_MAX) return 'C’est long pour un point\u00a0: décoche quelques lignes.'
  return appended(present, text).length > PROJECT_ITEM_MAX ? 'Ce point est trop plein pour ces lignes.' : null
}
