import { Suspense } from 'react'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import type { AnchoredMenuProps } from './menu-popup'
import { useWasOpen } from './use-was-open'

const MenuPopup = lazyWithPreload(() => import('./menu-popup').then((m) => m.MenuPopup))
export const preloadMenu = MenuPopup.preload

/** One menu for all rows of a long list: one per row of a thousand takes seconds to mount. Its code is loaded at the first opening. */
export function AnchoredMenu(props: AnchoredMenuProps) {
  return useWasOpen(props.anchor !== null) ? (
    <Suspense fallback={null}>
      <MenuPopup {...props} />
    </Suspense>
  ) : null
}
