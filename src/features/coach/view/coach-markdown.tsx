import { Square, SquareCheck } from 'lucide-react'
import { memo, useState, type ReactNode } from 'react'
import Markdown, { type Components } from 'react-markdown'
import { Link } from 'react-router-dom'
import { SOURCES } from '@/domain/base/sources'
import { localDateOf } from '@/domain/base/time/local-date'
import { ANSWER_PLUGINS, answerAlone, drawnMarkdown } from '@/domain/coach/answer/answer-text'
import { ownPlaceOfUrl, type OwnPlace } from '@/domain/coach/answer/own-places'
import { safeLink } from '@/domain/coach/answer/safe-link'
import { isOwnSource, lawOfLink, type LawLink } from '@/domain/coach/answer/sources'
import { LAW, lawPage, readingWords } from '@/domain/law/law'
import { paths } from '@/lib/paths'

const HEADING = 'mt-5 mb-2 font-bold first:mt-0'
const SCROLL = 'my-3 max-w-full overflow-x-auto rounded-field border border-line'

// Each component takes only its children: no id, style or handler of an answer reaches the page.
const components: Components = {
  // Headings start below the page's title, whatever level an answer starts with.
  h1: ({ children }) => <h2 className={`${HEADING} text-heading`}>{children}</h2>,
  h2: ({ children }) => <h2 className={`${HEADING} text-heading`}>{children}</h2>,
  h3: ({ children }) => <h2 className={HEADING}>{children}</h2>,
  h4: ({ children }) => <h3 className={HEADING}>{children}</h3>,
  h5: ({ children }) => <h3 className={HEADING}>{children}</h3>,
  h6: ({ children }) => <h3 className={HEADING}>{children}</h3>,
  p: ({ children }) => <p className="my-3 first:mt-0 last:mb-0">{children}</p>,
  ul: ({ children }) => <ul className="my-3 list-disc space-y-1.5 pl-6 marker:text-muted">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="my-3 list-decimal space-y-1.5 pl-6 marker:font-semibold marker:text-muted">
      {children}
    </ol>
  ),
  li: ({ children }) => <li className="pl-1 has-[>svg]:-ml-6 has-[>svg]:list-none [&>p]:my-1">{children}</li>,
  blockquote: ({ children }) => (
    <blockquote className="my-3 border-l-4 border-brand/40 py-0.5 pl-4 text-muted first:mt-0">
      {children}
    </blockquote>
  ),
  hr: () => <hr className="my-5 border-line" />,
  a({ href, title, children }) {
    const law = lawOfLink(href, title)
    if (law) return <LawFigure {...law} />
    const place = ownPlaceOfUrl(href)
    return place ? <PlaceLink place={place} /> : <AnswerLink href={href}>{children}</AnswerLink>
  },
  // An image would load without a click and reveal the reader to its host.
  img: ({ alt }) => (alt ? <span>{alt}</span> : null),
  input: ({ checked }) => {
    const Icon = checked ? SquareCheck : Square
    return <Icon aria-label={checked ? 'Fait' : 'À faire'} className="mr-1.5 inline size-4 align-[-2px]" />
  },
  code: ({ children }) => (
    <code className="rounded bg-ink/8 px-1.5 py-0.5 font-mono text-[0.875em] [overflow-wrap:anywhere]">
      {children}
    </code>
  ),
  pre: ({ children }) => (
    <WideBox label="Code" className="bg-ink/5 p-3 [&_code]:bg-transparent [&_code]:p-0">
      <pre className="text-small whitespace-pre">{children}</pre>
    </WideBox>
  ),
  table: ({ children }) => (
    <WideBox label="Tableau">
      <table className="w-full border-collapse text-small">{children}</table>
    </WideBox>
  ),
  thead: ({ children }) => <thead className="bg-brand-soft text-left">{children}</thead>,
  th: ({ children, style }) => (
    <th scope="col" style={style} className="px-3 py-2 font-semibold">
      {children}
    </th>
  ),
  tr: ({ children }) => <tr className="border-line not-last:border-b">{children}</tr>,
  td: ({ children, style }) => (
    <td style={style} className="min-w-24 px-3 py-2 align-top">
      {children}
    </td>
  ),
  sup: ({ children }) => <sup>{children}</sup>,
  section: ({ children }) => <div className="mt-4 text-small text-muted">{children}</div>,
}

const footnotes = { footnoteLabel: 'Notes' }

interface CoachMarkdownProps {
  text: string
  /** The text is streaming, or was cut. */
  isPartial?: boolean
}

/** The markdown of an answer, without HTML, images or scripts; links show their target. */
export const CoachMarkdown = memo(function CoachMarkdown({ text, isPartial = false }: CoachMarkdownProps) {
  const markdown = drawnMarkdown(text, isPartial)
  if (markdown === null) return <p className="whitespace-pre-wrap">{answerAlone(text)}</p>
  return (
    <Markdown
      remarkPlugins={ANSWER_PLUGINS}
      remarkRehypeOptions={footnotes}
      components={components}
      // `a` applies our own policy to every link.
      urlTransform={(url) => url}
    >
      {markdown}
    </Markdown>
  )
})

const LINK =
  'rounded-sm font-medium text-brand-text underline underline-offset-2 hover:text-ink hover:decoration-2'

/** « 3 € (Droits de douane (douane.gouv.fr), à vérifier) »: of the model's words nothing is drawn. */
function LawFigure({ row, isSaid }: LawLink) {
  const { figure, name, source } = LAW[row]
  const [today] = useState(() => localDateOf(new Date()))
  return (
    <span>
      {!isSaid && <strong>{figure ?? name}</strong>}
      {isSaid ? '(' : ' ('}
      <a href={lawPage(row)} target="_blank" rel="noopener noreferrer" className={LINK}>
        {SOURCES[source].title}
      </a>
      {`, ${readingWords(LAW[row], today)})`}
    </span>
  )
}

/** A lesson or a guide, which opens in the app. */
function PlaceLink({ place }: { place: OwnPlace }) {
  return (
    <Link to={place.kind === 'lecon' ? paths.lesson(place.id) : paths.guide(place.id)} className={LINK}>
      {place.words}
    </Link>
  )
}

function AnswerLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const link = safeLink(href)
  if (!link) return <span>{children}</span>
  const isSaid = typeof children === 'string' && namesHost(children, link.destination)
  const anchor = (
    <a href={link.href} target="_blank" rel="noopener noreferrer nofollow ugc" className={LINK}>
      {children}
      {!isSaid && <span className="text-muted"> ({link.destination})</span>}
    </a>
  )
  if (isOwnSource(link.href)) return anchor
  // Unverified: the model may have invented the link.
  return (
    <>
      {anchor}
      <span className="text-fine text-muted"> (lien proposé par l’IA, non vérifié)</span>
    </>
  )
}

/** « Droits de douane (douane.gouv.fr) » names its host without www; « mabanque.fr » does not name « banque.fr ». */
function namesHost(text: string, host: string): boolean {
  const plain = (name: string) => name.toLowerCase().replace(/^www\./, '')
  return text.split(/[^\w.@-]+/).some((word) => plain(word).replace(/\.$/, '') === plain(host))
}

/** Scrolls sideways by itself, also by keyboard, so that the page never does. */
function WideBox({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard.
    <div role="group" aria-label={label} tabIndex={0} className={`${SCROLL} ${className ?? ''}`}>
      {children}
    </div>
  )
}
