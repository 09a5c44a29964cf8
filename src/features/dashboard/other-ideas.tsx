import { Link } from 'react-router-dom'
import { ErrorNotice } from '@/components/error-notice'
import { StepAction } from '@/components/guidance/step-action'
import type { NextSteps } from '@/components/guidance/use-guidance'
import { useSignedIn } from '@/components/signed-in-context'
import { stepKey, type Step } from '@/domain/guidance/next-steps'
import { stepTitle } from '@/domain/guidance/step-words'
import { isAsCreated, shownTitle } from '@/domain/projects/project'
import { formatMoment } from '@/lib/text/format'
import { paths, type EditorState } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { useLatestTalk } from './use-latest-talk'

/** A plan fills at most one of 29 items: with no other text, and unchanged, its project was not begun. */
const PLANNED_MAX = 3

interface OtherIdeasProps {
  next: NextSteps
  others: readonly Step[]
  onDone: (step: Step) => void
}

/** Two other steps, then the last project and the last conversation to go on with. Mounted once it is opened: it reads the conversation. */
export function OtherIdeas({ next: { facts }, others, onDone }: OtherIdeasProps) {
  const { now } = useSignedIn()
  const talk = useLatestTalk()
  const project = facts.projects?.find((each) => each.progress > PLANNED_MAX || !isAsCreated(each))
  const conversation = talk.status === 'ready' ? talk.value : null
  const isEmpty = others.length === 0 && !project && !conversation && talk.status === 'ready'
  return (
    <>
      <ul aria-label="Autres idées" className="flex flex-col">
        {others.map((step) => (
          <li key={stepKey(step)} className={rowClass}>
            <span dir="auto" className={titleClass}>
              {stepTitle(step)}
            </span>
            <StepAction step={step} onDone={onDone} isQuiet />
          </li>
        ))}
        {project && (
          <Resume
            title={shownTitle(project)}
            facts={`Projet · ${project.progress}\u00a0% rempli`}
            path={paths.projects}
            state={{ project: project.id }}
          />
        )}
        {conversation && (
          <Resume
            title={conversation.title}
            facts={`Conversation · ${formatMoment(conversation.timestamp, now)}`}
            path={paths.conversation(conversation.id)}
          />
        )}
      </ul>
      {isEmpty && <p className="border-t border-line py-2 text-small">Rien d’autre pour l’instant.</p>}
      {talk.status === 'error' && (
        <ErrorNotice
          tone="warning"
          text="Votre dernière conversation n’a pas pu être lue."
          onRetry={talk.retry}
        />
      )}
    </>
  )
}

const rowClass = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2'
const titleClass = 'min-w-0 flex-1 basis-48 text-small font-semibold wrap-anywhere'

interface ResumeProps {
  title: string
  facts: string
  path: string
  state?: EditorState
}

function Resume({ title, facts, path, state }: ResumeProps) {
  return (
    <li className={rowClass}>
      <span className={titleClass}>
        <span dir="auto" className="block">
          {title}
        </span>
        <span className="block text-fine font-normal text-muted">{facts}</span>
      </span>
      <Link
        to={path}
        state={state}
        aria-label={`Reprendre\u00a0: ${title}`}
        className={buttonClass({ variant: 'secondary' })}
      >
        Reprendre
      </Link>
    </li>
  )
}
