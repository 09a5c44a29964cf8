import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface FoldedProps {
  name: string
  onOpenChange?: (isOpen: boolean) => void
  /** Rendered, and so read, once open. */
  children: ReactNode
}

/** Rows that are not the day's, folded below it. */
export function Folded({ name, onOpenChange, children }: FoldedProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="border-t border-line pt-1 print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setIsOpen(!isOpen)
          onOpenChange?.(!isOpen)
        }}
        className="inline-flex min-h-target items-center gap-2 text-small font-semibold text-muted hover:text-ink"
      >
        {name}
        <ChevronDown
          aria-hidden
          className={cn('size-4 transition-transform duration-quick', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  )
}
