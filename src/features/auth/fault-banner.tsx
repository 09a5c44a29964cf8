import { Notice } from '@/ui/notice'

/** The red banner above a form: everything that is wrong with it is said here, one thing at a time. */
export function FaultBanner({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <Notice tone="danger" role="alert">
      {text}
    </Notice>
  )
}
