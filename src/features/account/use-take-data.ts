import { useState } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { useIsGone } from '@/components/use-is-gone'
import { AppError, type AppErrorCode } from '@/domain/base/errors'
import { archiveName, exportFiles, type ExportWords } from '@/domain/export/export-files'
import { giveFile } from '@/components/give-file'
import { formatDateAndTime } from '@/lib/text/format'
import { planFacts } from '@/lib/text/plan-facts'

export type TakeDataState =
  | { readonly status: 'idle' | 'done' }
  | { readonly status: 'busy'; readonly read: number }
  | { readonly status: 'failed'; readonly code: AppErrorCode }

/** « Télécharger mes données »: reads everything, then downloads one archive, or none after an error. */
export function useTakeData(): { state: TakeDataState; start: () => void } {
  const { user, profile } = useSignedIn()
  const author = profile.status === 'ready' ? (profile.value?.fullName ?? '') : ''
  const [state, setState] = useState<TakeDataState>({ status: 'idle' })
  const isGone = useIsGone()

  async function run() {
    setState({ status: 'busy', read: 0 })
    try {
      const [{ readEverything }, { zipFiles }] = await Promise.all([
        import('@/data/account/everything'),
        import('@/lib/zip-files'),
      ])
      const content = await readEverything(user, (read) => setState({ status: 'busy', read }))
      // Closing the dialog cancels the export: no file may be downloaded after a sign-out.
      if (isGone.current) return
      const now = new Date()
      const words: ExportWords = { moment: formatDateAndTime, factsOf: (plan) => planFacts(plan, author) }
      const archive = zipFiles(exportFiles(content, words, now), now)
      const given = await giveFile(archiveName(now), archive.type, archive)
      setState({ status: given === 'given-up' ? 'idle' : 'done' })
    } catch (thrown) {
      setState({ status: 'failed', code: codeOf(thrown) })
    }
  }

  return {
    state,
    start: () => {
      if (state.status !== 'busy') void run()
    },
  }
}

function codeOf(thrown: unknown): AppErrorCode {
  if (thrown instanceof AppError) return thrown.code
  return navigator.onLine ? 'unknown' : 'network/offline'
}
