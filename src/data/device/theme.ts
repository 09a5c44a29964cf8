import { Listeners } from '@/domain/base/listeners'
import { readStored, writeStored } from './device-storage'

const THEMES = ['device', 'light', 'dark'] as const

/** `device`: the theme of the browser or the system. */
type Theme = (typeof THEMES)[number]

const KEY = 'theme'
const listeners = new Listeners()

function readTheme(): Theme {
  const stored = readStored(KEY)
  return THEMES.find((theme) => theme === stored) ?? 'device'
}

function deviceDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

/** Whether dark colours are on the screen. */
export function isDark(): boolean {
  const theme = readTheme()
  return theme === 'device' ? deviceDark().matches : theme === 'dark'
}

/** Calls `listener` when the theme on the screen may have changed. Returns the function that ends it. */
export function subscribeTheme(listener: () => void): () => void {
  const end = listeners.subscribe(listener)
  const query = deviceDark()
  query.addEventListener('change', listener)
  return () => {
    end()
    query.removeEventListener('change', listener)
  }
}

/** Shows a theme and stores it for the session's next pages: `vite/prerender/loader.js` sets it before anything is drawn. */
export function setTheme(theme: Theme): void {
  writeStored(KEY, theme === 'device' ? null : theme)
  if (theme === 'device') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  listeners.notify()
}
