import type { ReactNode } from 'react'
import { Checkbox } from '@/ui/checkbox'

interface AdviceLinesListProps {
  lines: readonly string[]
  isTicked: (line: string) => boolean
  onTick: (line: string, isTicked: boolean) => void
  /** Under a line that is ticked. */
  below?: (line: string) => ReactNode
}

/** The lines of an answer, each with a box. */
export function AdviceLinesList({ lines, isTicked, onTick, below }: AdviceLinesListProps) {
  return (
    <ul className="-mx-2 flex flex-col divide-y divide-line">
      {lines.map((line) => (
        <li key={line} className="flex flex-col py-1">
          <label className="flex cursor-pointer items-start">
            <Checkbox checked={isTicked(line)} onChange={({ target }) => onTick(line, target.checked)} />
            <span dir="auto" className="min-w-0 flex-1 py-2.5 pr-2 [overflow-wrap:anywhere]">
              {line}
            </span>
          </label>
          {isTicked(line) && below?.(line)}
        </li>
      ))}
    </ul>
  )
}
