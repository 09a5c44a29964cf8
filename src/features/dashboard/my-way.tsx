import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { launchPath } from '@/components/guidance/step-target'
import type { NextSteps } from '@/components/guidance/use-guidance'
import { declareStage } from '@/data/stored-plan'
import { mutate } from '@/data/sync/current'
import { counted } from '@/domain/base/text/french-count'
import { DECLARED_STAGES, type DeclaredStage, type StoredPlan } from '@/domain/plan/stored-plan'
import { isDeclared, wayOf, type Stage, type StagePlace, type Way } from '@/domain/guidance/way'
import { cn } from '@/lib/cn'
import { paths, type EditorState } from '@/lib/paths'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/fields/checkbox'
import { Skeleton } from '@/ui/skeleton'
import { Starburst } from '@/ui/starburst'
import { LevelChip } from './level-chip'
import { NextLesson } from './next-lesson'
import { UnreadNotice } from '@/components/guidance/unread-notice'

const STATES = { done: 'faite', skipped: 'sautée', now: 'vous êtes ici', ahead: 'à venir' } as const

/** « Mon chemin »: the stages reached; shows none until all are known. */
export function MyWay({ next }: { next: NextSteps }) {
  const id = useId()
  const way = wayOf(next.facts)
  return (
    <Card aria-labelledby={id} className="relative flex flex-col gap-3 py-4 sm:py-5">
      <h2 id={id} className="pr-32 text-body font-bold">
        Mon chemin
      </h2>
      {way ? <Stages way={way} plan={next.facts.plan} /> : <NoWay next={next} />}
      <LevelChip />
      <NextLesson />
    </Card>
  )
}

function NoWay({ next }: { next: NextSteps }) {
  const isOnline = useIsOnline()
  const unread = next.unread.filter((part) => part !== 'todos')
  if (!isOnline) return <p className="text-small text-muted">Votre chemin s’affichera au retour du réseau.</p>
  if (unread.length > 0) return <UnreadNotice unread={unread} onRetry={next.retry} />
  return (
    <div aria-hidden className="flex flex-col gap-3">
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="-mb-2 h-11 w-1/2" />
    </div>
  )
}

