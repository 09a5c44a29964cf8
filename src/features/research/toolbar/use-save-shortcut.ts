import { useEffect } from 'react'
import { isShortcut } from '@/lib/keys/shortcut-key'

/** Ctrl+S and ⌘S save unsaved work, and never the page as a file. */
export function useSaveShortcut(save: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event, 's')) return
      event.preventDefault()
      save()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [save])
}
