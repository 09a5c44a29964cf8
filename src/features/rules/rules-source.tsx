import { RULES_SOURCE } from './documented'
import { Fold } from './fold'

const LINES = RULES_SOURCE.trimEnd().split('\n')

/** The rules themselves, for who wants to read them. */
export function RulesSource() {
  return (
    <Fold
      summary={
        <span className="font-semibold">Le fichier firestore.rules, en entier ({LINES.length} lignes)</span>
      }
    >
      <pre
        // It scrolls by itself, so the keyboard has to reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label="Fichier firestore.rules"
        className="max-h-[70dvh] overflow-auto rounded-b-field border-t border-line bg-surface p-4 font-mono text-fine leading-relaxed"
      >
        <code lang="en">
          {LINES.map((line, index) => (
            <span key={index} className={line.trim().startsWith('//') ? 'text-muted' : undefined}>
              {`${line}\n`}
            </span>
          ))}
        </code>
      </pre>
    </Fold>
  )
}
