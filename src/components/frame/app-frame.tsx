import { Skeleton } from '@/ui/skeleton'
import { BrandMark } from './brand-logo'

/** Frame while the session is unknown: no landing page, nothing private, no control. Prerendered, so it shows at once. */
export function AppFrame() {
  return (
    <div className="flex min-h-dvh flex-col pb-(--shell-bottom)">
      <div className="z-20 border-b border-line bg-surface">
        <div className="mx-auto flex h-(--shell-top) max-w-page items-center px-4 sm:px-6">
          <BrandMark />
        </div>
      </div>
      <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6 sm:py-8">
        <ScreenFrame />
      </div>
      <div
        data-bottom-bar
        className="fixed inset-x-0 bottom-0 min-h-15 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
      />
    </div>
  )
}

export function ScreenFrame() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Chargement de Coach Boom</span>
      <Skeleton className="h-8 w-56 max-w-full" />
      <Skeleton className="h-28" />
      <Skeleton className="h-64" />
    </div>
  )
}
