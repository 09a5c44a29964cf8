import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode, type Ref } from 'react'

export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 border-t border-line pt-6">
      <h3 id={titleId} className="font-bold">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** A rarely used section, folded to its name and a summary. */
export function SettingsFold({
  title,
  about,
  isOpen = false,
  summary,
  children,
}: {
  title: string
  about: string
  /** Open at first. */
  isOpen?: boolean
  summary?: Ref<HTMLElement>
  children: ReactNode
}) {
  return (
    <details open={isOpen} className="group/fold border-t border-line pt-4">
      <summary
        ref={summary}
        className="flex min-h-target cursor-pointer list-none items-center gap-3 rounded-field underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-bold">{title}</span>
          <span className="block text-small text-muted">{about}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform duration-calm group-open/fold:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-6 pt-4">{children}</div>
    </details>
  )
}
