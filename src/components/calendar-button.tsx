import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { serverNow } from '@/data/session/server-clock'
import { codeOfLoading } from '@/lib/can-load'
import { todoErrorText } from '@/lib/text/todo-error-text'
import { showToast } from '@/ui/toast'
import { Button } from '@/ui/button'
import { useSignedIn } from './signed-in-context'
import { useIsGone } from './use-is-gone'

export const CALENDAR_LABEL = 'Mettre dans mon calendrier'

/** Offers a calendar file: the person's own calendar does the reminding, and the app sends nothing. */
export function useCalendar(): { readonly isBusy: boolean; readonly take: () => Promise<void> } {
  const { user } = useSignedIn()
  const [isBusy, setIsBusy] = useState(false)
  const isGone = useIsGone()

  async function take() {
    setIsBusy(true)
    try {
      const { takeCalendar } = await import('./take-calendar')
      const given = await takeCalendar(user.uid, new Date(), serverNow())
      if (given === null) {
        showToast({ text: 'Rien à mettre dans votre calendrier\u00a0: il n’y a pas de tâche à venir.' })
      } else if (given === 'download') {
        showToast({ text: 'Votre navigateur a reçu le calendrier\u00a0: ouvrez-le avec votre agenda.' })
      }
    } catch (thrown) {
      showToast({
        text: todoErrorText('calendar', codeOfLoading(thrown)),
        tone: 'alert',
        action: { label: 'Réessayer', run: () => void take() },
      })
    } finally {
      if (!isGone.current) setIsBusy(false)
    }
  }
  return { isBusy, take }
}

export function CalendarButton() {
  const { isBusy, take } = useCalendar()
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void take()}>
      {!isBusy && <CalendarPlus aria-hidden className="size-4.5" />}
      {CALENDAR_LABEL}
    </Button>
  )
}
