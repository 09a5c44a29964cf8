import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
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

/** Tabs with one panel; arrow keys move the focus, Enter or Space opens. */
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
  return (
    <Base.Root
      value={value}
      orientation={isVertical ? 'vertical' : 'horizontal'}
      onValueChange={(next: Value) => {
        onValueChange(next)
      }}
      className={cn(isVertical && 'flex items-start gap-6', className)}
    >
      <Base.List
        aria-label={label}
        className={cn(
          'flex gap-1 print:hidden',
          isVertical
            ? 'w-44 shrink-0 flex-col'
            : 'overflow-x-auto rounded-full border border-line bg-surface p-1',
          listClassName,
        )}
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            aria-describedby={tab.describedBy}
            aria-current={tab.isToday ? 'date' : undefined}
            className={cn(
              'inline-flex min-h-target shrink-0 items-center gap-2 text-small font-semibold text-muted transition-colors duration-quick hover:text-ink',
              isVertical
                ? 'justify-start rounded-field px-3 hover:bg-brand-soft data-[active]:bg-brand-soft data-[active]:text-brand-text'
                : 'grow justify-center rounded-full px-4 data-[active]:bg-brand data-[active]:text-on-brand',
              tabClassName,
            )}
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel
        value={value}
        className={cn('outline-offset-4', isVertical && 'min-w-0 flex-1', panelClassName)}
      >
        {children}
      </Base.Panel>
    </Base.Root>
  )
}
