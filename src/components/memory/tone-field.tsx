import { ErrorNotice } from '@/components/error-notice'
import { sharingQuery } from '@/data/coach/coach'
import { setTone } from '@/data/coach/memory'
import { mutate } from '@/data/sync/current'
import { useLive } from '@/data/sync/use-live'
import { readTone, TONE_LABELS, TONES } from '@/domain/coach/dossier/tone'
import { cn } from '@/lib/cn'
import { SelectField } from '@/ui/fields/select-field'
import { Skeleton } from '@/ui/skeleton'

const USUAL = ''
const OPTIONS = [
  { value: USUAL, label: 'Comme d’habitude' },
  ...TONES.map((tone) => ({ value: tone, label: TONE_LABELS[tone] })),
]

/** The coach's tone, from the next question on. */
export function ToneField({ uid, className }: { uid: string; className?: string }) {
  const live = useLive(uid, sharingQuery(uid))
  if (live.status === 'error')
    return <ErrorNotice text="Le ton du coach n’a pas pu être lu." onRetry={live.retry} />
  if (live.status === 'loading') return <Skeleton className={cn('h-18', className)} />
  return (
    <SelectField
      label="Ton du coach"
      options={OPTIONS}
      value={live.value.tone ?? USUAL}
      {...(className && { className })}
      onChange={(value) => void mutate(setTone, { tone: readTone(value) })}
    />
  )
}
