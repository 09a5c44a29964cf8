import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { readFields, type Fields } from '@/domain/base/read-field'

/** Under an entry that says so is the page that it lies over: closing goes back to it, after a reload too. */
interface Mark {
  readonly isOver?: true
}

/** What takes the place of an overlay lies over the same page. */
export function overlayMark(state: unknown): Mark {
  return readFields(state)?.['isOver'] === true ? { isOver: true } : {}
}

/**
 * What lies over a page, as an entry of the history without an address of its own: Back closes it.
 * `parse` reads what the history holds, which comes from outside: it outlives versions of the app.
 */
export function useOverlayEntry<T>(parse: (fields: Fields) => T | null) {
  const location: Location<unknown> = useLocation()
  const navigate = useNavigate()
  const { state } = location
  const entry = useMemo(() => {
    const fields = readFields(state)
    return fields && parse(fields)
  }, [state, parse])

  const here = useRef(location)
  useEffect(() => {
    here.current = location
  }, [location])

  /** What lies over the page already stays, under what comes. */
  const open = useCallback(
    (fields: Fields) => {
      const { pathname, search, hash, state: below } = here.current
      const next = { ...readFields(below), ...fields, isOver: true }
      void navigate({ pathname, search, hash }, { state: next, preventScrollReset: true })
    },
    [navigate],
  )

  /** Opened on the way to this page, it has no page under it: the page takes its place. */
  const close = useCallback(() => {
    const { pathname, search, hash, state: mine } = here.current
    if (overlayMark(mine).isOver) void navigate(-1)
    else void navigate({ pathname, search, hash }, { replace: true, state: null, preventScrollReset: true })
  }, [navigate])

  return { entry, open, close }
}
