import { useLayoutEffect, type RefObject } from 'react'

/** A text area as high as its text, where the browser does not know `field-sizing: content`. */
export function useGrownHeight(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const area = field.current
    if (!area || CSS.supports('field-sizing', 'content')) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight}px`
  }, [field, text])
}
