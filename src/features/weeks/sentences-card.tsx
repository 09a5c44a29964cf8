import { Plus } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { WEEK_IF_THEN_MAX, WEEK_TEXT_MAX } from '@/domain/base/text/text-limits'
import { isBlank } from '@/domain/base/text/visible-text'
import { lazyOrNothing } from '@/lib/lazy-with-preload'
import { Button } from '@/ui/button'
import { TextAreaField } from '@/ui/fields/text-area-field'
import type { CardProps } from './review-cards'

/** The coach's memory has the code of its cards with it. */
const StillTrue = lazyOrNothing(() => import('@/components/memory/still-true').then((m) => m.StillTrue))

/** « Ce qui a marché », « Ce qui a bloqué », the « si … alors … » sentence, and « Toujours vrai ? » for the coach's memory. */
export function SentencesCard({ week: { review } }: CardProps) {
  const { user, deviceNow } = useSignedIn()
  const { went, blocked, ifThen } = review.draft ?? review.begin()
  const [isAsked, setAsked] = useState(false)
  const isOffered = !isBlank(blocked) && ifThen === '' && !isAsked
  return (
    <div className="flex flex-col gap-5">
      <Sentence
        label="Ce qui a marché"
        max={WEEK_TEXT_MAX}
        value={went}
        onText={(text) => review.change((draft) => ({ ...draft, went: text }))}
      />
      <Sentence
        label="Ce qui a bloqué"
        max={WEEK_TEXT_MAX}
        value={blocked}
        onText={(text) => review.change((draft) => ({ ...draft, blocked: text }))}
      />
      {isOffered && (
        <Button variant="secondary" className="self-start" onClick={() => setAsked(true)}>
          <Plus aria-hidden className="size-4" />
          Prévoir un plan B
        </Button>
      )}
      {(isAsked || ifThen !== '') && (
        <Sentence
          label="Si cela revient, alors je…"
          max={WEEK_IF_THEN_MAX}
          value={ifThen}
          isNew={isAsked}
          placeholder="Si je n’ai pas filmé jeudi à 18 h, alors je filme une seule prise avec mon téléphone."
          onText={(text) => review.change((draft) => ({ ...draft, ifThen: text }))}
        />
      )}
      <Suspense fallback={null}>
        <StillTrue uid={user.uid} now={deviceNow} title="Le coach s’en souvient" />
      </Suspense>
    </div>
  )
}

interface SentenceProps {
  label: string
  max: number
  value: string
  placeholder?: string
  /** Just opened: takes the focus. */
  isNew?: boolean
  onText: (text: string) => void
}

function Sentence({ label, max, value, placeholder, isNew = false, onText }: SentenceProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isNew) field.current?.focus()
  }, [isNew])
  return (
    <TextAreaField
      label={label}
      value={value}
      maxLength={max}
      ref={field}
      placeholder={placeholder}
      className="min-h-24"
      error={value.length >= max ? `${max}\u00a0caractères au maximum.` : null}
      onChange={(event) => onText(event.target.value)}
    />
  )
}
