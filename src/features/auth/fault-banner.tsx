import { useLayoutEffect, useRef } from 'react'
import { Notice } from '@/ui/notice'

/** One form per page: its wrong field has `aria-describedby` this banner. */
export const FAULT_ID = 'ce-qui-ne-va-pas'

/** The red banner above a form: one error at a time, in view even if the form is longer than the screen. */
export function FaultBanner({ text }: { text: string | null }) {
  const banner = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    banner.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  if (text === null) return null
  return (
    <Notice ref={banner} id={FAULT_ID} tone="danger" role="alert">
      {text}
    </Notice>
  )
}
