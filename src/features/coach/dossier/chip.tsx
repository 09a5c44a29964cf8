import type { ReactNode } from 'react'

/** A short offer over the composer. */
export function Chip({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex min-h-target max-w-full items-center gap-2 rounded-field border border-line bg-surface px-3 py-1.5 text-left text-small font-medium [overflow-wrap:anywhere] transition-colors duration-quick hover:border-brand hover:bg-hover active:bg-pressed"
    >
      {children}
    </button>
  )
}
