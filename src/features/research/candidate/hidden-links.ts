import { PASTED_MAX, pastedLine, pastedText } from '@/domain/base/text/pasted'
import { pastedAddresses } from '@/domain/base/text/pasted-addresses'

/**
 * A copied text with the links behind its words, each after its words: the plain text of a mail, a page or a cell lacks them. A text that
 * names addresses itself stays as it is.
 */
export function withHiddenLinks(text: string, html: string): string {
  if (html === '' || pastedAddresses(text).addresses.length > 0) return text
  const seen = new Set<string>()
  let whole = pastedText(text)
  let from = 0
  for (const link of new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (!/^https?:\/\//i.test(href) || seen.has(href)) continue
    seen.add(href)
    const words = pastedLine(link.textContent)
    const at = words === '' ? -1 : whole.indexOf(words, from)
    const end = at === -1 ? whole.length : at + words.length
    const written = `${at === -1 && whole !== '' ? '\n' : ' '}${href}`
    if (whole.length + written.length > PASTED_MAX) break
    whole = whole.slice(0, end) + written + whole.slice(end)
    from = end + written.length
  }
  return seen.size === 0 ? text : whole.trim()
}