function Stages({ way: { stages, done, now, nowText }, plan }: { way: Way; plan: StoredPlan | null }) {
  return (
    <>
      <ol className="sr-only">
        {stages.map(({ key, label, state }) => (
          <li key={key} aria-current={state === 'now' ? 'step' : undefined}>
            {`${label}\u00a0: ${STATES[state]}`}
          </li>
        ))}
      </ol>
      <div className="flex items-center gap-4">
        {/* Two rays a stage. */}
        <Starburst filled={done * 2} className="size-16" />
        {now ? (
          <p className="min-w-0 text-small text-pretty">
            <PlaceLink place={now.place} className="font-bold">
              {now.label}
            </PlaceLink>
            {nowText !== null && <span className="text-muted">{` · ${nowText}`}</span>}
          </p>
        ) : (
          <p className="min-w-0 text-small font-bold text-success">
            La première vente est faite, bravo&nbsp;!
          </p>
        )}
      </div>
      <details className="group not-open:-mt-3">
        {/* At the right of the card's heading. */}
        <summary className="absolute top-1.5 right-4 flex min-h-target cursor-pointer items-center gap-1 text-small font-semibold text-ink underline underline-offset-4 hover:no-underline sm:top-2.5 sm:right-5">
          {`${counted(done, 'étape')} sur ${stages.length}`}
          <ChevronDown
            aria-hidden
            className="size-4 transition-transform duration-quick group-open:rotate-180"
          />
        </summary>
        <ul className="flex flex-col">
          {stages.map((stage) => (
            <li key={stage.key} className="border-t border-line py-2">
              <StageLine stage={stage} plan={plan} />
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

function StageLine({ stage, plan }: { stage: Stage; plan: StoredPlan | null }) {
  const declared = DECLARED_STAGES.find((one) => one === stage.key)
  // A sale in a test is proof enough: nothing is left to declare.
  const isProved = stage.state === 'done' && declared && plan && !isDeclared(plan, declared)
  if (declared === 'shop' && plan) return <Prepared stage={stage} plan={plan} isProved={isProved === true} />
  if (declared && plan && !isProved) return <Declared stage={stage} declared={declared} plan={plan} />
  return <StageWords stage={stage} />
}

function StageWords({ stage }: { stage: Stage }) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <PlaceLink place={stage.place} className="min-w-0 text-small font-semibold">
          {stage.label}
        </PlaceLink>
        <State state={stage.state} />
      </div>
      {/* A stage that is done needs no proof any more. */}
      {stage.state !== 'done' && <p className="text-fine text-pretty text-muted">{stage.test}</p>}
    </>
  )
}

function State({ state }: Pick<Stage, 'state'>) {
  return (
    <span
      className={cn('shrink-0 text-fine font-semibold', state === 'done' ? 'text-success' : 'text-muted')}
    >
      {STATES[state]}
    </span>
  )
}

interface PlaceLinkProps {
  place: StagePlace
  className: string
  children: string
}

/** The name of a stage, as a link to where it is done. */
function PlaceLink({ place, className, children }: PlaceLinkProps) {
  const target = targetOf(place)
  return (
    <Link
      to={target.path}
      state={target.state}
      className={cn('text-ink underline decoration-line-strong underline-offset-4', className)}
    >
      {children}
    </Link>
  )
}

function targetOf(place: StagePlace): { path: string; state?: EditorState } {
  switch (place.kind) {
    case 'plan':
    case 'research':
    case 'projects':
      return { path: paths[place.kind] }
    case 'statement':
      return { path: paths.product(place.product, 'argent') }
    case 'first-test':
    case 'test':
      return { path: paths.product(place.product, 'test') }
    case 'launch':
      return { path: launchPath(place.launch) }
    case 'item':
      return { path: paths.projects, state: { project: place.project, item: place.item } }
  }
}

/** « Mise en vente »: its own list proves it, or the person says that the shop is open. */
function Prepared({ stage, plan, isProved }: { stage: Stage; plan: StoredPlan; isProved: boolean }) {
  return (
    <>
      <StageWords stage={stage} />
      {!isProved && <Said declared="shop" label="Une boutique ouverte" plan={plan} />}
    </>
  )
}

interface SaidProps {
  declared: DeclaredStage
  label: string
  plan: StoredPlan
}

function Said({ declared, label, plan }: SaidProps) {
  return (
    <label className="-mb-2 -ml-2.5 flex items-center text-small">
      <Checkbox
        checked={isDeclared(plan, declared)}
        onChange={({ target }) => void mutate(declareStage, { stage: declared, isDeclared: target.checked })}
      />
      {label}
    </label>
  )
}

interface DeclaredProps {
  stage: Stage
  declared: DeclaredStage
  plan: StoredPlan
}

/** A stage that no document proves: the person declares it, and can undo that. */
function Declared({ stage, declared, plan }: DeclaredProps) {
  const id = useId()
  const say = (isSaid: boolean) => void mutate(declareStage, { stage: declared, isDeclared: isSaid })

  return (
    <div>
      <label className="-mt-1.5 -ml-2.5 flex items-start">
        <Checkbox
          isDone
          checked={isDeclared(plan, declared)}
          aria-describedby={id}
          onChange={(event) => say(event.target.checked)}
        />
        <span className="min-w-0 flex-1 py-2.5 text-small font-semibold">{stage.label}</span>
        <span aria-hidden className="py-2.5 text-small">
          <State state={stage.state} />
        </span>
      </label>
      <p id={id} className="-mt-2 ml-8.5 text-fine text-muted">
        {stage.test}
        {' · '}
        <PlaceLink place={stage.place} className="font-semibold">
          {placeLabel(stage.place)}
        </PlaceLink>
      </p>
    </div>
  )
}

function placeLabel({ kind }: StagePlace): string {
  if (kind === 'test') return 'Ouvrir le test'
  return kind === 'first-test' ? 'Lancer un test' : 'Choisir un produit'
}
