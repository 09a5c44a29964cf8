import type { LiveWeek } from '@/data/weeks/weeks'
import { offerUndo } from '@/components/offer-undo'
import { priorityTexts, todosToMake } from '@/domain/weeks/week-draft'
import { counted } from '@/domain/base/french-count'
import { formatDayAndTime } from '@/lib/format'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'
import type { OneWeek } from './use-week'
import { WeekTexts } from './week-texts'

interface OtherReviewProps {
  week: OneWeek
  closed: LiveWeek
}

/** The week was closed elsewhere while it was reviewed here: both are shown, and the person says which one stays. */
export function OtherReview({ week: { review }, closed }: OtherReviewProps) {
  const { draft } = review
  if (!draft) return null
  const more = todosToMake(draft, closed).length
  return (
    <Card aria-labelledby="deux-bilans" className="flex flex-col gap-5">
      <h2 id="deux-bilans" className="text-title font-extrabold">
        Deux bilans pour cette semaine
      </h2>
      <Notice tone="info" role="status">
        {`Cette semaine a été close ailleurs, le ${formatDayAndTime(closed.closedAt)}. Ce que vous avez écrit ici est gardé tant que vous n'avez pas choisi.`}
      </Notice>
      <div className="grid gap-5 sm:grid-cols-2">
        <section aria-labelledby="bilan-la-bas" className="flex flex-col gap-3">
          <h3 id="bilan-la-bas" className="text-heading font-bold">
            Celui qui est enregistré
          </h3>
          <WeekTexts week={{ ...closed, done: [] }} />
          <Button
            className="self-start"
            onClick={() => {
              review.drop()
              offerUndo('Bilan enregistré gardé', () => review.change(() => draft))
            }}
          >
            Garder celui-ci
          </Button>
        </section>
        <section aria-labelledby="bilan-ici" className="flex flex-col gap-3">
          <h3 id="bilan-ici" className="text-heading font-bold">
            Celui de cet appareil
          </h3>
          <WeekTexts week={{ ...draft, priorities: priorityTexts(draft.priorities) }} />
          <Button variant="secondary" className="self-start" onClick={() => review.close(draft)}>
            Le remplacer par celui-ci
          </Button>
          <p className="text-fine text-muted">
            {more === 0
              ? 'Aucune tâche ne sera ajoutée.'
              : `${counted(more, 'tâche')} de plus\u00a0; celles de l'autre bilan restent.`}
          </p>
        </section>
      </div>
    </Card>
  )
}
