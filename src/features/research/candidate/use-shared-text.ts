import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PASTED_MAX } from '@/domain/base/text/pasted'
import { isBlank } from '@/domain/base/text/visible-text'

/** Passes on, once, the text that another app shared (`share_target` of the manifest); not again after a reload or Back. */
export function useSharedText(onShared: (text: string) => void): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  const text = useMemo(() => sharedText(search), [search])
  const taken = useRef('')

  const take = useEffectEvent(() => {
    if (taken.current === search) return
    taken.current = search
    void navigate('.', { replace: true, preventScrollReset: true })
    onShared(text)
  })

  useEffect(() => {
    if (text !== '') take()
  }, [text])
}

/** Apps often put the address into the text instead of its own field, and repeat the title in the text. */
export function sharedText(search: string): string {
  const query = new URLSearchParams(search)
  const [title = '', text = '', url = ''] = ['title', 'text', 'url'].map((name) => query.get(name)?.trim())
  const parts = [text.includes(title) ? '' : title, text, text.includes(url) ? '' : url]
  return parts
    .filter((part) => !isBlank(part))
    .join('\n')
    .slice(0, PASTED_MAX)
}
