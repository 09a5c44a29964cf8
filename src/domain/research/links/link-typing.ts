import { tooLongText } from '@/domain/base/text/number-text'
import { pastedLine, pastedRows, pastedText } from '@/domain/base/text/pasted'
import { pastedAddresses } from '@/domain/base/text/pasted-addresses'
import { LINK_MAX, NOTE_MAX } from '@/domain/base/text/text-limits'
import { visibleText } from '@/domain/base/text/visible-text'
import { cleanLink, parseLink } from './candidate-link'
import { productKey } from './product-key'
import { hasCredentials, urlOf } from './web-link'
import { unwrapped } from './wrapped-link'

/** `note`: the text around the link, « 29,90 lampe » next to a link of a spreadsheet. */
export interface ReadLink {
  readonly link: string
  readonly pastedLink?: string
  readonly note?: string
}

/** A part of the text that gives no link, as it was written, and the sentence of its fault. */
export interface RefusedText {
  readonly text: string
  readonly fault: string
}

export interface ReadLinks {
  /** A product each, in the order of the text. */
  readonly links: readonly ReadLink[]
  readonly refused: readonly RefusedText[]
  /** Addresses of a product that the text names already. */
  readonly twice: number
  /** Addresses of the text, refused ones and second ones too. */
  readonly addresses: number
}

/** Drafts of one press: more would keep the device busy for seconds. */
export const LINKS_AT_ONCE = 100

const OTHER_SCHEMES = /^(?!https?:)[a-z][a-z0-9+.-]*:\S/i
/** « ex.fr/p », « ex.fr:8080 »: an address without a scheme. The port's digits exclude a scheme. */
const LOOKS_LIKE_HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u

/**
 * The links of a typed, pasted or shared text in their stored form, and what of it is none; null: blank text. The text around a link becomes
 * its product's note: of one product all of it, of several what shares its paragraph or its line with that product alone.
 */
export function readTypedLinks(typed: string): ReadLinks | null {
  const text = visibleText(pastedLine(typed))
  if (text === '') return null
  const lines = pastedText(typed).split('\n')
  const hasSchemes = pastedAddresses(typed).addresses.length > 0
  const read = lines.map((line) => readLine(line, hasSchemes))
  const reading = new Reading()
  if (productsOf(read.flatMap(({ addresses }) => addresses)).length < 2) reading.takeOne(typed, text)
  else for (const block of blocksOf(lines, read)) reading.takeBlock(block, hasSchemes)
  return reading.result()
}

interface Line {
  readonly text: string
  readonly addresses: readonly string[]
  readonly rest: string
}

class Reading {
  private readonly links = new Map<string, ReadLink>()
  private readonly refused: RefusedText[] = []
  private twice = 0
  private addresses = 0

  /** The text of at most one product. */
  takeOne(typed: string, text: string): void {
    const { addresses, rest } = addressesIn(typed, text)
    this.addresses += addresses.length
    // The others would go into a note, with the password.
    if (addresses.some(isSecret)) {
      this.refuse(text, WITH_CREDENTIALS)
      return
    }
    const [first] = addresses
    const words = withoutListMark(rest)
    const read =
      first === undefined ? { fault: noLink(text) } : readAddress(first, isWords(words) ? words : '')
    if ('fault' in read) {
      this.refuse(text, read.fault)
      return
    }
    this.links.set(read.link, read)
    this.twice += addresses.length - 1 - namedTwice(typed, addresses)
  }

  /** A paragraph of a text with several products. */
  takeBlock(lines: readonly Line[], hasSchemes: boolean): void {
    const whole = lines.map(({ text }) => text).join('\n')
    const all = readLine(whole, hasSchemes)
    if (productsOf(all.addresses).length === 1 && lines.length > 1) {
      this.takeLine({ ...all, text: whole })
      return
    }
    for (const line of lines) this.takeLine(line)
  }

  private takeLine({ text, addresses, rest }: Line): void {
    this.addresses += addresses.length
    const isOne = productsOf(addresses).length === 1
    for (const address of addresses) this.takeAddress(address, isOne ? withoutListMark(rest) : '')
    if (isOne) return
    const left = addresses.length === 0 ? pastedLine(text) : betweenLinks(rest)
    if (isWords(withoutListMark(left))) this.refuse(left, OTHER_SCHEMES.test(left) ? OTHER_SCHEME : WORDS)
  }

