import { useEffect, useState, type RefObject } from 'react'

/** True once the element has come within 300 px of the window; null: not measured yet. */
export function useNearView(element: RefObject<HTMLElement | null>): boolean | null {
  const [isNear, setIsNear] = useState<boolean | null>(null)

  useEffect(() => {
    if (isNear === true || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        setIsNear(entries.some((entry) => entry.isIntersecting))
      },
      { rootMargin: '300px 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])

  return isNear
}
