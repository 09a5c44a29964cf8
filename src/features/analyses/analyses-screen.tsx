import { CloudOff } from 'lucide-react'
import { useDeferredValue, type ReactNode } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { PageHeader } from '@/components/frame/page-header'
import { ShowMore } from '@/components/show-more'
import { useSignedIn } from '@/components/signed-in-context'
import { EXAMPLE_SECTIONS, EXAMPLE_TESTS, exampleWeeks } from '@/domain/analyses/example'
import { testsChart, type TestRow } from '@/domain/analyses/sales-test-chart'
import { sectionsChart, type SectionShare } from '@/domain/analyses/section-chart'
import { sentenceOf, trendsOf } from '@/domain/analyses/trends'
import { daysChart, tasksChart, xpChart } from '@/domain/analyses/week-charts'
import type { WeekPoint } from '@/domain/analyses/week-points'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { ChartCard } from './chart-card'
import { DayGrid } from './charts/day-grid'
import { SectionBars } from './charts/section-bars'
import { TestBars } from './charts/test-bars'
import { WeekBars } from './charts/week-bars'
import { XpLine } from './charts/xp-line'
import { HeadNumbers } from './head-numbers'
import { DayLegend, WeekLegend } from './legend'
import { OwnDataLink } from './own-data-link'
import { ProductColumns } from './product-columns'
import { analysesRead, useAnalyses, type Analyses, type MoreTests, type Reading } from './use-analyses'

/** What the screen shows first. */
export function analysesQueries(uid: string, now: Date) {
  return [analysesRead(uid, now)]
}

const NOT_READ: Omit<Analyses, 'weeks'> = {
  sections: { status: 'loading' },
  products: { status: 'loading' },
  tests: { status: 'loading' },
}

/** « Mes analyses »: three numbers and their charts, each with a table. */
export function AnalysesScreen() {
  const { weeks, ...others } = useAnalyses()
  // Drawn below the weeks, right after them: on a phone the first chart would wait for all of them.
  const later = useDeferredValue<Omit<Analyses, 'weeks'> | null>(others, null)
  const rest = weeks.status === 'loading' ? NOT_READ : later
  return (
    <div className="flex flex-col gap-5 sm:gap-6">
      <PageHeader title={SCREENS.analyses.title} />
      {weeks.status === 'ready' && <Head points={weeks.value} />}
      {/* The head comes with the weeks: until then nothing stands where it will be. */}
      <div
        key={weeks.status === 'loading' ? 'waiting' : 'read'}
        className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2 print:grid-cols-1"
      >
        <Part reading={weeks} what="vos semaines" count={3}>
          {(points) => <WeekCharts points={points} />}
        </Part>
        {rest && <OtherCharts {...rest} />}
      </div>
    </div>
  )
}

function OtherCharts({ sections, products, tests }: Omit<Analyses, 'weeks'>) {
  return (
    <>
      <Part reading={sections} what="vos projets" count={1}>
        {(value) => <SectionsPart {...value} />}
      </Part>
      <ProductsPart products={products}>
        <Part reading={tests} what="vos tests de vente" count={1}>
          {({ rows, more }) => <TestsPart rows={rows} more={more} />}
        </Part>
      </ProductsPart>
    </>
  )
}

interface PartProps<T> {
  reading: Reading<T>
  /** « vos semaines », for the notice. */
  what: string
  count: number
  children: (value: T) => ReactNode
}

function Part<T>({ reading, what, count, children }: PartProps<T>) {
  if (reading.status === 'ready') return children(reading.value)
  if (reading.status === 'loading') {
    return Array.from({ length: count }, (_, index) => (
      <Card key={index} role="status" aria-busy="true" className="flex flex-col gap-4">
        {index === 0 && <span className="sr-only">{`Chargement\u00a0: ${what}`}</span>}
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-50" />
      </Card>
    ))
  }
  if (!reading.isOffline) {
    return (
      <div className="lg:col-span-2">
        <ErrorNotice
          text={`Les chiffres de ${what} n’ont pas pu être lus. Rien n’est perdu.`}
          onRetry={reading.retry}
        />
      </div>
    )
  }
  return (
    <Card className="lg:col-span-2">
      <EmptyState Icon={CloudOff} tint="brand" title="Vous êtes hors ligne">
        {`Les chiffres de ${what} ne sont pas encore sur cet appareil. Ils arriveront avec la connexion.`}
      </EmptyState>
    </Card>
  )
}

