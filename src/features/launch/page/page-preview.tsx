import { ImageIcon, Monitor, Smartphone } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { counted } from '@/domain/base/text/french-count'
import type { FactKey, Facts } from '@/domain/launch/facts'
import {
  blockOfFact,
  missingWord,
  type BlockKey,
  type KitBlock,
  type KitLine,
} from '@/domain/launch/page/kit'
import { photosOf } from '@/domain/launch/page/photos'
import { cn } from '@/lib/cn'
import { Card } from '@/ui/card'

interface PagePreviewProps {
  blocks: readonly KitBlock[]
  facts: Facts
  /** The field that was entered last: the preview scrolls to its block. */
  typedFact: FactKey | null
}

const WIDTHS = [
  { value: 'desktop', label: 'Ordinateur', Icon: Monitor },
  { value: 'phone', label: 'Téléphone', Icon: Smartphone },
] as const
type Width = (typeof WIDTHS)[number]['value']

/** Beside the photo, above the rest. */
const FIRST: readonly BlockKey[] = ['title', 'hook', 'call']

/** The page as a shop draws it. Nothing is loaded: a photo is its place. */
export function PagePreview({ blocks, facts, typedFact }: PagePreviewProps) {
  const id = useId()
  const [width, setWidth] = useState<Width>('desktop')
  const photos = photosOf(facts).length
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const shown = sheet.current
    if (!shown || typedFact === null) return
    const block = shown.querySelector<HTMLElement>(`[data-block=${blockOfFact(typedFact) ?? 'title'}]`)
    // A third of the window stays above the block, to show where it is on the page. In a narrow window the sheet is whole: nothing scrolls.
    shown.scrollTo({ top: (block?.offsetTop ?? 0) - shown.clientHeight / 3 })
  }, [typedFact])
  return (
    <Card
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] print:max-h-none print:border-0 print:p-0 print:shadow-none"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <h2 id={id} className="flex-1 text-heading font-bold">
          Aperçu
        </h2>
        {/* A phone has no room to show the other one. */}
        <div role="group" aria-label="Écran de l’aperçu" className="flex gap-1 max-sm:hidden">
          {WIDTHS.map(({ value, label, Icon }) => (
            <button
              key={value}
              type="button"
              aria-pressed={width === value}
              onClick={() => setWidth(value)}
              className="inline-flex min-h-target items-center gap-2 rounded-full px-3 text-small font-semibold text-muted hover:bg-hover active:bg-pressed aria-pressed:bg-selected aria-pressed:text-ink"
            >
              <Icon aria-hidden className="size-4" />
              {label}
            </button>
          ))}
        </div>
      </div>
      <p className="text-fine text-muted print:hidden">
        <mark className={own}>À vous</mark>
        {' · '}
        <span>de la liste fixe</span>
        {' · '}
        <span className={lacking}>manque</span>
      </p>
      <article
        ref={sheet}
        aria-label="Aperçu de la fiche"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrolled by keys in a wide window.
        tabIndex={0}
        className={cn(
          '@container relative w-full rounded-field border border-line-strong bg-surface p-4 lg:min-h-0 lg:overflow-y-auto print:overflow-visible',
          width === 'phone' && 'mx-auto max-w-80',
        )}
      >
        <div className="flex flex-col gap-5">
          <div className={cn('grid gap-4', width === 'desktop' && '@sm:grid-cols-2')}>
            <div className="grid aspect-square max-h-72 w-full place-items-center rounded-inner bg-canvas text-fine text-muted">
              <span className="flex flex-col items-center gap-2">
                <ImageIcon aria-hidden className="size-7" />
                {photos > 0 ? counted(photos, 'photo') : 'Photo à ajouter'}
              </span>
            </div>
            <div className="flex min-w-0 flex-col gap-3">
              {FIRST.map((key) => (
                <Block key={key} block={blocks.find((block) => block.key === key)} />
              ))}
            </div>
          </div>
          {blocks
            .filter(({ key }) => !FIRST.includes(key))
            .map((block) => (
              <Block key={block.key} block={block} />
            ))}
        </div>
      </article>
    </Card>
  )
}

const own = 'rounded-mark bg-selected px-0.5 text-ink [box-decoration-break:clone] print:bg-transparent'
const lacking = 'rounded-mark border border-dashed border-warning px-1 text-warning'

function Block({ block }: { block: KitBlock | undefined }) {
  if (!block) return null
  const { key, heading, lines, missing } = block
  const isTitle = key === 'title'
  return (
    <section
      data-block={key}
      className={cn('flex min-w-0 flex-col gap-1.5', lines.length === 0 && 'print:hidden')}
    >
      {heading !== null && <h3 className="text-small font-bold">{heading}</h3>}
      {lines.map((line, at) => (
        <p
          key={at}
          dir="auto"
          className={cn(
            'whitespace-pre-wrap wrap-anywhere',
            isTitle ? 'text-heading font-bold' : 'text-small',
          )}
        >
          {isOrderButton(key, line) ? (
            <span className="mt-1 flex min-h-target items-center justify-center rounded-field bg-ink px-3 text-center font-semibold text-surface">
              {line[0]?.text}
            </span>
          ) : (
            line.map(({ by, text }, part) => (
              <span key={part}>
                {part > 0 && ' '}
                {by === 'person' ? <mark className={own}>{text}</mark> : text}
              </span>
            ))
          )}
        </p>
      ))}
      {missing.length > 0 && (
        <p className="flex flex-wrap gap-1.5 text-fine print:hidden">
          {missing.map((each) => (
            <span key={each.label} className={lacking}>{`${missingWord(each)}\u00a0: ${each.label}`}</span>
          ))}
        </p>
      )}
    </section>
  )
}

/** The last line of « Commander » alone is ours. */
function isOrderButton(key: BlockKey, line: KitLine): boolean {
  return key === 'call' && line.length === 1 && line[0]?.by === 'ours'
}
