import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readFields, readText } from '@/domain/read-field'
import { paths, type EditorState } from '@/lib/paths'

/** The open editor is an entry of the history without an address of its own: Back closes it (decision 9). */
export function useEditorEntry() {
  const location = useLocation()
  const navigate = useNavigate()
  const state: unknown = location.state
  const entry = useMemo(() => parseEditorState(state), [state])
  const wasPushedHere = useRef(false)

  useEffect(() => {
    if (!entry) wasPushedHere.current = false
  }, [entry])

  const open = useCallback(
    (project: string, resume?: true) => {
      wasPushedHere.current = true
      const next: EditorState = { project, ...(resume && { resume }) }
      void navigate(paths.projects, { state: next, preventScrollReset: true })
    },
    [navigate],
  )

  const close = useCallback(() => {
    if (wasPushedHere.current) void navigate(-1)
    else void navigate(paths.projects, { replace: true, state: null, preventScrollReset: true })
  }, [navigate])

  return { entry, open, close }
}

/** What the history holds comes from outside: it outlives versions of the app. */
function parseEditorState(value: unknown): EditorState | null {
  const fields = readFields(value)
  const project = readText(fields?.['project'])
  if (!/^[\w-]{1,64}$/.test(project)) return null
  return { project, ...(fields?.['resume'] === true && { resume: true }) }
}
