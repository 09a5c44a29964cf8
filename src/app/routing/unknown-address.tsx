import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { UNKNOWN_PAGE_TEXT } from '@/lib/unknown-page'
import { showToast } from '@/ui/toast'

/** An address of no screen leads to the start, which says why. */
export function UnknownAddress() {
  useEffect(() => {
    showToast({ text: UNKNOWN_PAGE_TEXT })
  }, [])
  return <Navigate to={paths.home} replace />
}
