import { useMemo, useState, type ReactNode } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { newTodoIds } from '@/domain/todos/todo-ids'
import { isAmong } from '@/data/todo-lists'
import { counted } from '@/domain/base/text/french-count'
import { PROJECT_ITEM_MAX } from '@/domain/base/text/text-limits'
import { weekdayOf, type Weekday } from '@/domain/base/time/weekday'
import { adviceSteps, type AdviceStep } from '@/domain/coach/answer/advice-lines'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'
import { PROPOSAL_LIMITS } from '@/domain/coach/cards/proposal'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/fields/checkbox'
import { Dialog } from '@/ui/popups/dialog'
import { Tabs } from '@/ui/tabs'
import { DayPills } from '@/components/work/day-pills'
import { appended, itemIn } from '@/domain/projects/text/item-text'
import { ProjectPlace, type Place } from './project-place'
import { takeNew, type CardPlace } from './actions'
import { useProjectsToChoose } from '@/components/work/use-projects'
import { useTodosSaying } from '@/components/work/use-known-todos'

const WAYS = [
  { value: 'todos', label: 'Dans ma semaine' },
  { value: 'project', label: 'Dans un projet' },
] as const
type Way = (typeof WAYS)[number]['value']

interface AdviceSheetProps {
  answer: ChatMessage
  place: CardPlace
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The lines of an answer; the person turns them into tasks or into a text of a project. */
export function AdviceSheet({ answer, place, isOpen, onOpenChange }: AdviceSheetProps) {
  const [way, setWay] = useState<Way>('todos')
  const steps = useMemo(() => adviceSteps(answer.content), [answer.content])
  const lines = useMemo(() => steps.map(({ text }) => text), [steps])
  const order = place.cards.get(answer.timestamp)?.length ?? 0
  const week = useWeekChoice(place, lines, steps)
  const project = useProjectChoice(place, lines)
  const chosen = way === 'todos' ? week : project

  function add() {
    chosen.add({ at: answer.timestamp, order })
    onOpenChange(false)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Transformer en tâches…"
      closeLabel="Fermer sans rien ajouter"
      footer={
        <Button disabled={!chosen.isReady} onClick={add}>
          {chosen.label}
        </Button>
      }
    >
      <Tabs label="Où l'ajouter" value={way} onValueChange={setWay} tabs={WAYS} panelClassName="mt-4">
        {chosen.view}
      </Tabs>
    </Dialog>
  )
}

const NEW_CARD = { from: 'person', state: 'accepted', replaced: null } as const

interface UnderAnswer {
  readonly at: number
  readonly order: number
}

function useWeekChoice(place: CardPlace, lines: readonly string[], steps: readonly AdviceStep[]) {
  const { deviceNow } = useSignedIn()
  // Ids are created once: a second press on « Ajouter » must not add a second task per line.
  const [ids] = useState(() => {
    const targets = newTodoIds(lines.length, deviceNow)
    return lines.map((_, index) => ({ id: crypto.randomUUID(), target: targets[index] ?? '' }))
  })
  const [days, setDays] = useState<ReadonlyMap<string, Weekday>>(new Map())
  const [lastDay, setLastDay] = useState(() => weekdayOf(deviceNow))
  const known = useTodosSaying(place.uid, lines)
  const chosen = lines.flatMap((text, index) => {
    const [day, made] = [days.get(text), ids[index]]
    return day && made && !isAmong(known, day, text) ? [{ ...made, text, day }] : []
  })

  const dayOf = (line: string) => steps.find(({ text }) => text === line)?.day ?? null

  function choose(text: string, day: Weekday | null) {
    if (day) setLastDay(day)
    const next = new Map(days)
    if (day) next.set(text, day)
    else next.delete(text)
    setDays(next)
  }

  return {
    isReady: chosen.length > 0,
    label: chosen.length > 0 ? `Ajouter ${counted(chosen.length, 'tâche')}` : 'Ajouter',
    add({ at, order }: UnderAnswer) {
      const cards = chosen.map(({ id, target, text, day }, index) => ({
        ...{ ...NEW_CARD, id, target, at, order: order + index },
        proposed: { genre: 'tache', jour: day, texte: text, chaqueSemaine: false, pourquoi: null } as const,
      }))
      takeNew(place, cards)
    },
    view: (
      <>
        <p className="mb-2 text-small text-muted">Coche ce que tu veux faire, et choisis le jour.</p>
        <AdviceLinesList
          lines={lines}
          isTicked={(line) => days.has(line)}
          onTick={(line, isTicked) => choose(line, isTicked ? (dayOf(line) ?? lastDay) : null)}
          below={(line) => {
            const day = days.get(line) ?? lastDay
            return (
              <div className="px-2 pb-3 sm:pl-11">
                <DayPills
                  label={`Jour de «\u00a0${line}\u00a0»`}
                  day={day}
                  onChange={(next) => choose(line, next)}
                />
                {isAmong(known, day, line) && (
                  <p role="status" className="mt-2 text-small font-medium text-muted">
                    Déjà dans ta liste
                  </p>
                )}
              </div>
            )
          }}
        />
      </>
    ),
  }
}

/** The ticked lines are appended as one text to an item. */
function useProjectChoice(place: CardPlace, lines: readonly string[]) {
  const { uid } = place
  const [id] = useState(() => crypto.randomUUID())
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState<Place>({ projectId: '', element: 'product-1' })
  const projects = useProjectsToChoose(uid)
  const items = projects.status === 'ready' ? projects.value : []
  const project = items.find(({ id }) => id === wanted.projectId) ?? items[0]
  const { element } = wanted
  const chosen = lines.filter((line) => ticked.has(line))
  const texte = chosen.join('\n')
  const present = (project && itemIn(project, element)?.content) ?? ''
  const fault = textFault(texte, present)

  return {
    isReady: project !== undefined && chosen.length > 0 && fault === null,
    label: 'Ajouter',
    add({ at, order }: UnderAnswer) {
      if (!project) return
      const proposed = { genre: 'element', projet: project.id, element, texte, pourquoi: null } as const
      takeNew(place, [{ ...NEW_CARD, id, target: project.id, at, order, proposed }])
    },
    view: (
      <div className="flex flex-col gap-4">
        <ProjectPlace projects={projects} place={wanted} onChange={setWanted} />
        {project && (
          <AdviceLinesList
            lines={lines}
            isTicked={(line) => ticked.has(line)}
            onTick={(line, isTicked) => {
              const next = new Set(ticked)
              if (isTicked) next.add(line)
              else next.delete(line)
              setTicked(next)
            }}
          />
        )}
        {fault !== null && (
          <p role="status" className="text-small font-medium text-warning">
            {fault}
          </p>
        )}
      </div>
    ),
  }
}

/** The reason why a text cannot be appended; null: none. */
function textFault(text: string, present: string): string | null {
  if (text === '') return null
  if (present.includes(text)) return 'Déjà dans ce texte'
  if (text.length > PROPOSAL_LIMITS.item) return "C'est long pour un élément\u00a0: décoche quelques lignes."
  return appended(present, text).length > PROJECT_ITEM_MAX
    ? 'Cet élément est trop plein pour ces lignes.'
    : null
}

interface AdviceLinesListProps {
  lines: readonly string[]
  isTicked: (line: string) => boolean
  onTick: (line: string, isTicked: boolean) => void
  below?: (line: string) => ReactNode
}

function AdviceLinesList({ lines, isTicked, onTick, below }: AdviceLinesListProps) {
  return (
    <ul className="-mx-2 flex flex-col divide-y divide-line">
      {lines.map((line) => (
        <li key={line} className="flex flex-col py-1">
          <label className="flex cursor-pointer items-start">
            <Checkbox checked={isTicked(line)} onChange={({ target }) => onTick(line, target.checked)} />
            <span dir="auto" className="min-w-0 flex-1 py-2.5 pr-2 [overflow-wrap:anywhere]">
              {line}
            </span>
          </label>
          {isTicked(line) && below?.(line)}
        </li>
      ))}
    </ul>
  )
}
