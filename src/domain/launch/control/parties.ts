import { ADDRESS, DATA, EMAIL, PHONE, POSTCODE, SITE, STREET } from './contact-data'
import { abroadIn } from './abroad'
import type { Passage } from './page-text'
import { found, named, namesWithin, oncePerPage, sentenceAt, firstAt, type ReadPage } from './read-page'
import { isWholeTogether } from './seller-row'

type Role = 'seller' | 'maker' | 'contact' | 'host' | 'mediator'

/** A part of the page that speaks of one party; no role: of nobody named, so of the seller. */
export interface Party extends Passage {
  readonly roles: ReadonlySet<Role>
}

const ROLES = ['seller', 'maker', 'contact', 'host', 'mediator'] as const
/** Parties that no other one is at the same time. */
const ALONE: ReadonlySet<Role> = new Set(['host', 'mediator'])

const HEADING = 60
/** « MÉDIATEUR : BIENTÔT »: no heading of the line after it. */
const NO_HEADING = /[.!?]\s*$|\b(?:bientot|prochainement|a venir|en cours|sur demande|possible)\b/

/** « Éditeur du site »: makes no article. */
const OF_SITE = /^ (?:du|de ce|de la|de cette) (?:site|boutique|page)\b/
const BRAND = /\bmarque ?:/g
const UNION = /\b(?:ue|union(?: europeenne)?|europe) ?:/g

/** Between two markers of the same party: « Fabricant et vendeur », « Vendeuse, fabricante ». */
const SAME = 60

/** The parties of a page, each from the words that introduce it to the next ones or the end of what it says. */
function partiesOf(page: ReadPage): readonly Party[] {
  const { folded } = page
  const marks = [
    ...ROLES.flatMap((role) =>
      named(page, role)
        .filter(({ to }) => role !== 'maker' || !OF_SITE.test(folded.slice(to, to + 24)))
        .map(({ from, to }) => ({ role, from, to })),
    ),
    ...found(page, BRAND).map(({ from, to }) => ({ role: 'maker' as const, from, to })),
    ...found(page, UNION).map(({ from, to }) => ({ role: 'contact' as const, from, to })),
  ].toSorted((a, b) => a.from - b.from)
  const parties: Party[] = []
  let carried: ReadonlySet<Role> = new Set()
  let [start, at] = [0, 0]
  while (start <= folded.length) {
    const newline = folded.indexOf('\n', start)
    const end = newline < 0 ? folded.length : newline
    let [from, roles, last] = [start, carried, start]
    const close = (to: number) => {
      if (to > from) parties.push(...ended(page, { from, to, roles }))
    }
    for (; at < marks.length && (marks[at]?.from ?? 0) < end; at += 1) {
      const mark = marks[at]
      if (!mark) break
      const between = folded.slice(last, mark.from)
      const isSame =
        roles.size > 0 &&
        roles !== carried &&
        between.length <= SAME &&
        !/[.!?;\d]/.test(between) &&
        !DATA.test(between) &&
        ![mark.role, ...roles].some((role) => ALONE.has(role) && !(roles.size === 1 && roles.has(mark.role)))
      if (isSame) roles = new Set([...roles, mark.role])
      else {
        close(mark.from)
        ;[from, roles] = [mark.from, new Set([mark.role])]
      }
      last = mark.to
    }
    close(end)
    const line = folded.slice(start, end)
    // A heading names the party of the line after it.
    const isHeading =
      roles.size > 0 &&
      line.length <= HEADING &&
      !NO_HEADING.test(line) &&
      !DATA.test(line) &&
      !namesWithin(page, { from: start, to: end }, 'legalForm')
    const isContinued =
      roles.size > 0 &&
      line.length <= 2 * HEADING &&
      !DATA.test(line) &&
      ADDRESS.test(folded.slice(end + 1, end + 1 + HEADING))
    carried = isHeading || isContinued ? roles : new Set()
    start = end + 1
  }
  return parties
}

/** What follows the sentence with the address speaks of nobody named. */
function ended(page: ReadPage, party: Party): readonly Party[] {
  if (party.roles.size === 0) return [party]
  // « X SARL (site hébergé par OVH), 4 rue des Ateliers ».
  const isAside =
    page.folded.charAt(party.from - 1) === '(' && [...party.roles].some((role) => ALONE.has(role))
  const closed = isAside ? page.folded.indexOf(')', party.from) : -1
  if (closed > 0 && closed < party.to) {
    return [
      { ...party, to: closed },
      { from: closed, to: party.to, roles: new Set() },
    ]
  }
  const data = DATA.exec(page.folded.slice(party.from, party.to))
  if (!data) return [party]
  const { to } = sentenceAt(page, party.from + data.index + data[0].length - 1)
  if (to >= party.to) return [party]
  return [
    { ...party, to },
    { from: to, to: party.to, roles: new Set() },
  ]
}

