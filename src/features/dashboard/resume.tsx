import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ErrorNotice } from '@/components/error-notice'
import { useDrawnScreens } from '@/components/frame/drawn-screens'
import type { NextSteps } from '@/components/guidance/use-guidance'
import { useSignedIn } from '@/components/signed-in-context'
import { TINTS } from '@/components/tints'
import { counted } from '@/domain/base/text/french-count'
import { isAsCreated, shownTitle } from '@/domain/projects/project'
import { addressText } from '@/domain/research/candidate-address'
import { linkLabel } from '@/domain/research/links/candidate-link'
import { ANSWERS_FOR_A_VERDICT, scoreOf } from '@/domain/research/candidate-score'
import { cn } from '@/lib/cn'
import { formatMoment } from '@/lib/text/format'
import { paths, type EditorState, type ResearchArrival } from '@/lib/paths'
import { Card } from '@/ui/card'
import { UnreadNotice } from './unread-notice'
import type { LatestTalk } from './use-latest-talk'

/** A plan fills at most one of 29 items: with no other text, and unchanged, its project was not begun. */
const PLANNED_MAX = 3

interface ResumeProps {
  next: NextSteps
  talk: LatestTalk
}

/** « Reprendre », two rows: the last project, and the last conversation or a product without a verdict. Nothing if there is none. */
export function Resume({ next, talk }: ResumeProps) {
  const { now } = useSignedIn()
  const { facts } = next
  const project = facts.projects?.find((each) => each.progress > PLANNED_MAX || !isAsCreated(each))
  const conversation = talk.status === 'ready' ? talk.value : null
  const unjudged = facts.candidates?.find(
    ({ verdicts }) => scoreOf(verdicts).answered < ANSWERS_FOR_A_VERDICT,
  )
  const product = project && conversation ? null : unjudged
  const unread = next.unread.filter((part) => part === 'projects' || part === 'products')
  const isMissing = unread.length > 0 || talk.status === 'error'
  if (!project && !product && !conversation && !isMissing) return null

  return (
    <Card aria-labelledby="reprendre" className="flex flex-col gap-1 py-4 sm:py-5">
      <h2 id="reprendre" className="text-body font-extrabold">
        Reprendre
      </h2>
      <ul className="-mx-2 flex flex-col">
        {project && (
          <Row
            to="projects"
            state={{ project: project.id }}
            title={shownTitle(project)}
            facts={`Projet · ${project.progress}\u00a0% rempli`}
          />
        )}
        {product && (
          <Row
            to="research"
            state={{ candidate: addressText(product), todo: 'judge' }}
            title={linkLabel(product.link)}
            facts={`Produit sans verdict · ${counted(scoreOf(product.verdicts).answered, 'réponse')} sur ${scoreOf(product.verdicts).total}`}
          />
        )}
        {conversation && (
          <Row
            to="coach"
            path={paths.conversation(conversation.id)}
            title={conversation.title}
            facts={`Conversation · ${formatMoment(conversation.timestamp, now)}`}
          />
        )}
      </ul>
      <UnreadNotice unread={unread} onRetry={next.retry} />
      {talk.status === 'error' && (
        <ErrorNotice
          tone="warning"
          text="Votre dernière conversation n'a pas pu être lue."
          onRetry={talk.retry}
        />
      )}
    </Card>
  )
}

interface RowProps {
  to: 'projects' | 'research' | 'coach'
  path?: string
  state?: EditorState | ResearchArrival
  title: string
  facts: string
}

function Row({ to, path = paths[to], state, title, facts }: RowProps) {
  const { Icon } = useDrawnScreens()[to]
  return (
    <li>
      <Link
        to={path}
        state={state}
        className="group flex min-h-14 items-center gap-3 rounded-field px-2 py-1.5 text-ink no-underline hover:bg-brand-soft"
      >
        <span aria-hidden className={cn('grid size-9 shrink-0 place-items-center rounded-full', TINTS[to])}>
          <Icon className="size-4.5" />
        </span>
        <span className="min-w-0 flex-1">
          <span dir="auto" className="line-clamp-2 text-body font-semibold group-hover:underline">
            {title}
          </span>
          <span className="block truncate text-fine text-muted">{facts}</span>
        </span>
        <ChevronRight aria-hidden className="size-4.5 shrink-0 text-muted" />
      </Link>
    </li>
  )
}
