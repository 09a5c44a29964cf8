import { cleanLink, parseLink } from '@/domain/research/candidate-link'
import { LINK_MAX } from '@/domain/base/text-limits'
import { formatNumber } from '@/lib/format'

type TypedLink = { readonly link: string; readonly pastedLink?: string } | { readonly fault: string } | null

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i
/** « ex.fr/p », « ex.fr:8080 »: an address as people say it. The port is what tells it from a scheme. */
const LOOKS_LIKE_HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u

/** What was typed or pasted, as the link to keep or the sentence that says why not; null when blank. */
export function readTypedLink(typed: string): TypedLink {
  const text = typed.trim()
  if (text === '') return null
  if (text.length > LINK_MAX) return { fault: tooLong(text.length) }
  const address = LOOKS_LIKE_HOST.test(text) ? `https://${text}` : text
  const link = parseLink(address)
  if (link === null) {
    if (HAS_SCHEME.test(address) && !/^https?:/i.test(address)) return { fault: OTHER_SCHEME }
    const stored = URL.canParse(address) ? new URL(address).href : ''
    return { fault: stored.length > LINK_MAX ? tooLong(stored.length) : NO_LINK }
  }
  const cleaned = cleanLink(link)
  return { link: cleaned, ...(cleaned !== link && { pastedLink: link }) }
}

const OTHER_SCHEME = 'Seuls les liens qui commencent par http:// ou https:// sont acceptés.'
const NO_LINK =
  "Ce n'est pas un lien. Copiez l'adresse entière de la page, par exemple https://exemple.fr/produit."

function tooLong(length: number): string {
  return `Ce lien est trop long\u00a0: ${formatNumber(length)} caractères, pour ${formatNumber(LINK_MAX)} au plus.`
}
