import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface TabsProps<Value extends string> {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: readonly { readonly value: Value; readonly label: ReactNode }[]
  children: ReactNode
  listClassName?: string
}

/** A row of tabs over one panel; the arrow keys move the focus, Enter or Space opens. */
export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  tabs,
  children,
  listClassName,
}: TabsProps<Value>) {
  return (
    <Base.Root
      value={value}
      onValueChange={(next: Value) => {
        onValueChange(next)
      }}
    >
      <Base.List
        aria-label={label}
        className={cn(
          'flex gap-1 overflow-x-auto rounded-full border border-line bg-surface p-1',
          listClassName,
        )}
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="inline-flex min-h-target shrink-0 grow items-center justify-center gap-2 rounded-full px-4 text-small font-semibold text-muted transition-colors duration-quick hover:text-ink data-[active]:bg-brand data-[active]:text-on-brand"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={value} className="outline-offset-4">
        {children}
      </Base.Panel>
    </Base.Root>
  )
}
