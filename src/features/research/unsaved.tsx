import { UnsavedMark } from '@/components/work/unsaved-mark'
import { useEntries } from '@/data/sync/use-live'
import { errorText } from '@/lib/text/error-text'
import { useResearch } from './research-context'

const PLACES = new Map<string, Parameters<typeof errorText>[0]>([
  ['research.add', 'candidateSave'],
  ['research.remove', 'candidateDelete'],
  ['sections.add', 'sectionUpdate'],
  ['sections.rename', 'sectionUpdate'],
  ['sections.remove', 'sectionDelete'],
])

/** A refused change of a candidate or a section, in the words of its mutation. */
export function Unsaved({ refused, className }: { refused: readonly number[]; className?: string }) {
  const { uid } = useResearch()
  const entries = useEntries(uid)
  if (refused.length === 0) return null
  const entry = entries.find(({ number }) => refused.includes(number))
  const sentence = errorText(PLACES.get(entry?.name ?? '') ?? 'candidateUpdate', 'unknown')
  return (
    <div className={className}>
      <UnsavedMark refused={refused} sentence={sentence} />
    </div>
  )
}
