import { ExternalLink } from 'lucide-react'
import { SOURCES, type SourceKey } from '@/domain/base/sources'
import { sourceNote } from '@/lib/text/source-note'

/** Links to official pages for facts that change, each with its host and a note on its last check. */
export function LessonSources({ sources }: { sources: readonly SourceKey[] }) {
  if (sources.length === 0) return null
  // Said once for all instead of per source.
  const isNoneChecked = sources.every((key) => SOURCES[key].checkedOn === null)
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className="text-heading font-bold">
        Pour vérifier
      </h2>
      {isNoneChecked && (
        <p className="mt-1 text-small text-muted">
          Ce qui change se vérifie sur la page officielle&nbsp;: quand elle dit autre chose que cette leçon,
          c’est elle qui a raison.
        </p>
      )}
      <ul className="mt-2 flex flex-col gap-1">
        {sources.map((key) => (
          <li key={key}>
            <a
              href={SOURCES[key].url}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-target items-start gap-2.5 py-1.5 text-ink underline-offset-4 hover:underline"
            >
              <ExternalLink aria-hidden className="mt-1 size-4 shrink-0" />
              <span className="min-w-0">
                <span className="underline underline-offset-4">{SOURCES[key].title}</span>
                <span className="sr-only"> (nouvel onglet)</span>
                <span className="block text-fine wrap-anywhere text-muted">
                  {new URL(SOURCES[key].url).host}
                  {!isNoneChecked && ` · ${sourceNote(SOURCES[key])}`}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
