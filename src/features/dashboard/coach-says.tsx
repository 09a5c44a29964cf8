import { Quote, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { quoteOf } from './quotes'

export function CoachSays() {
  const { deviceNow: now } = useSignedIn()
  const [skipped, setSkipped] = useState(0)
  return (
    <Card aria-labelledby="coach-dit" className="relative flex flex-col gap-3 bg-brand-soft">
      <Quote
        aria-hidden
        className="absolute top-4 right-5 size-10 rotate-180 fill-current text-brand opacity-15"
        strokeWidth={0}
      />
      <h2 id="coach-dit" className="text-small font-bold text-brand-text">
        Coach Boom dit :
      </h2>
      <blockquote
        aria-live="polite"
        className="flex-1 font-display text-heading leading-snug font-semibold text-pretty"
      >
        {quoteOf(now, skipped)}
      </blockquote>
      <Button
        variant="ghost"
        className="-mb-2 -ml-4 self-start text-brand-text hover:bg-surface"
        onClick={() => {
          setSkipped((count) => count + 1)
        }}
      >
        <RotateCw aria-hidden className="size-4" />
        Une autre
      </Button>
    </Card>
  )
}
