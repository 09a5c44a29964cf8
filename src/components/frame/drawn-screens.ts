import type { LucideIcon } from 'lucide-react'
import { createContext, useContext } from 'react'
import type { OfferedScreen } from '@/lib/screens'

type Drawn = Readonly<Record<OfferedScreen, { readonly Icon: LucideIcon }>>

/** Icons of the screens, for links to them. Provided by the session layout. */
export const DrawnScreensContext = createContext<Drawn | null>(null)

export function useDrawnScreens(): Drawn {
  const drawn = useContext(DrawnScreensContext)
  if (!drawn) throw new Error('useDrawnScreens is used outside the signed-in layout')
  return drawn
}
