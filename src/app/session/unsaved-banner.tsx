import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { OfflineBanner } from '@/components/frame/offline-banner'
import { useSignedIn } from '@/components/signed-in-context'
import { useEntries } from '@/data/sync/use-live'
import { formatSince } from '@/lib/text/format'
import { lazyPopup } from '@/ui/popups/lazy-popup'
import { OverlayBoundary } from '@/app/faults/overlay-boundary'

const UnsavedList = lazyPopup(
  () => import('@/components/work/unsaved-list').then((m) => m.UnsavedList),
  'isOpen',
)

/** Above every screen: offline, or changes were refused; both link to the list of unsaved work. */
export function UnsavedBanner() {
  const { user, profile, deviceNow } = useSignedIn()
  const { uid } = user
  const refused = useEntries(uid).filter(({ fault }) => fault !== null).length
  // Every signed-in page follows the profile.
  const since = profile.status === 'ready' && !profile.isLive ? profile.since : null
  const [isOpen, setIsOpen] = useState(false)
  const open = (label: string) => (
    <button
      type="button"
      className="-my-3 ml-2 min-h-target font-semibold underline underline-offset-4"
      onClick={() => setIsOpen(true)}
    >
      {label}
    </button>
  )
  return (
    <>
      <OfflineBanner
        since={since === null ? null : () => formatSince(new Date(since), deviceNow)}
        action={refused === 0 && open('Voir ce qui attend')}
      />
      <div role="status" className="print:hidden">
        {refused > 0 && (
          <p className="flex items-start justify-center gap-2 border-b border-line bg-danger-soft px-4 py-2 text-small text-danger">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>
              {refused === 1
                ? 'Un changement n’est pas enregistré'
                : `${refused} changements ne sont pas enregistrés`}
              {open('Ouvrir la liste')}
            </span>
          </p>
        )}
      </div>
      <OverlayBoundary onFailure={() => setIsOpen(false)}>
        <UnsavedList uid={uid} isOpen={isOpen} onOpenChange={setIsOpen} />
      </OverlayBoundary>
    </>
  )
}
