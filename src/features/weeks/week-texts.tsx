import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Week } from '@/domain/weeks/week'
import { isBlank } from '@/domain/base/text/visible-text'

/** The texts of a review; blank ones are omitted. */
export function WeekTexts({
  week,
}: {
  week: Pick<Week, 'priorities' | 'went' | 'blocked' | 'ifThen'> & Partial<Pick<Week, 'done'>>
}) {
  const { priorities, went, blocked, ifThen, done = [] } = week
  return (
    <div className="flex flex-col gap-4">
      {priorities.length > 0 && (
        <Part title="Priorités de la semaine d’après">
          <ol className="flex list-decimal flex-col gap-1 pl-5">
            {priorities.map((text, index) => (
              <li key={index} dir="auto" className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ol>
        </Part>
      )}
      <Sentence title="Ce qui a marché" text={went} />
      <Sentence title="Ce qui a bloqué" text={blocked} />
      <Sentence title="Si cela revient" text={ifThen} />
      {done.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-target cursor-pointer items-center gap-2 text-small font-bold text-ink">
            {`Ce qui a été fait (${done.length})`}
            <ChevronDown
              aria-hidden
              className="size-4 transition-transform duration-quick group-open:rotate-180"
            />
          </summary>
          <ul className="flex list-disc flex-col gap-1 pl-5 text-small">
            {done.map((text, index) => (
              <li key={index} dir="auto" className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Sentence({ title, text }: { title: string; text: string }) {
  if (isBlank(text)) return null
  return (
    <Part title={title}>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-small font-bold">{title}</h3>
      <div className="mt-1">{children}</div>
    </section>
  )
}
