import { ChevronDown } from 'lucide-react'
import { RULES_SOURCE } from './documented'

const LINES = RULES_SOURCE.trimEnd().split('\n')

/** Consecutive lines of comment or code are one text: one element per line would be hundreds. */
const STRETCHES = LINES.reduce<{ isComment: boolean; text: string }[]>((stretches, line) => {
  const isComment = line.trim().startsWith('//')
  const last = stretches.at(-1)
  if (last?.isComment === isComment) last.text += `${line}\n`
  else stretches.push({ isComment, text: `${line}\n` })
  return stretches
}, [])

export function RulesSource() {
  return (
    <details className="group/fold rounded-field border border-line">
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-3 rounded-field px-4 py-2.5 font-semibold hover:bg-hover active:bg-pressed [&::-webkit-details-marker]:hidden">
        Le fichier firestore.rules, en entier ({LINES.length} lignes)
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform duration-calm group-open/fold:rotate-180"
        />
      </summary>
      <pre
        // Scrollable, so it must be focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label="Fichier firestore.rules"
        className="max-h-[70dvh] overflow-auto rounded-b-field border-t border-line bg-surface p-4 font-mono text-fine leading-relaxed"
      >
        <code lang="en">
          {STRETCHES.map(({ isComment, text }, index) => (
            <span key={index} className={isComment ? 'text-muted' : undefined}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </details>
  )
}
