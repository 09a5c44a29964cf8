import type { LessonBlock } from '@/domain/learning/lesson'
import { sumBars, type SumBar } from '@/domain/learning/sum-bars'
import { cn } from '@/lib/cn'

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
    case 'sum':
      return <Sum title={block.title} lines={block.lines} />
  }
}

const BARS: Readonly<Record<SumBar['kind'], string>> = {
  plus: 'bg-muted',
  minus: 'bg-line-strong/60',
  result: 'bg-success',
}

/** Amounts below each other, with bars if they add up to a result. */
function Sum({ title, lines }: Omit<Extract<LessonBlock, { kind: 'sum' }>, 'kind'>) {
  const bars = sumBars(lines)
  return (
    <figure className="my-1 overflow-hidden rounded-field border border-line bg-surface">
      <table className="w-full border-collapse text-small">
        <caption className="border-b border-line bg-brand-soft px-4 py-2.5 text-left font-semibold">
          {title}
        </caption>
        <tbody>
          {lines.map(([what, amount], at) => (
            <tr
              key={`${what}${at}`}
              className={cn(
                at > 0 && 'border-t border-line',
                amount.startsWith('=') && 'border-t-2 border-line-strong font-bold',
              )}
            >
              <th scope="row" className="py-2 pr-3 pl-4 text-left [font-weight:inherit]">
                {what}
                <Bar bar={bars[at]} />
              </th>
              <td className="py-2 pr-4 text-right align-top whitespace-nowrap tabular-nums">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function Bar({ bar }: { bar: SumBar | undefined }) {
  if (!bar) return null
  const { from, to, kind } = bar
  return (
    <span aria-hidden className="mt-1.5 block h-2 forced-color-adjust-none">
      <span
        className={cn('block h-full rounded-full', BARS[kind])}
        style={{ marginLeft: `${from}%`, width: `max(${to - from}%, 0.25rem)` }}
      />
    </span>
  )
}
