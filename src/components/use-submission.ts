import { useRef, useState } from 'react'
import { AppError, codeOf, type AppErrorCode } from '@/domain/base/errors'

/** One run at a time, however often the form is submitted. */
export function useSubmission() {
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  async function run(
    work: () => Promise<void>,
    onFailure: (code: AppErrorCode, retryAfterSeconds: number | null) => void,
  ): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    try {
      await work()
    } catch (thrown) {
      onFailure(codeOf(thrown), thrown instanceof AppError ? thrown.retryAfterSeconds : null)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return { isBusy, run }
}
