import { useCallback, useMemo, useState } from 'react'

export interface TableReport {
  readonly count: number
  /** Number of candidates that the view hides. */
  readonly hidden: number
  /** The server has more candidates than were read. */
  readonly isPartial: boolean
  /** Its candidates are known, or it is too far from the window to be read. */
  readonly isRead: boolean
}

export type ReportTable = (tableId: string, report: TableReport | null) => void

/** The sum of the tables' reports. `tables`: how many have reported. */
export function useTableReports(): [TableReport & { readonly tables: number }, ReportTable] {
  const [reports, setReports] = useState<ReadonlyMap<string, TableReport>>(new Map())
  const report = useCallback<ReportTable>((tableId, next) => {
    setReports((all) => {
      const others = new Map(all)
      if (next) others.set(tableId, next)
      else others.delete(tableId)
      return others
    })
  }, [])
  const sum = useMemo(() => {
    const all = [...reports.values()]
    return {
      count: all.reduce((total, { count }) => total + count, 0),
      hidden: all.reduce((total, { hidden }) => total + hidden, 0),
      isPartial: all.some(({ isPartial }) => isPartial),
      isRead: all.every(({ isRead }) => isRead),
      tables: all.length,
    }
  }, [reports])
  return [sum, report]
}
