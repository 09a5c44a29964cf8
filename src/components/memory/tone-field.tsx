import { sharingQuery } from '@/data/coach/coach'
import { setTone } from '@/data/coach/memory'
import { mutate } from '@/data/sync/current'
import { useLive } from '@/data/sync/use-live'
import { readTone, TONE_LABELS, TONES } from '@/domain/coach/dossier/tone'
import { SelectField } from '@/ui/fields/select-field'

const USUAL = ''
const OPTIONS = [
  { value: USUAL, label: 'Comme d’habitude' },
  ...TONES.map((tone) => ({ value: tone, label: TONE_LABELS[tone] })),
]

/** The coach's tone, from the next question on. */
export function ToneField({ uid, className }: { uid: string; className?: string }) {
  const live = useLive(uid, sharingQuery(uid))
  const tone = live.status === 'ready' ? live.value.tone : null
  return (
    <SelectField
      label="Ton du coach"
      options={OPTIONS}
      value={tone ?? USUAL}
      {...(className && { className })}
      onChange={(value) => void mutate(setTone, { tone: readTone(value) })}
    />
  )
}
