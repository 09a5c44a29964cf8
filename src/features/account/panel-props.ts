/** What a tab of the dialog can ask of it. */
export interface PanelProps {
  /** Closes the dialog for a page that opens behind it. */
  readonly onLeave: () => void
  readonly onOpenSubscription: () => void
}
