/** Renders parts in backquotes as code. */
export function Coded({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className="font-mono text-[0.9em] font-semibold wrap-anywhere">
        {part}
      </code>
    ),
  )
}
