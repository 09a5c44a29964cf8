import { createContext, type ReactNode } from 'react'

/** Content at the top of every workplace, because the page below is inert. Apart from the dialog, which the frame need not load. */
export const OverlayHeadContext = createContext<ReactNode>(null)
