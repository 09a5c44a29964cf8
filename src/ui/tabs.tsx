import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface TabsProps<Value extends string> {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: readonly {
    readonly value: Value
    readonly label: ReactNode
    /** The id of what the label shows beside the name. */
    readonly describedBy?: string
    /** Today among the days: told to a screen reader beside the name. */
    readonly isToday?: boolean
  }[]
  children: ReactNode
  className?: string
  listClassName?: string
  tabClassName?: string
  panelClassName?: string
  /** A menu at the side of the panel instead of a row above it. */
  isVertical?: boolean
}

/** Tabs beside or above one panel; the arrow keys move the focus, Enter or Space opens. */
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
  // Tab leaves the row from where the arrows led, and comes back to the open one.
  const [reached, setReached] = useState<Value | null>(null)
  const idOf = (of: Value) => `${id}-${of}`
  return (
    <div className={cn(isVertical && 'flex items-start gap-6', className)}>
      <div
        role="tablist"
        aria-label={label}
        aria-orientation={isVertical ? 'vertical' : undefined}
        className={cn(
          'flex gap-1',
          isVertical
            ? 'w-44 shrink-0 flex-col'
            : 'overflow-x-auto rounded-full border border-line bg-surface p-1',
          listClassName,
        )}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={idOf(tab.value)}
            tabIndex={tab.value === (reached ?? value) ? 0 : -1}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            aria-describedby={tab.describedBy}
            aria-current={tab.isToday ? 'date' : undefined}
            data-active={tab.value === value ? '' : undefined}
            onFocus={() => setReached(tab.value)}
            onBlur={() => setReached(null)}
            onKeyDown={(event) => moveFocus(event, isVertical)}
            onClick={() => tab.value !== value && onValueChange(tab.value)}
            className={cn(
              'inline-flex min-h-target shrink-0 items-center gap-2 text-small font-semibold text-muted transition-colors duration-quick hover:text-ink',
              isVertical
                ? 'justify-start rounded-field px-3 hover:bg-brand-soft data-[active]:bg-brand-soft data-[active]:text-brand-text'
                : 'grow justify-center rounded-full px-4 data-[active]:bg-brand data-[active]:text-on-brand',
              tabClassName,
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={idOf(value)}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Reached by Tab from the row, also when nothing in it can be.
        tabIndex={0}
        className={cn('outline-offset-4', isVertical && 'min-w-0 flex-1', panelClassName)}
      >
        {children}
      </div>
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>, isVertical: boolean) {
  const { key, currentTarget: tab } = event
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const at = tabs.indexOf(tab)
  const places: Readonly<Record<string, number>> = {
    Home: 0,
    End: -1,
    // Round and round.
    [isVertical ? 'ArrowDown' : 'ArrowRight']: (at + 1) % tabs.length,
    [isVertical ? 'ArrowUp' : 'ArrowLeft']: at - 1,
  }
  const next = places[key]
  if (next === undefined) return
  event.preventDefault()
  tabs.at(next)?.focus()
}
