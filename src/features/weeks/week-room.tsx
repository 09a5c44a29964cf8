import { ErrorNotice } from '@/components/error-notice'
import type { LocalDate } from '@/domain/base/time/local-date'
import { Card } from '@/ui/card'
import { Skeleton } from '@/ui/skeleton'
import { ClosedWeek } from './closed-week'
import { MyWeeks } from './my-weeks'
import { ReviewCards } from './review-cards'
import { useWeek, type OneWeek } from './use-week'

const PARTS = {
  todos: 'vos tâches',
  products: 'vos produits',
  projects: 'vos projets',
  lessons: 'vos leçons',
  weeks: 'vos semaines passées',
} as const

export function WeekRoom({ monday }: { monday: LocalDate }) {
  const week = useWeek(monday)
  const { unread, status } = week.reading
  return (
    <>
      {status === 'settled' && unread.length > 0 && (
        <ErrorNotice
          tone="warning"
          text={`Pas lu\u00a0: ${unread.map((part) => PARTS[part]).join(', ')}. Rien n’en est dit ici${week.closed ? '' : ', et le bilan peut être écrit sans'}.`}
          onRetry={week.retry}
        />
      )}
      <Main week={week} />
      {/* Below the review, which is as long as what is read. */}
      {status === 'settled' && <MyWeeks week={week} />}
    </>
  )
}

function Main({ week }: { week: OneWeek }) {
  const { closed, review, reading, isKnown, isOffline } = week
  if (closed && review.state === 'none') return <ClosedWeek week={week} closed={closed} />
  const isRead = reading.facts.todos !== null || reading.status === 'settled'
  if (review.draft || isRead || isKnown || isOffline) return <ReviewCards week={week} />
  return <Loading />
}

function Loading() {
  return (
    <Card role="status" aria-busy="true" className="flex flex-col gap-4">
      <span className="sr-only">Chargement de la semaine</span>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-20" />
      <Skeleton className="h-32" />
    </Card>
  )
}
