import type { Ref } from 'react'

export interface PanelProps {
  readonly onOpenSubscription: () => void
  /** The person came for the answers that hold for all products. */
  readonly isSellerAsked: boolean
  /** The head of these answers, which then has the focus. */
  readonly sellerFold: Ref<HTMLElement>
}
