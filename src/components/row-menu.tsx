import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { AnchoredMenu } from '@/ui/popups/menu'

/** The row whose button was pressed. The button has an id. */
export interface OpenedRow<Row> {
  readonly row: Row
  readonly anchor: HTMLElement
}

interface RowAction<Row> {
  readonly key: string
  readonly label: string
  readonly Icon: LucideIcon
  /** `focus` names the element that gets the focus by its id; default: the row's button. */
  readonly choose: (row: Row, focus: (id: string) => void) => void
}

interface RowMenuProps<Row> {
  label: string
  /** null while closed. */
  of: OpenedRow<Row> | null
  onClose: () => void
  actions: readonly RowAction<Row>[]
}

export function RowMenu<Row>({ label, of, onClose, actions }: RowMenuProps<Row>) {
  const [shown, setShown] = useState(of)
  const [focusAfter, setFocusAfter] = useState('')
  if (of && of !== shown) {
    setShown(of)
    // By its id, because a row that moves is mounted again.
    setFocusAfter(of.anchor.id)
  }
  return (
    <AnchoredMenu
      label={label}
      anchor={of?.anchor ?? null}
      onClose={onClose}
      focusAfter={() => document.getElementById(focusAfter)}
      items={actions.map(({ key, label: text, Icon, choose }) => ({
        key,
        label: (
          <>
            <Icon aria-hidden className="mr-2.5 size-4 text-muted" />
            {text}
          </>
        ),
        onSelect() {
          if (of) choose(of.row, setFocusAfter)
        },
      }))}
    />
  )
}
