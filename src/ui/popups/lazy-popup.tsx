import { Suspense, useState, type ComponentType } from 'react'
import { lazyWithPreload } from '@/lib/lazy-with-preload'

/** A popup whose code loads at its first opening, when `openProp` is set. It then stays mounted, for its closing animation. */
export function lazyPopup<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  openProp: keyof Props,
) {
  const Popup = lazyWithPreload(load)
  function LazyPopup(props: Props) {
    const isOpen = Boolean(props[openProp])
    const [wasOpen, setWasOpen] = useState(isOpen)
    if (isOpen && !wasOpen) setWasOpen(true)
    if (!wasOpen) return null
    return (
      <Suspense fallback={null}>
        <Popup {...props} />
      </Suspense>
    )
  }
  return Object.assign(LazyPopup, { preload: Popup.preload })
}
