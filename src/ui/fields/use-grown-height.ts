import { useLayoutEffect, type RefObject } from 'react'

/** For browsers without `field-sizing: content`. */
export function useGrownHeight(fieldRef: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const field = fieldRef.current
    if (!field || CSS.supports('field-sizing', 'content')) return
    field.style.height = 'auto'
    field.style.height = `${field.scrollHeight}px`
  }, [fieldRef, text])
}