const GENERIC =
  /^(?:dans|pour|avec|adresse|electronique|telephone|union|europeenne|personne|responsable|contact|fabricant|fabricante|vendeur|vendeuse|place|route|avenue|boulevard|chemin|allee|siret|siren|sarl|sasu|eurl|mentions|legales|paris|france|example|maison|atelier|les|article|marque|editions|societe|saint|zone|garantie|notre|votre|livraison|taille|prix|ajouter|fabrication|production|tel|mobile|portable|mail|email|courriel|numero|siege|elle|elles|ils|son|ses|nos|mon|mes|nous|vous|cet|cette|contactez|contacter|ecrivez|appelez|joignez|joindre|telephonez|service|client|clients|clientele|besoin|question|questions|reponse)$/

/** Names in the text of a part: its words with a capital. */
export function namesOf({ text, folded }: ReadPage, { from, to }: Passage): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { 0: word, index } of text.slice(from, to).matchAll(/\p{Lu}[\p{L}\d]{2,}/gu)) {
    const name = folded.slice(from + index, from + index + word.length)
    if (!GENERIC.test(name)) found.add(name)
  }
  return found
}

/** « Landry SA »: folded, its form would be « sa maison ». */
const COMPANY = /\p{Lu}[\p{L}&’'-]+,? SA\b/u

/** Characters of a party's name, before its address. */
const NAME = 70

/** « Marie Durand EI », « SARL Berthier », not « SARL au capital de 3 000 € ». */
function isNamedForm({ text }: ReadPage, { from, to }: Passage): boolean {
  const line = text.lastIndexOf('\n', from) + 1
  return (
    /\p{Lu}[\p{L}&’'-]+[ ,(-]*$/u.test(text.slice(Math.max(line, from - 30), from)) ||
    /^ ?[«"]? ?\p{Lu}\p{Ll}/u.test(text.slice(to, to + 6))
  )
}

export interface Parties {
  readonly all: readonly Party[]
  /** Parts that speak of the seller. */
  readonly sellers: ReadonlySet<Party>
  /** Names that these parts say, and in how many of them. */
  readonly sellerNames: ReadonlyMap<string, number>
  readonly seller: SellerFound
}

interface SellerFound {
  readonly identity: Passage | null
  readonly address: Passage | null
  readonly phone: Passage | null
  readonly email: Passage | null
  readonly isWhole: boolean
}

/** The seller is not the host, the mediator, nor a maker of another name. */
export const knownParties = oncePerPage((page): Parties => {
  const all = partiesOf(page)
  const isRegistered = (party: Party) =>
    !party.roles.has('host') && /\d{3}/.test(textOf(page, party)) && namesWithin(page, party, 'registry')
  const own = all.filter(
    (party) => party.roles.size === 0 || party.roles.has('seller') || isRegistered(party),
  )
  const isOwn = new Set(own)
  // « RCS Rennes 855 777 333, 02 99 00 88 08 » without a name: the company that is named elsewhere.
  const isNamed = named(page, 'legalForm').some((place) => {
    const party = partyAt(all, place.from)
    return party !== undefined && isOwn.has(party) && isNamedForm(page, place)
  })
  const isCompany = own.some(({ from, to }) => COMPANY.test(page.text.slice(from, to)))
  const shop = new Set(
    own
      .filter(
        (party) =>
          party.roles.has('seller') ||
          namesWithin(page, party, 'legalForm') ||
          DATA.test(textOf(page, party)) ||
          isRegistered(party),
      )
      .flatMap((party) => [...namesOf(page, party)]),
  )
  // « Vendeur : le même »: the party that was named before.
  const isOneParty = own.some((party) => party.roles.has('seller') && namesWithin(page, party, 'sameParty'))
  const isSame = (party: Party) => {
    if (party.roles.has('host') || party.roles.has('mediator')) return false
    if (isOneParty || namesWithin(page, party, 'sameParty', 'ownMake') || isWhole(page, party)) return true
    const ownNames = headOf(page, party)
    if (ownNames.length === 0) return true
    if (!POSTCODE.test(textOf(page, party)) || abroadIn(page, party) === 'outside') return false
    return isNamed || isCompany
      ? ownNames.some((name) => shop.has(name))
      : own.some(isRegistered) && namesWithin(page, party, 'legalForm')
  }
  const sellers = all.filter((party) => isOwn.has(party) || isSame(party))
  const sellerNames = new Map<string, number>()
  for (const party of sellers) {
    // The title of the article names no seller.
    if (
      party.roles.size === 0 &&
      !DATA.test(textOf(page, party)) &&
      !namesWithin(page, party, 'legalForm', 'registry')
    )
      continue
    for (const name of namesOf(page, party)) sellerNames.set(name, (sellerNames.get(name) ?? 0) + 1)
  }
  return { all, sellers: new Set(sellers), sellerNames, seller: sellerIn(page, all, sellers) }
})

/** Legal form, French address and telephone: nobody but the seller gives them all. */
function isWhole(page: ReadPage, party: Party): boolean {
  const text = textOf(page, party)
  return (
    namesWithin(page, party, 'legalForm') &&
    POSTCODE.test(text) &&
    PHONE.test(text) &&
    abroadIn(page, party) === null
  )
}

/** The first place of a pattern in parts of a page. */
export function firstOf(page: ReadPage, parts: readonly Passage[], pattern: RegExp): Passage | null {
  for (const part of parts) {
    const match = pattern.exec(textOf(page, part))
    if (match) return { from: part.from + match.index, to: part.from + match.index + match[0].length }
  }
  return null
}

/** Names at the head of a party's part, before its address. */
function headOf(page: ReadPage, { from, to }: Party): readonly string[] {
  const [name = ''] = page.text.slice(from, Math.min(to, from + NAME)).split(/\d/, 1)
  return [...namesOf(page, { from, to: from + name.length })]
}

function partyAt(all: readonly Party[], at: number): Party | undefined {
  return all[firstAt(all, ({ from }) => from > at) - 1]
}

export function textOf({ folded }: ReadPage, { from, to }: Passage): string {
  return folded.slice(from, to)
}

function sellerIn(page: ReadPage, all: readonly Party[], parts: readonly Party[]): SellerFound {
  const isPart = new Set(parts)
  const identity =
    named(page, 'registry', 'legalForm').find((place) => {
      const party = partyAt(all, place.from)
      return party !== undefined && isPart.has(party)
    }) ??
    parts.find(
      (part) => part.roles.has('seller') && namesOf(page, part).size > 0 && DATA.test(textOf(page, part)),
    ) ??
    // « Marie Durand, artisane, 12 rue des Lilas, 69003 Lyon, 06 12 34 56 78 »: a name before both.
    parts.find(
      (part) =>
        POSTCODE.test(textOf(page, part)) && PHONE.test(textOf(page, part)) && headOf(page, part).length > 1,
    ) ??
    null
  const fields = {
    identity: identity && { from: identity.from, to: identity.to },
    address: firstOf(page, parts, POSTCODE),
    phone: firstOf(page, parts, PHONE),
    email: firstOf(page, parts, EMAIL),
  }
  const isOtherAt = (at: number) => {
    const roles = partyAt(all, at + 1)?.roles
    return roles !== undefined && [...ALONE, 'contact' as const].some((role) => roles.has(role))
  }
  const isWhole =
    [fields.identity, fields.address, fields.phone].every(Boolean) || isWholeTogether(page, isOtherAt)
  return { ...fields, isWhole }
}

/** Whether a party can be written to: by its own address, or because it is the seller. */
export function isReachable(page: ReadPage, party: Party): boolean {
  const text = textOf(page, party)
  if (EMAIL.test(text) || POSTCODE.test(text) || SITE.test(text) || (STREET.test(text) && /\d/.test(text)))
    return true
  const { sellers, sellerNames, seller } = knownParties(page)
  if (!seller.address) return false
  if (party.roles.has('seller') || namesWithin(page, party, 'sameParty', 'seller')) return true
  // « Claire Aubin EI (fabricante) »: the name stands before.
  if (
    party.roles.has('maker') &&
    page.text.charAt(party.from - 1) === '(' &&
    headOf(page, party).length === 0
  )
    return true
  const ownOnes = sellers.has(party) ? 1 : 0
  return headOf(page, party).some((name) => (sellerNames.get(name) ?? 0) > ownOnes)
}
