import { ChevronDown, Lightbulb } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import type { ProjectSectionKey } from '@/domain/projects/project-sections'
import { cn } from '@/lib/cn'
import { itemHelp } from '@/domain/projects/item-help'

interface ItemExampleProps {
  section: ProjectSectionKey
  index: number
  title: string
  /** What stands before it on the line. */
  children: ReactNode
}

/** For who does not know how to begin: a question to answer, and what an answer can look like. */
export function ItemExample({ section, index, title, children }: ItemExampleProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <div className="flex items-center gap-2">
        {children}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen((open) => !open)}
          className="-mr-2 inline-flex min-h-target shrink-0 items-center gap-1.5 rounded-full px-2 text-small font-medium text-brand-text hover:bg-brand-soft"
        >
          <Lightbulb aria-hidden className="size-4" />
          {/* On the smallest screens the words of the title need the room. */}
          <span className="max-[22.5rem]:sr-only">Un exemple</span>{' '}
          <span className="sr-only">pour {title}</span>
          <ChevronDown
            aria-hidden
            className={cn('size-4 transition-transform duration-quick', isOpen && 'rotate-180')}
          />
        </button>
      </div>
      {isOpen && <Help id={id} section={section} index={index} />}
    </div>
  )
}

function Help({ id, section, index }: { id: string; section: ProjectSectionKey; index: number }) {
  const { question, example } = itemHelp(section, index)
  return (
    <div id={id} className="mt-1 mb-2 flex flex-col gap-1.5 rounded-field bg-brand-soft px-4 py-3 text-small">
      <p className="font-semibold">{question}</p>
      <p className="text-muted">
        <span className="font-semibold">Par exemple&nbsp;: </span>
        {example}
      </p>
    </div>
  )
}
