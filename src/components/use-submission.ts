import { useRef, useState } from 'react'
import { AppError, codeOf, type AppErrorCode } from '@/domain/base/errors'
import { useLateOutcome, type Outcome } from './use-late-outcome'

/**
 * One run at a time, however often the form is submitted. `work` and `onFailure` draw the outcome and return its sentence, which a toast
 * says if the component is gone by then.
 */
export function useSubmission() {
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const sayLate = useLateOutcome()

  async function run(
    work: () => Promise<Outcome>,
    onFailure: (code: AppErrorCode, retryAfterSeconds: number | null) => Outcome,
  ): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    try {
      sayLate(await work(), 'info')
    } catch (thrown) {
      const retryAfterSeconds = thrown instanceof AppError ? thrown.retryAfterSeconds : null
      sayLate(onFailure(codeOf(thrown), retryAfterSeconds), 'alert')
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return { isBusy, run }
}
