/** Callbacks of the dialog for its tabs. */
export interface PanelProps {
  /** Closes the dialog before a navigation. */
  readonly onLeave: () => void
  readonly onOpenSubscription: () => void
}
