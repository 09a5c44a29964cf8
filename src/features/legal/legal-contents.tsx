import { ChevronDown } from 'lucide-react'

interface Heading {
  readonly id: string
  readonly title: string
}

/** Table of contents: next to the text, folded above it on a phone, hidden in print. */
export function LegalContents({ sections }: { sections: readonly Heading[] }) {
  return (
    <>
      <details className="group mt-6 max-w-reading rounded-card border border-line bg-surface lg:hidden print:hidden">
        <summary className="flex min-h-target cursor-pointer list-none items-center justify-between rounded-card px-5 font-bold [&::-webkit-details-marker]:hidden">
          Sommaire
          <ChevronDown
            aria-hidden
            className="size-5 transition-transform duration-calm group-open:rotate-180"
          />
        </summary>
        <nav aria-label="Sommaire" className="px-5 pb-3">
          <Links sections={sections} />
        </nav>
      </details>
      <nav
        aria-labelledby="contents"
        className="hidden lg:sticky lg:top-[calc(var(--shell-top)+2rem)] lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block lg:self-start print:hidden"
      >
        <p id="contents" className="mb-2 px-3 text-small font-bold text-muted">
          Sommaire
        </p>
        <Links sections={sections} />
      </nav>
    </>
  )
}

function Links({ sections }: { sections: readonly Heading[] }) {
  return (
    <ul className="flex flex-col">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-target items-center rounded-field text-small text-ink no-underline underline-offset-4 hover:underline lg:min-h-9 lg:px-3 lg:py-1.5 lg:text-muted lg:hover:bg-hover lg:hover:text-ink lg:hover:no-underline lg:active:bg-pressed"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
