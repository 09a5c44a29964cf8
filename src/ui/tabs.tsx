import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface TabsProps<Value extends string> {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: readonly {
    readonly value: Value
    readonly label: ReactNode
    readonly describedBy?: string
    /** Today: announced by screen readers after the name. */
    readonly isToday?: boolean
  }[]
  children: ReactNode
  className?: string
  listClassName?: string
  tabClassName?: string
  panelClassName?: string
  /** Tabs at the side of the panel instead of a row above it. */
  isVertical?: boolean
}

/** Tabs with one panel; arrow keys move the focus, Enter or Space opens. Base UI's tabs would be 12 kB of a cold `/todos`. */
export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  tabs,
  children,
  className,
  listClassName,
  tabClassName,
  panelClassName,
  isVertical = false,
}: TabsProps<Value>) {
  const id = useId()
  return (
    <div className={cn(isVertical && 'flex items-start gap-6', className)}>
      <div
        role="tablist"
        aria-label={label}
        aria-orientation={isVertical ? 'vertical' : undefined}
        className={cn(
          'flex gap-1 print:hidden',
          isVertical
            ? 'w-44 shrink-0 flex-col'
            : 'overflow-x-auto rounded-full border border-line bg-surface p-1',
          listClassName,
        )}
      >
        {tabs.map((tab) => {
          const isActive = tab.value === value
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={isActive}
              aria-controls={isActive ? id : undefined}
              aria-describedby={tab.describedBy}
              aria-current={tab.isToday ? 'date' : undefined}
              tabIndex={isActive ? 0 : -1}
              onClick={() => onValueChange(tab.value)}
              onKeyDown={(event) => moveFocus(event, isVertical)}
              className={cn(
                'inline-flex min-h-target shrink-0 items-center gap-2 text-small font-semibold text-muted transition-colors duration-quick hover:text-ink',
                isVertical
                  ? 'justify-start rounded-field px-3 hover:bg-hover active:bg-pressed aria-selected:bg-selected aria-selected:text-ink'
                  : 'grow justify-center rounded-full px-4 hover:bg-hover active:bg-pressed aria-selected:bg-ink aria-selected:text-canvas',
                tabClassName,
              )}
            >
              {tab.label}
            </button>
          )
        })}
      </div>
      <div
        role="tabpanel"
        id={id}
        aria-labelledby={`${id}-${value}`}
        // Not a tab stop: every panel has controls, and a browser that focuses a tall panel scrolls to its middle.
        className={cn(isVertical && 'min-w-0 flex-1', panelClassName)}
      >
        {children}
      </div>
    </div>
  )
}

/** Moves the focus among the tabs, round at both ends; Home and End too. */
function moveFocus(event: KeyboardEvent<HTMLElement>, isVertical: boolean) {
  const tab = event.currentTarget
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const at = tabs.indexOf(tab)
  const places = new Map([
    [isVertical ? 'ArrowUp' : 'ArrowLeft', at - 1],
    [isVertical ? 'ArrowDown' : 'ArrowRight', (at + 1) % tabs.length],
    ['Home', 0],
    ['End', -1],
  ])
  const place = places.get(event.key)
  if (place === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  tabs.at(place)?.focus()
}
