import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { SumWaterfall } from '@/components/sale/waterfall'
import type { LessonBlock } from '@/domain/learning/lesson'
import { sumRows } from '@/domain/learning/sum-rows'
import { paths, type LaunchArrival } from '@/lib/paths'
import { buttonClass } from '@/ui/button'

export function LessonBlocks({ blocks }: { blocks: readonly LessonBlock[] }) {
  return (
    <div className="flex flex-col gap-4 text-pretty">
      {blocks.map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: LessonBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className="mt-3 text-heading font-bold text-balance">{block.text}</h2>
    case 'text':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-muted">
          {block.lines.map((line) => (
            <li key={line} className="pl-1">
              {line}
            </li>
          ))}
        </ul>
      )
    case 'door':
      return (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-line px-4 py-3">
          <span className="min-w-0 flex-1 basis-60">{block.text}</span>
          <Link
            to={paths.launch}
            state={{ part: block.part } satisfies LaunchArrival}
            className={buttonClass({ variant: 'secondary' })}
          >
            {block.label}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </p>
      )
    case 'sum':
      return <Sum title={block.title} lines={block.lines} />
  }
}

/** An example calculation, as the picture of a sale. */
function Sum({ title, lines }: Omit<Extract<LessonBlock, { kind: 'sum' }>, 'kind'>) {
  return (
    <figure className="my-1 overflow-hidden rounded-field border border-line bg-surface">
      <figcaption className="border-b border-line px-4 py-2.5 text-small font-semibold">{title}</figcaption>
      <div className="p-4">
        <SumWaterfall rows={sumRows(lines)} />
      </div>
    </figure>
  )
}
