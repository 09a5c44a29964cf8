import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button'

interface MenuProps extends ButtonLook {
  /** The accessible name of the button that opens it. */
  label: string
  trigger: ReactNode
  items: readonly {
    readonly key: string
    readonly label: ReactNode
    readonly onSelect: () => void
    readonly isDisabled?: boolean
  }[]
}

export function Menu({ label, trigger, items, variant = 'ghost', size = 'icon' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger aria-label={label} className={buttonClass({ variant, size })}>
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-50">
          <Base.Popup className="max-h-[60dvh] min-w-44 overflow-y-auto rounded-field border border-line bg-raised p-1 text-ink shadow-pop outline-none">
            {items.map((item) => (
              <Base.Item
                key={item.key}
                disabled={item.isDisabled ?? false}
                onClick={item.onSelect}
                className="flex min-h-target cursor-pointer items-center rounded-lg px-3 text-small outline-none data-[disabled]:opacity-50 data-[highlighted]:bg-brand-soft"
              >
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
