import { Suspense } from 'react'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import type { AnchoredMenuProps } from './menu-popup'
import { useWasOpen } from './use-was-open'

const MenuPopup = lazyWithPreload(() => import('./menu-popup').then((m) => m.MenuPopup))
export const preloadMenu = MenuPopup.preload

/**
 * One menu for all the rows of a long list: a menu in each of a thousand rows costs seconds to mount. What draws it is
 * loaded when it is first opened.
 */
export function AnchoredMenu(props: AnchoredMenuProps) {
  return useWasOpen(props.anchor !== null) ? (
    <Suspense fallback={null}>
      <MenuPopup {...props} />
    </Suspense>
  ) : null
}
