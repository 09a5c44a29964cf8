import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

const MARGIN_PX = 300

/** True once the element has come within 300 px of the window; null: not measured yet. The first drawing knows it before it is shown. */
export function useNearView(element: RefObject<HTMLElement | null>): boolean | null {
  const [isNear, setIsNear] = useState<boolean | null>(null)

  useLayoutEffect(() => {
    const place = element.current?.getBoundingClientRect()
    // oxlint-disable-next-line react/set-state-in-effect -- only the drawn element has a place; the second drawing comes before the first paint
    if (place && place.top < window.innerHeight + MARGIN_PX && place.bottom > -MARGIN_PX) setIsNear(true)
  }, [element])

  useEffect(() => {
    if (isNear === true || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        setIsNear(entries.some((entry) => entry.isIntersecting))
      },
      { rootMargin: `${MARGIN_PX}px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])

  return isNear
}