function Head({ points }: { points: readonly WeekPoint[] }) {
  const sentence = sentenceOf(points)
  if (!hasWork(points)) {
    return (
      <p className="max-w-reading text-pretty text-muted">
        Vos chiffres apparaîtront ici dès votre première tâche faite. En attendant, voici des exemples.
      </p>
    )
  }
  return <HeadNumbers trends={trendsOf(points)} sentence={sentence} />
}

function WeekCharts({ points }: { points: readonly WeekPoint[] }) {
  const { deviceNow: now } = useSignedIn()
  const isOwn = hasWork(points)
  const isEarned = points.some(({ xp }) => xp !== null && xp > 0)
  const work = isOwn ? points : exampleWeeks(now)
  const earned = isEarned ? points : exampleWeeks(now)
  const [tasks, days, xp] = [tasksChart(work), daysChart(work), xpChart(earned)]
  const toTodos = <OwnDataLink to={paths.todos}>Cochez une première tâche</OwnDataLink>
  return (
    <>
      <ChartCard
        chart={tasks}
        legend={<WeekLegend points={work} />}
        {...(!isOwn && { example: <>{toTodos} pour voir vos semaines ici.</> })}
      >
        <WeekBars points={work} words={tasks.words} />
      </ChartCard>
      <ChartCard
        chart={days}
        legend={<DayLegend />}
        {...(!isOwn && { example: <>{toTodos} pour voir vos jours ici.</> })}
      >
        <DayGrid points={work} words={days.words} />
      </ChartCard>
      <ChartCard chart={xp} {...(!isEarned && { example: <>{toTodos} pour gagner vos premiers XP.</> })}>
        <XpLine points={earned} words={xp.words} />
      </ChartCard>
    </>
  )
}

function SectionsPart({ shares, projects }: { shares: readonly SectionShare[]; projects: number }) {
  const isOwn = shares.length > 0
  const shown = isOwn ? shares : EXAMPLE_SECTIONS
  const chart = sectionsChart(shown, Math.max(1, projects))
  return (
    <ChartCard
      chart={chart}
      {...(!isOwn && {
        example: (
          <>
            <OwnDataLink to={paths.projects}>Créez un projet</OwnDataLink> pour voir où il en est, partie par
            partie.
          </>
        ),
      })}
    >
      <SectionBars shares={shown} words={chart.words} />
    </ChartCard>
  )
}

interface ProductsPartProps {
  products: Analyses['products']
  /** The sales tests, which end the right column. */
  children: ReactNode
}

function ProductsPart({ products, children }: ProductsPartProps) {
  if (products.status === 'ready') return <ProductColumns rows={products.value}>{children}</ProductColumns>
  return (
    <>
      <Part reading={products} what="vos produits" count={3}>
        {() => null}
      </Part>
      {children}
    </>
  )
}

function TestsPart({ rows, more }: { rows: readonly TestRow[]; more: MoreTests }) {
  const isOwn = rows.length > 0
  const shown = isOwn ? rows : EXAMPLE_TESTS
  const chart = testsChart(shown)
  return (
    <ChartCard
      chart={chart}
      {...(!isOwn && {
        example: (
          <>
            <OwnDataLink to={paths.research}>Choisissez un produit à tester</OwnDataLink> pour suivre ses
            visites et ses ventes.
          </>
        ),
      })}
    >
      <TestBars rows={shown} />
      <ShowMore {...more} />
    </ChartCard>
  )
}

function hasWork(points: readonly WeekPoint[]): boolean {
  return points.some(({ done, left, days }) => (done ?? 0) + (left ?? 0) + (days ?? 0) > 0)
}
