import { useId, type ReactNode } from 'react'

/** One subject of a tab, under its heading. */
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
