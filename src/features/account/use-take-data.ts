import { useState } from 'react'
import type { AppErrorCode } from '@/domain/base/errors'
import { useSignedIn } from '@/components/signed-in-context'
import { useLateOutcome } from '@/components/use-late-outcome'
import { archiveName, exportFiles, type ExportWords } from '@/domain/export/export-files'
import { giveFile } from '@/components/give-file'
import { formatDateAndTime } from '@/lib/text/format'
import { codeOfLoading } from '@/lib/can-load'
import { errorText } from '@/lib/text/error-text'
import { planFacts } from '@/lib/text/plan-facts'
import { archivedReceipts } from './payments/archived-receipts'
import { useBuyer } from './payments/use-buyer'

export const ARCHIVE_GIVEN = 'Votre navigateur a reçu l’archive.'

export type TakeDataState =
  | { readonly status: 'idle' | 'done' }
  | { readonly status: 'busy'; readonly read: number }
  | { readonly status: 'failed'; readonly code: AppErrorCode }

/** « Télécharger mes données »: reads everything, then downloads one archive, or none after an error. */
export function useTakeData(): { state: TakeDataState; start: () => void } {
  const { user, trial } = useSignedIn()
  const buyer = useBuyer()
  const [state, setState] = useState<TakeDataState>({ status: 'idle' })
  const sayLate = useLateOutcome()

  async function run() {
    setState({ status: 'busy', read: 0 })
    try {
      const [{ readEverything }, { readUser }, { zipFiles }] = await Promise.all([
        import('@/data/account/everything'),
        import('@/data/session/auth-client'),
        import('@/lib/zip-files'),
      ])
      const content = await readEverything(user, (read) => setState({ status: 'busy', read }))
      // No file may be downloaded after a sign-out, also in another tab. Closing the dialog cancels nothing.
      if ((await readUser())?.uid !== user.uid) return
      const now = new Date()
      const words: ExportWords = {
        moment: formatDateAndTime,
        factsOf: (plan) => planFacts(plan, buyer.fullName),
        ...archivedReceipts(trial, buyer, now),
      }
      const archive = zipFiles(exportFiles(content, words, now), now)
      const given = await giveFile(archiveName(now), archive.type, archive)
      setState({ status: given === 'given-up' ? 'idle' : 'done' })
      if (given !== 'given-up') sayLate(ARCHIVE_GIVEN, 'info')
    } catch (thrown) {
      const code = codeOfLoading(thrown)
      setState({ status: 'failed', code })
      sayLate(errorText('takeData', code), 'alert')
    }
  }

  return {
    state,
    start: () => {
      if (state.status !== 'busy') void run()
    },
  }
}
