import { CircleCheck, CircleDashed } from 'lucide-react'
import { useId } from 'react'
import type { Signal } from '@/domain/launch/control/signals'
import { Card } from '@/ui/card'
import { PassageText } from './passage-text'

/** What an assistant that buys for a person looks for. */
export function Signals({ signals, text }: { signals: readonly Signal[]; text: string }) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="text-body font-bold">
        Ce que verra l'assistant d'un acheteur
      </h2>
      <ul aria-labelledby={id} className="flex flex-col gap-3">
        {signals.map(({ id: key, label, passage }) => (
          <li key={key} className="flex flex-col gap-1">
            <p className="flex items-center gap-2 text-small font-semibold">
              {passage ? (
                <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
              ) : (
                <CircleDashed aria-hidden className="size-4 shrink-0 text-warning" />
              )}
              {label}
              <span className={passage ? 'text-fine text-success' : 'text-fine text-warning'}>
                {passage ? 'trouvé' : 'non trouvé'}
              </span>
            </p>
            {passage && <PassageText text={text} passage={passage} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
