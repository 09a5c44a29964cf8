import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { Button } from '@/ui/button'
import { quoteOf } from './quotes'

/** `hasShop`: the person has a page that visitors can see. */
export function CoachSays({ hasShop }: { hasShop: boolean }) {
  const { deviceNow: now } = useSignedIn()
  const [skipped, setSkipped] = useState(0)
  return (
    <section
      aria-labelledby="coach-dit"
      className="flex items-center gap-2 rounded-card bg-brand-soft py-1.5 pr-2 pl-5"
    >
      <div className="min-w-0 flex-1 text-small text-pretty @4xl:text-body">
        <h2 id="coach-dit" className="inline font-bold">
          Coach Boom dit :
        </h2>{' '}
        <blockquote aria-live="polite" className="inline">
          {quoteOf(now, hasShop, skipped)}
        </blockquote>
      </div>
      <Button
        variant="ghost"
        aria-label="Une autre phrase"
        title="Une autre phrase"
        className="shrink-0 px-3 text-brand-text hover:bg-surface"
        onClick={() => {
          setSkipped((count) => count + 1)
        }}
      >
        <RotateCw aria-hidden className="size-4" />
      </Button>
    </section>
  )
}
