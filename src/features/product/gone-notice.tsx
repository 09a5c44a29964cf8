import { useNavigate } from 'react-router-dom'
import { addCandidates, putBack } from '@/data/research/research'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { mutate } from '@/data/sync/current'
import { addressText } from '@/domain/research/candidate-address'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { showToast } from '@/ui/toast'
import type { Sheet } from './use-sheet'

interface GoneNoticeProps {
  candidate: LiveCandidate
  sheet: Sheet
}

/** The product, or its section, was deleted while its page is open: what is typed stays, and can be kept as a new product of « Mes liens ». */
export function GoneNotice({ candidate, sheet }: GoneNoticeProps) {
  const navigate = useNavigate()

  function keep() {
    const { note, figures } = sheet.values
    const id = crypto.randomUUID()
    // A deleted section takes nothing, and the deleted document may be on its way to another device.
    const kept = { ...candidate, id, sectionId: null, note, figures }
    void mutate(addCandidates, putBack(kept))
    showToast({ text: 'Produit remis dans Mes liens' })
    void navigate(paths.product(addressText({ id, sectionId: null })), { replace: true })
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
