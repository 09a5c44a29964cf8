import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { readFields, type Fields } from '@/domain/base/read-field'

/** Marks a history entry whose previous entry is the page below: closing navigates back, also after a reload. */
interface Mark {
  readonly isOver?: true
}

/** For an overlay that replaces another one over the same page. */
export function overlayMark(state: unknown): Mark {
  return readFields(state)?.['isOver'] === true ? { isOver: true } : {}
}

/** An overlay as a history entry without a URL: Back closes it. `parse` validates the state, which another version may have written. */
export function useOverlayEntry<T>(parse: (fields: Fields) => T | null) {
  const location: Location<unknown> = useLocation()
  const navigate = useNavigate()
  const { state } = location
  const entry = useMemo(() => {
    const fields = readFields(state)
    return fields && parse(fields)
  }, [state, parse])

  const here = useRef(location)
  /** A second press while the entry is being left would leave the page too. */
  const isLeaving = useRef(false)
  useEffect(() => {
    here.current = location
    isLeaving.current = false
  }, [location])

  /** The new entry includes the state of another overlay that is open already; a double click replaces its own. */
  const open = useCallback(
    (fields: Fields) => {
      const { pathname, search, hash, state: below } = here.current
      const replace = Object.keys(fields).every((key) => readFields(below)?.[key] !== undefined)
      const next = { ...readFields(below), ...fields, ...(replace ? overlayMark(below) : { isOver: true }) }
      here.current = { ...here.current, state: next }
      isLeaving.current = false
      void navigate({ pathname, search, hash }, { replace, state: next, preventScrollReset: true })
    },
    [navigate],
  )

  /** An overlay that was opened by a link has no page below it: the page replaces its entry. */
  const close = useCallback(() => {
    const { pathname, search, hash, state: mine } = here.current
    if (isLeaving.current) return
    isLeaving.current = true
    if (overlayMark(mine).isOver) void navigate(-1)
    else void navigate({ pathname, search, hash }, { replace: true, state: null, preventScrollReset: true })
  }, [navigate])

  return { entry, open, close }
}
