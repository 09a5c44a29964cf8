import { FileText, Pencil, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { giveFile } from '@/components/give-file'
import { useSignedIn } from '@/components/signed-in-context'
import { todosOfWeek } from '@/data/todo-lists'
import { useLive } from '@/data/sync/use-live'
import { mondayOf } from '@/domain/base/time/local-date'
import { counted } from '@/domain/base/text/french-count'
import { areComplete, answerText, QUESTIONS, type Answers } from '@/domain/launch/answers'
import { dutiesOf } from '@/domain/launch/duties/duties'
import { isDuty } from '@/domain/launch/duties/duty-conditions'
import { dutiesText } from '@/domain/launch/duties/duties-text'
import { openTaskOf } from '@/domain/todos/open-task'
import { planFileName } from '@/domain/projects/text/project-markdown'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ProgressBar } from '@/ui/progress-bar'
import type { LaunchEdit } from '../use-launch'
import { DutyRow } from './duty-row'
import { Questions } from './questions'

/** « Obligations »: nine questions, then the duties that the answers choose. */
export function DutiesTab({ edit }: { edit: LaunchEdit }) {
  const { answers } = edit.project.launch
  const isComplete = areComplete(answers)
  // The last answer alone does not close the questions: one reads them again, and asks for the result.
  const [view, setView] = useState<'questions' | 'duties' | 'answered'>(isComplete ? 'duties' : 'questions')
  if (view === 'questions' || !isComplete) return <Questions edit={edit} onDone={() => setView('answered')} />
  return (
    <Duties
      edit={edit}
      answers={answers}
      isArriving={view === 'answered'}
      onAsk={() => setView('questions')}
    />
  )
}

interface DutiesProps {
  edit: LaunchEdit
  answers: Answers
  /** The questions were just answered: the focus moves to the result. */
  isArriving: boolean
  onAsk: () => void
}

function Duties({ edit, answers, isArriving, onAsk }: DutiesProps) {
  const { today, project } = edit
  const { user, deviceNow } = useSignedIn()
  const live = useLive(user.uid, todosOfWeek(user.uid, mondayOf(today)))
  const week = live.status === 'ready' ? live.value.todos : []
  const { marks } = project.launch
  const all = dutiesOf(answers)
  const duties = all.filter(({ id }) => isDuty(id))
  const done = duties.filter(({ id }) => marks.includes(id)).length
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isArriving) heading.current?.focus()
  }, [isArriving])

  return (
    <div className="flex flex-col gap-4">
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 basis-60 text-heading font-bold">
            {`${counted(duties.length, 'obligation')} ${duties.length === 1 ? 'est la vôtre' : 'sont les vôtres'}`}
          </h2>
          <span className="-mx-3 flex flex-wrap">
            <Button variant="ghost" onClick={onAsk} className="px-3">
              <Pencil aria-hidden className="size-4" />
              Modifier mes réponses
            </Button>
            <Button variant="ghost" onClick={() => window.print()} className="px-3">
              <Printer aria-hidden className="size-4" />
              Imprimer
            </Button>
            <Button
              variant="ghost"
              className="px-3"
              onClick={() =>
                void giveFile(
                  planFileName(`obligations ${project.title}`, new Date(), 'md'),
                  'text/markdown',
                  dutiesText({ title: project.title, answers, marks }, today),
                )
              }
            >
              <FileText aria-hidden className="size-4" />
              Fichier texte
            </Button>
          </span>
        </div>
        <ProgressBar
          label={`${counted(done, 'obligation')} sur ${duties.length} en main`}
          value={Math.floor((100 * done) / duties.length)}
          isThin
          isValueHidden
        />
        <ul aria-label="Vos réponses" className="flex flex-wrap gap-x-4 gap-y-1 text-fine text-muted">
          {QUESTIONS.map(({ key }) => (
            <li key={key}>{answerText(key, answers)}</li>
          ))}
        </ul>
      </Card>
      <ul aria-label="Obligations" className="flex flex-col gap-3">
        {all.map((duty) => (
          <DutyRow
            key={duty.id}
            duty={duty}
            task={openTaskOf(duty.title, week, deviceNow)}
            edit={edit}
            isMarked={marks.includes(duty.id)}
            onAsk={onAsk}
          />
        ))}
      </ul>
    </div>
  )
}
