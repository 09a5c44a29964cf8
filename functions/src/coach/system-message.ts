/** The end of what the provider keeps in its cache. */
const BREAKPOINT = { prompt_cache_breakpoint: { mode: 'explicit' } } as const

interface SystemPart {
  readonly type: 'text'
  readonly text: string
  readonly prompt_cache_breakpoint?: { readonly mode: 'explicit' }
}

/**
 * The first message, the same byte for byte for everybody: one part per block. `isMarked`: the provider takes a mark at the end of the cached
 * part, which only parts can carry. Else one text, which all providers take.
 */
export function systemMessage(
  blocks: readonly string[],
  { isMarked }: { readonly isMarked: boolean },
): { readonly role: 'system'; readonly content: string | readonly SystemPart[] } {
  if (!isMarked) return { role: 'system', content: blocks.join('\n\n') }
  const content = blocks.map((text, index) => ({
    type: 'text' as const,
    text,
    ...(index === blocks.length - 1 && BREAKPOINT),
  }))
  return { role: 'system', content }
}
