import { useCallback } from 'react'
import { saveTone, watchTone } from '@/data/coach/memory'
import type { OnError, OnValue } from '@/data/live/live'
import { useLive } from '@/data/live/use-live'
import { codeOf } from '@/domain/base/errors'
import { readTone, TONE_LABELS, TONES, type Tone } from '@/domain/coach/tone'
import { errorText } from '@/lib/error-text'
import { SelectField } from '@/ui/select-field'
import { showToast } from '@/ui/toast'

const USUAL = ''
const OPTIONS = [
  { value: USUAL, label: "Comme d'habitude" },
  ...TONES.map((tone) => ({ value: tone, label: TONE_LABELS[tone] })),
]

/** How the coach speaks to this person, from the next question on. */
export function ToneField({ uid, className }: { uid: string; className?: string }) {
  const live = useLive(
    useCallback((onValue: OnValue<Tone | null>, onError: OnError) => watchTone(uid, onValue, onError), [uid]),
  )
  const tone = live.status === 'ready' ? live.value : null
  return (
    <SelectField
      label="Ton du coach"
      options={OPTIONS}
      value={tone ?? USUAL}
      {...(className && { className })}
      onChange={(value) => {
        saveTone(uid, readTone(value)).catch((thrown: unknown) => {
          // Offline it is kept, and goes out later.
          const code = codeOf(thrown)
          if (code !== 'network/offline') showToast({ text: errorText('tone', code), tone: 'alert' })
        })
      }}
    />
  )
}
