import { lazy, Suspense, useState } from 'react'
import type { AnchoredMenuProps } from './menu-popup'

const MenuPopup = lazy(() => import('./menu-popup').then((m) => ({ default: m.MenuPopup })))

/**
 * One menu for all the rows of a long list: a menu in each of a thousand rows costs seconds to mount. What draws it is
 * loaded when it is first opened, and stays so that its closing is seen.
 */
export function AnchoredMenu(props: AnchoredMenuProps) {
  const [isUsed, setIsUsed] = useState(false)
  if (props.anchor !== null && !isUsed) setIsUsed(true)
  return isUsed ? (
    <Suspense fallback={null}>
      <MenuPopup {...props} />
    </Suspense>
  ) : null
}
