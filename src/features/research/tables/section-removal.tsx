import { useState } from 'react'
import { offerUndo } from '@/components/offer-undo'
import { discardSection, heldLinks } from '@/data/research/held'
import { removeSection } from '@/data/research/sections'
import { keepNote } from '@/data/research/typed-notes'
import { useEntries } from '@/data/sync/use-live'
import { codeOf } from '@/domain/base/errors'
import { errorText } from '@/lib/text/error-text'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/popups/confirm-dialog'
import { showToast } from '@/ui/toast'
import { useResearch } from '../research-context'
import type { ResearchTable } from './research-tables'
import { nameButtonId } from '../row-ids'

interface SectionRemovalProps {
  table: ResearchTable
  /** Number of links that are deleted too; null: unknown. */
  count: number | null
  isRemoving: boolean
  onRemoving: (isRemoving: boolean) => void
}

/** Discards an unsaved section (with an undo), or deletes a saved one after a question. */
export function SectionRemoval({ table, count, isRemoving, onRemoving }: SectionRemovalProps) {
  const { uid } = useResearch()
  const [isAsking, setIsAsking] = useState(false)
  const drafts = heldLinks(useEntries(uid)).filter(({ sectionId }) => sectionId === table.id).length
  const { section } = table

  if (!section || !table.isStored) {
    return (
      <Button
        variant="ghost"
        className="text-muted max-sm:px-2 max-sm:text-fine"
        onClick={() => offerUndo('Tableau abandonné', discardSection(uid, table.id))}
      >
        Abandonner le tableau
      </Button>
    )
  }

  function remove(of: NonNullable<typeof section>) {
    setIsAsking(false)
    onRemoving(true)
    // Before the section is gone: drafts of a section that was deleted elsewhere are moved.
    const putBack = discardSection(uid, of.id)
    removeSection(of)
      .then((candidates) => {
        for (const id of candidates) keepNote(uid, { id, sectionId: of.id }, {})
      })
      .catch((thrown: unknown) => {
        putBack()
        console.warn('The links of a section could not be read', thrown)
        showToast({ text: errorText('sectionDelete', codeOf(thrown)), tone: 'alert' })
      })
      .finally(() => onRemoving(false))
  }

  return (
    <>
      <Button
        variant="ghost"
        className="px-3 text-muted hover:text-ink"
        aria-describedby={nameButtonId(table.id)}
        aria-disabled={isRemoving}
        onClick={() => setIsAsking(!isRemoving)}
      >
        Supprimer
        <span className="sr-only"> le tableau</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Supprimer le tableau"
        confirmLabel="Supprimer le tableau"
        cancelLabel="Annuler"
        tone="danger"
        onConfirm={() => remove(section)}
      >
        {`${removalSentence(table.name, count, drafts)} Cette suppression est irréversible.`}
      </ConfirmDialog>
    </>
  )
}

/** `drafts`: number of links that wait for « Sauvegarder ». */
function removalSentence(name: string, count: number | null, drafts: number): string {
  const products =
    count === null ? 'tous ses produits' : count === 1 ? 'son produit' : `ses ${count} produits`
  const links = drafts === 1 ? 'son lien à enregistrer' : `ses ${drafts} liens à enregistrer`
  const removed = [
    `«\u00a0${name}\u00a0»`,
    ...(count === 0 ? [] : [products]),
    ...(drafts === 0 ? [] : [links]),
  ]
  const last = removed.at(-1) ?? ''
  if (removed.length === 1) return `${last} sera supprimé.`
  return `${removed.slice(0, -1).join(', ')} et ${last} seront supprimés.`
}
