import { useEffect } from 'react'
import { readCommandsView, showCommands } from '@/components/frame/commands-view'
import { isHelpKeyOn } from '@/data/device/help-key'
import { isMac } from '@/lib/keys/is-mac'
import { viewOfKey } from './command-key'

/** Ctrl+K or ⌘K and `?`, on every signed-in screen. */
export function useCommandKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return
      const isTyping = isTextPlace(event.target)
      const view = viewOfKey(event, { isTyping, isMac: isMac(), isHelpKeyOn: isHelpKeyOn() })
      if (!view) return
      event.preventDefault()
      // An open question must be answered first.
      if (document.querySelector('[role="alertdialog"]')) return
      showCommands(readCommandsView() === view ? null : view)
    }
    window.addEventListener('keydown', listen)
    return () => {
      window.removeEventListener('keydown', listen)
      showCommands(null)
    }
  }, [])
}

const NO_TEXT = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])

function isTextPlace(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type)
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('textarea, select, [role="menu"] *')
}
