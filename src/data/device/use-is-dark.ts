import { useSyncExternalStore } from 'react'
import { isDark, subscribeTheme } from './theme'

export function useIsDark(): boolean {
  return useSyncExternalStore(subscribeTheme, isDark)
}
