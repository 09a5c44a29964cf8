import { useRef } from 'react'
import { giveUp } from '@/components/give-up'
import { syncOf } from '@/data/sync/current'
import { faultText, wordsOf } from '@/data/sync/entry-words'
import { waitingEntries, type Entry, type Wait } from '@/data/sync/entry'
import { useEntries } from '@/data/sync/use-live'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/popups/dialog'
import { showToast } from '@/ui/toast'

interface UnsavedListProps {
  uid: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function UnsavedList({ uid, isOpen, onOpenChange }: UnsavedListProps) {
  const entries = useEntries(uid)
  const waiting = waitingEntries(entries)
  const list = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Ce qui n'est pas enregistré"
      closeLabel="Fermer la liste"
    >
      <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        <p className="text-small text-muted">
          {entries.length === 0
            ? 'Tout est enregistré.'
            : 'Ce qui n’existe que sur cet appareil, dans l’ordre où vous l’avez fait.'}
        </p>
        {entries.length > 0 && (
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {entries.map((entry) => (
              <UnsavedEntry
                key={entry.number}
                entry={entry}
                wait={waiting.get(entry.number)}
                onDecided={() => list.current?.focus()}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

interface UnsavedEntryProps {
  entry: Entry
  wait: Wait | undefined
  onDecided: () => void
}

function UnsavedEntry({ entry, wait, onDecided }: UnsavedEntryProps) {
  const { uid, number, fault, isHeld } = entry
  const { says, text, isReadable, whenHeld } = wordsOf(entry)
  return (
    <li className="flex flex-col gap-2 py-3">
      <p dir="auto" className="font-medium wrap-anywhere">
        {says}
      </p>
      <p className={fault ? 'text-small text-danger' : 'text-small text-muted'}>
        {fault ? faultText(fault) : (whenHeld ?? (wait ? WAITS[wait] : 'Pas encore enregistré.'))}
      </p>
      {text !== null && (
        <textarea
          readOnly
          dir="auto"
          rows={3}
          aria-label={`Le texte de\u00a0: ${says}`}
          value={text}
          className="w-full rounded-field border border-line bg-surface px-3 py-2 text-small"
        />
      )}
      <span className="flex flex-wrap gap-2 empty:hidden">
        {fault && fault !== 'changed' && isReadable && (
          <Button
            variant="secondary"
            aria-label={`Réessayer\u00a0: ${says}`}
            onClick={() => void syncOf(uid).retry(number).then(onDecided)}
          >
            Réessayer
          </Button>
        )}
        {text !== null && (
          <Button variant="ghost" aria-label={`Copier\u00a0: ${says}`} onClick={() => void copy(text)}>
            Copier
          </Button>
        )}
        {(fault || isHeld || !isReadable) && (
          <Button
            variant="ghost"
            aria-label={`Abandonner\u00a0: ${says}`}
            onClick={() => {
              giveUp(uid, [number], isHeld)
              onDecided()
            }}
          >
            Abandonner
          </Button>
        )}
      </span>
    </li>
  )
}

const WAITS: Record<Wait, string> = {
  refused: 'Attend qu’un changement refusé soit enregistré ou abandonné.',
  held: 'Attend qu’un brouillon soit enregistré.',
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ text: 'Texte copié' })
  } catch {
    showToast({ text: 'La copie a été refusée par le navigateur.', tone: 'alert' })
  }
}
