import { useState } from 'react'
import { focusHeading } from '@/components/frame/main-landmark'
import { TEXT_GIVEN_UP } from '@/components/give-up'
import { offerUndo } from '@/components/offer-undo'
import { keepNote, readNote, type TypedNote } from '@/data/research/typed-notes'
import { figureOf } from '@/domain/money/figures'
import { typedFields } from '@/domain/research/candidate-sheet'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

interface LostTextsProps {
  uid: string
  /** Id of a product that is not there. */
  id: string
}

/** Texts that were typed for a product that was then deleted. No field shows them: they can be copied or given up. */
export function LostTexts({ uid, id }: LostTextsProps) {
  const [kept, setKept] = useState(() => readNote(uid, id))
  if (!kept) return null

  function giveUp({ at, texts }: TypedNote) {
    keepNote(uid, at, {})
    setKept(null)
    focusHeading()
    offerUndo(TEXT_GIVEN_UP, () => {
      keepNote(uid, at, texts)
      setKept(readNote(uid, id))
    })
  }

  return (
    <Notice
      tone="warning"
      action={
        <Button variant="ghost" onClick={() => giveUp(kept)}>
          Abandonner
        </Button>
      }
    >
      <strong>Non enregistré</strong>
      {' · Vous aviez écrit pour ce produit\u00a0:'}
      <ul aria-label="Textes non enregistrés" className="mt-1 flex flex-col gap-1 text-ink">
        {typedFields(kept.texts).map(([field, text]) => (
          <li key={field} dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {`${field === 'note' ? 'Note' : figureOf(field).label}\u00a0: ${text}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
