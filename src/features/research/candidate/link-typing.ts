import { pastedLine, pastedRows } from '@/domain/base/text/pasted'
import { pastedAddresses } from '@/domain/base/text/pasted-addresses'
import { LINK_MAX, NOTE_MAX } from '@/domain/base/text/text-limits'
import { visibleText } from '@/domain/base/text/visible-text'
import { cleanLink, parseLink } from '@/domain/research/links/candidate-link'
import { productKey } from '@/domain/research/links/product-key'
import { hasCredentials, urlOf } from '@/domain/research/links/web-link'
import { unwrapped } from '@/domain/research/links/wrapped-link'
import { formatNumber } from '@/lib/text/format'

/** `note`: the rest of the text, « 29,90 lampe » next to a link of a spreadsheet. */
export interface ReadLink {
  readonly link: string
  readonly pastedLink?: string
  readonly note?: string
}

/** `links`: the products of a text with several links, one of which the person chooses. */
type TypedLink = ReadLink | { readonly fault: string; readonly links?: readonly ReadLink[] } | null

const OTHER_SCHEMES = /^(?!https?:)[a-z][a-z0-9+.-]*:/i
/** « ex.fr/p », « ex.fr:8080 »: an address without a scheme. The port's digits exclude a scheme. */
const LOOKS_LIKE_HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u

/**
 * The link of a typed, pasted or shared text in its stored form, or the sentence of its error; null: blank text. The rest
 * of the text becomes the product's note.
 */
export function readTypedLink(typed: string): TypedLink {
  const text = visibleText(pastedLine(typed))
  if (text === '') return null
  const { addresses, rest } = addressesIn(typed, text)
  // Of several links the others would go into a note, with the password.
  if (addresses.some((address) => hasCredentials(unwrapped(address).link))) return { fault: WITH_CREDENTIALS }
  const keys = addresses.map((address) => {
    const link = parseLink(address)
    return link === null ? address : productKey(link)
  })
  const products = addresses.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
  const [first] = products
  if (first === undefined) return { fault: OTHER_SCHEMES.test(text) ? OTHER_SCHEME : NO_LINK }
  if (products.length === 1) return readAddress(first, rest)
  if (products.length > CHOICES_MAX) return { fault: manyLinks(products.length) }
  const read = products.map((address) => {
    const others = products.filter((other) => other !== address)
    return readAddress(address, pastedLine([rest, ...others].join('\n')))
  })
  const links = read.flatMap((each) => ('link' in each ? each : []))
  const [fault] = read.flatMap((each) => ('fault' in each ? each : []))
  return links.length === 0 && fault ? fault : { fault: severalLinks(products.length), links }
}

/** Most links to choose from; a text with more is a list. */
const CHOICES_MAX = 4

function readAddress(address: string, rest: string): ReadLink | { readonly fault: string } {
  const link = parseLink(address)
  if (address.length > LINK_MAX) return { fault: tooLong(address.length) }
  if (link === null) {
    const stored = urlOf(address)?.href ?? ''
    return { fault: stored.length > LINK_MAX ? tooLong(stored.length) : NO_LINK }
  }
  if (rest.length > NOTE_MAX) return { fault: longText(rest.length) }
  const cleaned = cleanLink(link)
  return { link: cleaned, ...(cleaned !== link && { pastedLink: link }), ...(rest !== '' && { note: rest }) }
}

/** A host without a scheme counts if it is the whole text, a whole cell of a spreadsheet, or has a path. */
function addressesIn(typed: string, text: string): ReturnType<typeof pastedAddresses> {
  const found = pastedAddresses(typed)
  if (found.addresses.length > 0) return found
  const hosts = inSentence(text)
  if (hosts && hosts.addresses.length > 1) return hosts
  const cells = pastedRows(typed)
    .flat()
    .map((cell) => pastedLine(cell).replace(/^"|"$/g, ''))
  const host = [text, ...cells].find((cell) => LOOKS_LIKE_HOST.test(cell) && parseLink(`https://${cell}`))
  if (host === undefined) return hosts ?? found
  return {
    addresses: [`https://${host}`],
    rest: host === text ? '' : pastedLine(cells.filter((cell) => cell !== host).join('\n')),
  }
}

/** « Regarde vm.tiktok.com/ZM1 trop bien »: in a sentence, only a host with a path is certain. */
const HOST_AND_PATH = /(?<=^|[\s(,;|«“"<])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/(?=[^\s<>"“”«»])/giu

function inSentence(text: string): ReturnType<typeof pastedAddresses> | null {
  const whole = text.replace(HOST_AND_PATH, (host) => `https://${host}`)
  return whole === text ? null : pastedAddresses(whole)
}

const OTHER_SCHEME = 'Seuls les liens qui commencent par http:// ou https:// sont acceptés.'
const WITH_CREDENTIALS =
  'Ce lien contient un nom ou un mot de passe, avant le «\u00a0@\u00a0»\u00a0: retirez-le, puis collez l’adresse de la page seule.'
const NO_LINK =
  "Ce n'est pas un lien. Copiez l'adresse entière de la page, par exemple https://exemple.fr/produit."

function manyLinks(count: number): string {
  return `Ce texte contient ${count} liens\u00a0: collez-les l'un après l'autre.`
}

function severalLinks(count: number): string {
  const rest = count === 2 ? "l'autre ira" : 'les autres iront'
  return `Ce texte contient ${count} liens\u00a0: choisissez celui à ajouter, ${rest} dans sa note.`
}

function tooLong(length: number): string {
  return `Ce lien est trop long\u00a0: ${formatNumber(length)} caractères, pour ${formatNumber(LINK_MAX)} au plus.`
}

function longText(length: number): string {
  return `Le texte autour du lien est trop long pour une note\u00a0: ${formatNumber(length)} caractères, pour ${formatNumber(NOTE_MAX)} au plus.`
}
