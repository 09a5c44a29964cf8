import { useCallback, useMemo, useState } from 'react'

interface TableReport {
  readonly count: number
  /** Number of candidates that the view hides. */
  readonly hidden: number
  /** The server has more candidates than were read. */
  readonly isPartial: boolean
  /** The table is too far from the window to be read: it may have any number. */
  readonly isUnread: boolean
}

export type ReportTable = (tableId: string, report: TableReport | null) => void

interface Reported {
  readonly count: number
  readonly hidden: number
  readonly isPartial: boolean
  /** Number of tables that are not read. */
  readonly unread: number
}

/** The sum of the tables' reports. */
export function useTableReports(): [Reported, ReportTable] {
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
      unread: all.filter(({ isUnread }) => isUnread).length,
    }
  }, [reports])
  return [sum, report]
}
