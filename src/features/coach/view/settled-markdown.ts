/**
 * The part of a growing answer that can be drawn without flicker: marks that are still open are closed, a link and
 * the head of a table wait until they are whole.
 */
export function settledMarkdown(text: string): string {
  const start = text.lastIndexOf('\n\n') + 1
  const block = text.slice(start)
  if (isFencedAt(text)) return text
  // Head and rule must both have their line end before it is a table.
  if (block.trimStart().startsWith('|') && block.trim().split('\n').length < (block.endsWith('\n') ? 2 : 3)) {
    return text.slice(0, start)
  }
  const lineStart = text.lastIndexOf('\n') + 1
  return text.slice(0, lineStart) + settledLine(text.slice(lineStart))
}

function isFencedAt(text: string): boolean {
  return (text.match(/^[ \t]*```/gm)?.length ?? 0) % 2 === 1
}

function settledLine(line: string): string {
  // « [texte](https://ex » shows its text until the address is whole, « ** » at the end waits for its word.
  const settled = line.replace(/!?\[([^\]\n]*)\]\([^)\s]*$/, '$1').replace(/(^|\s)[*_`]+$/, '$1')
  const isBoldOpen = (settled.match(/\*\*/g)?.length ?? 0) % 2 === 1
  return isBoldOpen ? `${settled.replace(/\*$/, '')}**` : settled
}