  private takeAddress(address: string, words: string): void {
    const note = isWords(words) ? words : ''
    const written = pastedLine(`${address}\n${note}`)
    if (isSecret(address)) {
      this.refuse(written, WITH_CREDENTIALS)
      return
    }
    const key = keyOf(address)
    const known = this.links.get(key)
    if (known) {
      this.twice += 1
      const both =
        known.note?.includes(note) === true ? known.note : pastedLine(`${known.note ?? ''}\n${note}`)
      if (both.length > NOTE_MAX) this.refuse(note, longText(both.length))
      else if (both !== '') this.links.set(key, { ...known, note: both })
      return
    }
    if (this.links.size === LINKS_AT_ONCE) {
      this.refuse(written, TOO_MANY)
      return
    }
    const read = readAddress(address, '')
    if ('fault' in read) {
      this.refuse(written, read.fault)
      return
    }
    if (note.length > NOTE_MAX) this.refuse(note, longText(note.length))
    this.links.set(key, { ...read, ...(note !== '' && note.length <= NOTE_MAX && { note }) })
  }

  private refuse(text: string, fault: string): void {
    this.refused.push({ text, fault })
  }

  result(): ReadLinks {
    const { refused, twice, addresses } = this
    return { links: [...this.links.values()], refused, twice, addresses }
  }
}

/** Paragraphs: lines between blank ones. */
function blocksOf(lines: readonly string[], read: readonly Omit<Line, 'text'>[]): Line[][] {
  const blocks: Line[][] = [[]]
  for (const [at, text] of lines.entries()) {
    const line = read[at]
    if (visibleText(text) === '') blocks.push([])
    else if (line) blocks.at(-1)?.push({ text, ...line })
  }
  return blocks.filter((block) => block.length > 0)
}

function keyOf(address: string): string {
  const link = parseLink(address)
  return link === null ? address : productKey(link)
}

function productsOf(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.map(keyOf))]
}

function isSecret(address: string): boolean {
  return hasCredentials(unwrapped(address).link)
}

/** « [https://ex.fr/p](https://ex.fr/p) » and `<a href="https://ex.fr/p">https://ex.fr/p</a>` are one address for the person. */
function namedTwice(typed: string, addresses: readonly string[]): number {
  return /\]\(|<a\s/i.test(typed) ? addresses.length - new Set(addresses).size : 0
}

function isWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** « Celui-ci … ou …, et … »: the words that only join links are none of their own. */
function betweenLinks(rest: string): string {
  const words = rest.split(' ').filter((word) => isWords(word) && !/^(?:et|ou|puis|and|or)$/i.test(word))
  return words.join(' ')
}

/** « - », « 2. » and « b) » in front of a line, « > » of a quoted mail. */
function withoutListMark(text: string): string {
  return pastedLine(text).replace(/^(?:>[>\s]*)?(?:(?:[-*•–—→]|\d{1,3}[.)°]|[a-z]\))(?:\s+|$))?/iu, '')
}

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

/** One line or paragraph. Where another address has a scheme, a bare host is a shop's name: « Amazon.fr ». */
function readLine(line: string, hasSchemes: boolean): Omit<Line, 'text'> {
  const text = pastedLine(line)
  if (text === '') return { addresses: [], rest: '' }
  return hasSchemes ? (inSentence(line) ?? pastedAddresses(line)) : addressesIn(line, text)
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
const HOST_AND_PATH = /(?<=^|[\s(,;|«“"<])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/(?=[^\s<>"“”«»])/gimu

function inSentence(text: string): ReturnType<typeof pastedAddresses> | null {
  const whole = text.replace(HOST_AND_PATH, (host) => `https://${host}`)
  return whole === text ? null : pastedAddresses(whole)
}

const OTHER_SCHEME = 'Seuls les liens qui commencent par http:// ou https:// sont acceptés.'
const WITH_CREDENTIALS =
  'Ce lien contient un nom ou un mot de passe, avant le «\u00a0@\u00a0»\u00a0: retirez-le, puis collez l’adresse de la page seule.'
const NO_LINK =
  'Ce n’est pas un lien. Copiez l’adresse entière de la page, par exemple https://exemple.fr/produit.'
/** Among links. */
const WORDS = 'Ce texte n’est pas un lien.'
const TOO_MANY = `${LINKS_AT_ONCE} liens à la fois\u00a0: confirmez celui-ci ensuite.`

function noLink(text: string): string {
  return OTHER_SCHEMES.test(text) ? OTHER_SCHEME : NO_LINK
}

function tooLong(length: number): string {
  return `Ce lien est trop long\u00a0: ${tooLongText(length, LINK_MAX)}`
}

function longText(length: number): string {
  return `Le texte autour du lien est trop long pour une note\u00a0: ${tooLongText(length, NOTE_MAX)}`
}
