import { NOT_NOTED_WORDS } from '@/domain/sales-tests/noted'

/** « — », which a screen reader says as « non noté ». */
export function NotNoted() {
  return (
    <>
      <span aria-hidden className="text-muted" title={NOT_NOTED_WORDS}>
        —
      </span>
      <span className="sr-only">{NOT_NOTED_WORDS}</span>
    </>
  )
}
