import {
  PUBLISHER,
  PUBLISHER_LABELS,
  UNFILLED_MARK,
  unfilledLabels,
  type Publisher,
} from '@/domain/base/publisher'

export function PublisherFact({ of: key }: { of: keyof Publisher }) {
  const value = PUBLISHER[key]?.trim() ?? ''
  if (value === '') return <span className="text-muted">{UNFILLED_MARK}</span>
  if (key === 'email') return <a href={`mailto:${value}`}>{value}</a>
  return value
}

export function PublisherFacts({ of: keys }: { of: readonly (keyof Publisher)[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[min(14rem,35%)_minmax(0,1fr)]">
      {keys.map((key) => (
        <div key={key} className="contents">
          <dt className="text-muted max-sm:-mb-2">{PUBLISHER_LABELS[key]}</dt>
          <dd>
            <PublisherFact of={key} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Notice on a page with missing facts; disappears with the last one. */
export function OpeningNotice() {
  if (unfilledLabels(PUBLISHER).length === 0) return null
  return <p>Coach Boom n’est pas encore ouvert au public&nbsp;: ce qui reste à compléter le sera avant.</p>
}
