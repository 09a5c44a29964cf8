import { ArrowLeft, Check } from 'lucide-react'
import { use } from 'react'
import { SiteGoContext, SiteLink } from '@/components/frame/site-link'
import { wantPlanHere, wantPlanInNewAccount } from '@/data/plan-draft'
import { TRIAL_FREE_WORDS } from '@/domain/base/business'
import { paths } from '@/lib/paths'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { Button, buttonClass } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useSession } from '@/data/device/use-session'

interface PreviewActionsProps {
  /** The time from which the preview counts its dates. */
  seen: Date
  isReading: boolean
  isEmpty: boolean
  onBack: () => void
}

/** Buttons that write the plan: to the signed-in account, or after a sign-up. */
export function PreviewActions({ seen, isReading, isEmpty, onBack }: PreviewActionsProps) {
  const session = useSession()
  const isVisitor = session.status === 'signed-out'
  return (
    <>
      {session.status === 'unreachable' && (
        <Notice tone="warning" role="status" className="mb-4">
          Coach Boom ne répond pas encore&nbsp;: votre plan reste sur cet appareil. Rechargez la page dans un
          instant pour le créer.
        </Notice>
      )}
      {isEmpty && (
        <p id="rien-de-coche" role="status" className="mb-4 text-small font-semibold">
          Cochez au moins une ligne pour avoir un plan.
        </p>
      )}
      <div className="sticky bottom-0 -mx-4 mt-auto border-t border-line bg-canvas px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom,0px))] sm:mx-0 sm:px-0 [@media(height<24rem)]:static">
        <div className="flex items-center gap-1 sm:gap-3">
          <Button variant="ghost" size="lg" className="-ml-3 px-3" onClick={onBack}>
            <ArrowLeft aria-hidden className="size-5 max-[22.5rem]:hidden" />
            Retour
          </Button>
          <span className="flex-1" />
          {isVisitor ? (
            <ToSignUp seen={seen} isEmpty={isEmpty} />
          ) : (
            <Create seen={seen} isReading={isReading} isEmpty={isEmpty} />
          )}
        </div>
        {isVisitor && <VisitorNote />}
      </div>
    </>
  )
}

/** The dashboard writes the plan and offers an undo: `plan-arrival.tsx`. */
function Create({ seen, isReading, isEmpty }: Omit<PreviewActionsProps, 'onBack'>) {
  const session = useSession()
  const go = use(SiteGoContext)
  return (
    <Button
      size="lg"
      className="px-5"
      isBusy={isReading || session.status === 'unknown'}
      disabled={isReading || isEmpty || session.status !== 'signed-in'}
      aria-describedby={isEmpty ? 'rien-de-coche' : undefined}
      onClick={() => {
        wantPlanHere(seen)
        go(paths.dashboard)
      }}
    >
      <Check aria-hidden className="size-5" />
      Créer mon plan
    </Button>
  )
}

/** A full page load: without a network the browser's error page would replace the plan. */
function ToSignUp({ seen, isEmpty }: Pick<PreviewActionsProps, 'seen' | 'isEmpty'>) {
  const isOnline = useIsOnline()
  const isShut = isEmpty || !isOnline
  return (
    <SiteLink
      to={paths.signUp}
      aria-disabled={isShut || undefined}
      aria-describedby={isEmpty ? 'rien-de-coche' : 'compte-du-plan'}
      className={buttonClass({ size: 'lg' }, 'px-5')}
      onClick={(event) => {
        if (isShut) event.preventDefault()
        else wantPlanInNewAccount(new Date(), seen)
      }}
    >
      Créer mon compte
    </SiteLink>
  )
}

function VisitorNote() {
  const isOnline = useIsOnline()
  return (
    <p id="compte-du-plan" role="status" className="mt-2 text-fine text-muted">
      {isOnline ? (
        <>
          Votre plan y sera&nbsp;: {TRIAL_FREE_WORDS}, sans carte.{' '}
          <SiteLink to={paths.login} className="font-semibold text-ink underline underline-offset-4">
            J’ai déjà un compte
          </SiteLink>
        </>
      ) : (
        'Vous êtes hors ligne\u00a0: votre plan est gardé sur cet appareil. Créer un compte demande le réseau.'
      )}
    </p>
  )
}
