export interface PanelProps {
  /** Closes the dialog before a navigation. */
  readonly onLeave: () => void
  readonly onOpenSubscription: () => void
}
