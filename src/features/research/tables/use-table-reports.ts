import { useCallback, useMemo, useState } from 'react'

export interface TableReport {
  readonly count: number
  /** Number of candidates that the view hides. */
  readonly hidden: number
  /** The server has more candidates than were read. */
  readonly isPartial: boolean
}

export type ReportTable = (tableId: string, report: TableReport | null) => void

export function useTableReports(): [TableReport, ReportTable] {
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
    }
  }, [reports])
  return [sum, report]
}
