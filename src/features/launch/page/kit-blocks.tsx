import { CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from 'react-router-dom'
import { blockText, missingWord, type KitBlock, type Missing } from '@/domain/launch/page/kit'
import { paths, type EditorState } from '@/lib/paths'
import { Card } from '@/ui/card'
import { CopyButton } from '../copy-button'
import { factFieldId } from './facts-form'

interface KitBlocksProps {
  projectId: string
  blocks: readonly KitBlock[]
}

/** Each block of the page: what is the person's, what is missing, and a copy of it. */
export function KitBlocks({ projectId, blocks }: KitBlocksProps) {
  return (
    <Card className="flex flex-col gap-1">
      <h2 className="text-heading font-bold">Les blocs de la fiche</h2>
      <ul aria-label="Blocs" className="flex flex-col divide-y divide-line">
        {blocks.map((block) => (
          <li key={block.key} aria-label={block.label} className="flex flex-col gap-1 py-2">
            <div className="flex min-h-target flex-wrap items-center gap-x-3">
              <h3 className="text-small font-bold">{block.label}</h3>
              {hasOwnWords(block) && (
                <span className="inline-flex items-center gap-1 text-fine font-semibold text-success">
                  <CircleCheck aria-hidden className="size-3.5" />à vous
                </span>
              )}
              {block.lines.length > 0 && (
                <span className="-mr-3 ml-auto">
                  <CopyButton text={blockText(block)} label="Copier" name={`Copier\u00a0: ${block.label}`} />
                </span>
              )}
            </div>
            {block.missing.map((missing) => (
              <p key={missing.label} className="flex items-baseline gap-x-2 text-small">
                <span className="inline-flex shrink-0 items-center gap-1 text-fine font-semibold text-warning">
                  <CircleDashed aria-hidden className="size-3.5" />
                  {missingWord(missing)}
                </span>
                <MissingPlace missing={missing} projectId={projectId} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function hasOwnWords({ lines }: KitBlock): boolean {
  return lines.some((line) => line.some(({ by }) => by === 'person'))
}

const place =
  'inline-flex min-h-target min-w-0 items-center text-left font-semibold text-ink underline decoration-line-strong underline-offset-4'

/** Where the missing words are written. */
function MissingPlace({ missing: { label, at }, projectId }: { missing: Missing; projectId: string }) {
  if (!('fact' in at)) {
    return (
      <Link
        to={paths.projects}
        state={{ project: projectId, ...('item' in at && { item: at.item }) } satisfies EditorState}
        className={place}
      >
        {label}
      </Link>
    )
  }
  return (
    <button
      type="button"
      onClick={() => document.querySelector<HTMLElement>(`#${factFieldId(at.fact)}`)?.focus()}
      className={place}
    >
      {label}
    </button>
  )
}
