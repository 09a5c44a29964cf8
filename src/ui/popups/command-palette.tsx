import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

/** Near the top of a desktop, full screen on a phone. */
const PALETTE_BOX =
  'fixed inset-0 z-50 flex flex-col overflow-hidden bg-raised text-ink outline-none ' +
  'sm:inset-auto sm:top-[min(12dvh,7rem)] sm:left-1/2 sm:max-h-[min(38rem,calc(100dvh-2*min(12dvh,7rem)))] sm:w-[calc(100%-2rem)] sm:max-w-2xl sm:-translate-x-1/2 sm:rounded-card sm:border sm:border-line sm:shadow-pop'

interface PaletteDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

export function PaletteDialog({ isOpen, onClose, title, children }: PaletteDialogProps) {
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-scrim transition-opacity duration-quick data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
        />
        <Dialog.Popup
          finalFocus={() => !isFocusPlaced()}
          data-palette=""
          className={cn(
            PALETTE_BOX,
            'transition-[opacity,translate] duration-quick data-[ending-style]:opacity-0 data-[starting-style]:-translate-y-2 data-[starting-style]:opacity-0',
          )}
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Whether the screen opened by a command has taken the focus. */
function isFocusPlaced(): boolean {
  const { activeElement } = document
  return activeElement !== document.body && activeElement?.closest('[data-palette]') === null
}

interface PaletteItem {
  readonly id: string
  readonly label: string
}

interface PaletteGroup<Item> {
  readonly id: string
  readonly label: string
  readonly items: readonly Item[]
}

interface PaletteSearchProps<Item extends PaletteItem> {
  fieldLabel: string
  placeholder: string
  value: string
  onValueChange: (value: string) => void
  maxLength?: number
  groups: readonly PaletteGroup<Item>[]
  onChoose: (item: Item) => void
  draw: (item: Item) => ReactNode
  start: ReactNode
  end: ReactNode
  status: string
  /** Below the list: results that are loading or missing. */
  notes?: ReactNode
}

/** The focus stays in the field; arrow keys move through the results, Enter chooses, the first is preselected. */
export function PaletteSearch<Item extends PaletteItem>(props: PaletteSearchProps<Item>) {
  const { value, onValueChange, groups, onChoose } = props
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      autoHighlight="always"
      keepHighlight
      value={value}
      itemToStringValue={(item: Item) => item.label}
      onValueChange={(next, { reason }) => {
        // Choosing would write the label into the field.
        if (reason !== 'item-press') onValueChange(next)
      }}
    >
      <div className="flex items-center gap-1 border-b border-line pt-[env(safe-area-inset-top)] pr-2 pl-2 sm:pl-3">
        {props.start}
        <Autocomplete.Input
          aria-label={props.fieldLabel}
          placeholder={props.placeholder}
          enterKeyHint="go"
          spellCheck={false}
          className="min-h-15 w-0 flex-1 bg-transparent px-2 text-heading text-ink outline-none placeholder:text-muted"
        />
        {props.end}
      </div>
      <div className="min-h-0 flex-1 [scroll-padding-block:0.5rem] overflow-y-auto overscroll-contain">
        <Autocomplete.List aria-label={props.fieldLabel} className="px-2 pb-2 data-[empty]:hidden">
          {(group: PaletteGroup<Item>) => (
            <Autocomplete.Group key={group.id} items={group.items} className="py-1.5">
              <Autocomplete.GroupLabel className="px-3 pt-2 pb-1.5 text-fine font-semibold text-muted">
                {group.label}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: Item) => (
                  <Autocomplete.Item
                    key={item.id}
                    value={item}
                    onClick={() => onChoose(item)}
                    className="group flex min-h-12 cursor-pointer items-center gap-3 rounded-field px-3 py-1.5 text-small outline-none select-none active:bg-pressed data-highlighted:bg-hover sm:min-h-target"
                  >
                    {props.draw(item)}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
        {props.notes}
        <Autocomplete.Status className="sr-only">{props.status}</Autocomplete.Status>
      </div>
    </Autocomplete.Root>
  )
}
