import { staleFacts, type Fact } from '@/domain/coach/facts/facts'
import { formatDay } from '@/lib/text/format'
import { Button } from '@/ui/button'
import { forget, renew } from './memory-verbs'
import { useMemory } from './use-memory'

/**
 * « Toujours vrai ? » for the oldest fact that was not confirmed for 90 days, one at a time; nothing if there is none. `title`: for places
 * without a heading of their own.
 */
export function StillTrue({ uid, now, title }: { uid: string; now: Date; title?: string }) {
  const { memory } = useMemory(uid)
  const [fact] = staleFacts(memory.facts, now)
  if (!fact) return null
  return (
    <div className="flex flex-col gap-2 rounded-field border border-line p-3">
      {title && <h3 className="text-small font-bold">{title}</h3>}
      <p className="[overflow-wrap:anywhere]">
        <span className="font-medium">{fact.text}</span>{' '}
        <span className="text-fine text-muted">dit le {formatDay(fact.saidAt)}</span>
      </p>
      <StillTrueActions fact={fact} />
    </div>
  )
}

export function StillTrueActions({ fact }: { fact: Fact }) {
  return (
    <div
      role="group"
      aria-label={`Toujours vrai\u00a0? ${fact.text}`}
      className="flex flex-wrap items-center gap-x-2"
    >
      <span className="text-small font-semibold text-warning">Toujours vrai&nbsp;?</span>
      <Button variant="ghost" onClick={() => renew(fact)}>
        Oui
      </Button>
      <Button variant="ghost" onClick={() => forget(fact)}>
        Non
      </Button>
    </div>
  )
}
