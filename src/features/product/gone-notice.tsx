import { useNavigate } from 'react-router-dom'
import { focusHeading } from '@/components/frame/main-landmark'
import { addCandidates, putBack } from '@/data/research/research'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { keepNote } from '@/data/research/typed-notes'
import { giveUpChanges, mutate } from '@/data/sync/current'
import { addressText } from '@/domain/research/candidate-address'
import { unstorableTexts } from '@/domain/research/candidate-sheet'
import { candidatePath } from '@/domain/research/candidate-writes'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { showToast } from '@/ui/toast'
import type { Sheet } from './use-sheet'

interface GoneNoticeProps {
  uid: string
  candidate: LiveCandidate
  sheet: Sheet
}

/** The product, or its section, was deleted while its page is open: what is typed stays, and can be put back into « Mes liens ». */
export function GoneNotice({ uid, candidate, sheet }: GoneNoticeProps) {
  const navigate = useNavigate()

  function keep() {
    const { note, figures } = sheet.values
    // With its id a product of « Mes liens » keeps its address and its tests. In « Mes liens » a product of a section is a new one.
    const id = candidate.sectionId === null ? candidate.id : crypto.randomUUID()
    const kept = { ...candidate, id, sectionId: null, note, figures }
    // The changes of the deleted product would block the new one.
    giveUpChanges(uid, candidatePath(candidate), 'all')
    void mutate(addCandidates, putBack(kept))
    keepNote(uid, candidate, {})
    keepNote(uid, kept, unstorableTexts(sheet.texts))
    showToast({ text: 'Produit remis dans Mes liens' })
    if (id === candidate.id) focusHeading()
    else void navigate(paths.product(addressText({ id, sectionId: null })), { replace: true })
  }

  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <Button variant="secondary" onClick={keep}>
          Remettre dans Mes liens
        </Button>
      }
    >
      Ce produit vient d’être supprimé ailleurs. Vos textes et vos montants sont encore ici.
    </Notice>
  )
}
