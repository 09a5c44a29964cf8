import type { NextSteps } from '@/components/guidance/use-guidance'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { Button } from '@/ui/button'
import { UnreadNotice } from '@/components/guidance/unread-notice'

/** Three cases: all steps put off, no data without a network, or an error. */
export function NoStep({ next }: { next: NextSteps }) {
  const isOnline = useIsOnline()
  if (next.isAllPutOff) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 pb-1">
        <p className="min-w-0 flex-1 basis-56 text-body">{'Plus rien pour aujourd’hui. À demain\u00a0!'}</p>
        <Button variant="secondary" onClick={next.resume}>
          Les revoir
        </Button>
      </div>
    )
  }
  if (!isOnline) {
    return (
      <p className="pb-1 text-body">
        Vous êtes hors ligne, et votre travail n’est pas encore sur cet appareil. La prochaine étape
        s’affichera au retour du réseau.
      </p>
    )
  }
  if (next.unread.length > 0) return <UnreadNotice unread={next.unread} onRetry={next.retry} />
  return (
    <p className="pb-1 text-body">Votre travail tarde à arriver. La prochaine étape s’affichera avec lui.</p>
  )
}
