import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { Fragment, useState, type FocusEvent, type ReactNode } from 'react'

interface MenuItem {
  readonly key: string
  readonly label: ReactNode
  readonly onSelect: () => void
  readonly isDisabled?: boolean
  readonly isChecked?: boolean
  /** Two in a row, so that a long menu fits a phone. */
  readonly isHalf?: boolean
  readonly startsGroup?: boolean
}

interface AnchoredMenuProps {
  label: string
  /** null while closed. */
  anchor: HTMLElement | null
  onClose: () => void
  /** Focus target on closing, if not the button (which may be about to unmount). */
  focusAfter?: () => HTMLElement | null
  items: readonly MenuItem[]
}

export function MenuPopup({ label, anchor, onClose, focusAfter, items }: AnchoredMenuProps) {
  // Rendered in the button's main landmark, so that landmark navigation reaches it.
  const [landmark, setLandmark] = useState<HTMLElement | null>(null)
  const found = anchor?.closest('main')
  if (found && found !== landmark) setLandmark(found)

  return (
    <Base.Root
      open={anchor !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Base.Portal container={landmark ?? undefined}>
        <Base.Positioner anchor={anchor} sideOffset={6} collisionPadding={8} align="end" className="z-50">
          <Base.Popup
            aria-label={label}
            finalFocus={() => focusAfter?.() ?? anchor}
            onFocus={focusFirstItem}
            className={popupClass}
          >
            <p aria-hidden className="col-span-2 px-3 pt-2 pb-1 text-fine font-semibold text-muted">
              {label}
            </p>
            <Items items={items} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** Opened by keyboard, the menu focuses its first item; by mouse, none. */
function focusFirstItem({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget || !currentTarget.matches(':focus-visible')) return
  currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')?.focus()
}

const popupClass =
  'scroll-cue max-h-[min(max(60dvh,24rem),var(--available-height))] min-w-44 grid-cols-2 overflow-y-auto has-data-half:grid rounded-field border border-line bg-raised p-1 text-ink shadow-pop outline-none'

function Items({ items }: { items: readonly MenuItem[] }) {
  return items.map((item) => (
    <Fragment key={item.key}>
      {item.startsGroup && <Base.Separator className="col-span-2 my-1 h-px bg-line" />}
      <Item item={item} />
    </Fragment>
  ))
}

function Item({ item }: { item: MenuItem }) {
  return item.isChecked === undefined ? (
    <Base.Item
      disabled={item.isDisabled ?? false}
      onClick={item.onSelect}
      {...(item.isHalf && { 'data-half': '' })}
      className={itemClass}
    >
      {item.label}
    </Base.Item>
  ) : (
    <Base.CheckboxItem checked={item.isChecked} closeOnClick onClick={item.onSelect} className={itemClass}>
      {item.label}
      <Base.CheckboxItemIndicator className="ml-auto pl-4 text-ink">
        <Check aria-hidden className="size-4" />
      </Base.CheckboxItemIndicator>
    </Base.CheckboxItem>
  )
}

const itemClass =
  'not-data-half:col-span-2 flex min-h-target cursor-pointer items-center rounded-inner px-3 text-small -outline-offset-3 data-[disabled]:opacity-50 data-[highlighted]:bg-hover active:bg-pressed'
