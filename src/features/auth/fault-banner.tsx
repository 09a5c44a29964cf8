import { Notice } from '@/ui/notice'

/** Of the only form on its page: the field that is wrong is described by it. */
export const FAULT_ID = 'ce-qui-ne-va-pas'

/** The red banner above a form: everything that is wrong with it is said here, one thing at a time. */
export function FaultBanner({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <Notice id={FAULT_ID} tone="danger" role="alert">
      {text}
    </Notice>
  )
}
