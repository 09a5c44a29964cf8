import { Notice } from '@/ui/notice'

/** One form per page: its wrong field has `aria-describedby` this banner. */
export const FAULT_ID = 'ce-qui-ne-va-pas'

/** The red banner above a form: one error at a time. */
export function FaultBanner({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <Notice id={FAULT_ID} tone="danger" role="alert">
      {text}
    </Notice>
  )
}
