import { useState } from 'react'
import { useIdleLoad } from '@/components/use-idle-load'
import { useIsGone } from '@/components/use-is-gone'
import { useSignedIn } from '@/components/signed-in-context'
import { profileQuery } from '@/data/profile'
import { allCandidatesQuery, heldCandidatesQuery } from '@/data/research/candidate-lists'
import { allSectionsQuery } from '@/data/research/section-lists'
import { readLive, readNow, readQuery } from '@/data/sync/read-once'
import { localDateOf } from '@/domain/base/time/local-date'
import { sellerOf } from '@/domain/money/seller'
import { codeOf, type AppErrorCode } from '@/domain/base/errors'
import { giveFile } from '@/components/give-file'
import type { ExportTable } from '../tables/export-tables'

const loadExport = () => import('../tables/export-tables')

export type ExportState =
  | { readonly status: 'idle' | 'done' }
  | { readonly status: 'reading'; readonly done: number; readonly total: number }
  | { readonly status: 'failed'; readonly code: AppErrorCode }

interface ExportRequest {
  uid: string
  /** Of the screen. */
  tables: readonly ExportTable[]
}

/** « Exporter en CSV »: reads everything, then gives one file, or none. */
export function useExport({ uid, tables }: ExportRequest): {
  state: ExportState
  start: () => void
} {
  const [state, setState] = useState<ExportState>({ status: 'idle' })
  const isGone = useIsGone()
  useIdleLoad(loadExport, true)
  const { deviceNow } = useSignedIn()

  async function run() {
    setState({ status: 'reading', done: 0, total: tables.length })
    try {
      const { exportFileName, exportTables, wholeTables } = await loadExport()
      // The screen's list may be a part, old, or without the sections that have no creation date.
      const all = wholeTables(tables, await readLive(uid, allSectionsQuery(uid)))
      const profile = await readNow(uid, profileQuery(uid))
      const csv = await exportTables(
        all,
        { seller: sellerOf(profile), today: localDateOf(deviceNow) },
        {
          stored: (sectionId) => readLive(uid, allCandidatesQuery(uid, sectionId)),
          held: (sectionId) => readQuery(uid, heldCandidatesQuery(uid, sectionId)),
        },
        (done) =>
          // A table in flight when another one fails still arrives.
          setState((now) =>
            now.status === 'reading' ? { status: 'reading', done, total: all.length } : now,
          ),
      )
      // A person who left the screen has cancelled the export.
      if (isGone.current) return
      const given = await giveFile(exportFileName(new Date()), 'text/csv', csv)
      setState({ status: given === 'given-up' ? 'idle' : 'done' })
    } catch (thrown) {
      setState({ status: 'failed', code: codeOf(thrown) })
    }
  }

  return {
    state,
    start: () => {
      if (state.status !== 'reading') void run()
    },
  }
}
