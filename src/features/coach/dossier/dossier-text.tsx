import { cn } from '@/lib/cn'

/** The exact text that is sent: the same line breaks, nothing added. */
export function DossierText({ name, text, className }: { name: string; text: string; className?: string }) {
  return (
    <section
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard.
      tabIndex={0}
      className={cn(
        'overflow-y-auto overscroll-contain rounded-field border border-line bg-canvas px-4 py-3',
        className,
      )}
    >
      <pre className="font-mono text-fine [overflow-wrap:anywhere] whitespace-pre-wrap">{text}</pre>
    </section>
  )
}
