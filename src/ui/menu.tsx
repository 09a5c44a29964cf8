import { lazy, Suspense } from 'react'
import type { AnchoredMenuProps } from './menu-popup'
import { useWasOpen } from './use-was-open'

const MenuPopup = lazy(() => import('./menu-popup').then((m) => ({ default: m.MenuPopup })))

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
