import { PHONE, POSTCODE, STREET } from './contact-data'
import type { Passage } from './page-text'
import { firstOf, knownParties, namesOf, type Party } from './parties'
import { distinct, namesWithin, sentenceAt, type ReadPage } from './read-page'

/** Whether a proper name stands in the sentence that names a party: « Médiateur : CM2C », not « le médiateur compétent ». */
export function isNamed(page: ReadPage, party: Party): boolean {
  const { from, to } = sentenceAt(page, party.from)
  if (NOBODY.test(page.folded.slice(from, to))) return false
  const first = page.text.indexOf(' ', from)
  const names = namesOf(page, { from: first < 0 ? party.from : Math.min(first, party.from), to: party.to })
  return [...names].some((name) => !ROLE_NAME.test(name))
}

/** « Coordonnées sur demande », « en cours d'adhésion », « la médiatrice de la maison », « un médiateur ». */
const NOBODY =
  /sur demande|en cours|bientot|prochainement|a venir|communique|\bnon\b|nous consulter|inconnu|discret|confidentiel|de la maison|interne|\bune? (?:mediat|fabric)/
/** Words of a role or of the law that may have a capital. */
const ROLE_NAME =
  /^(?:mediat|concili|consomm|litige|reclam|differend|desaccord|conflit|fabri|product|import|make|client|achet|vende|code|tribun|commission|europ)/

/** Name, address and telephone that are said of nobody else; empty where one of the three is nowhere. */
export function sellerData(page: ReadPage): readonly Passage[] {
  const parts = knownParties(page).all.filter(({ roles }) => roles.size === 0 || roles.has('seller'))
  const [phone, address] = [PHONE, LOOSE_ADDRESS].map((pattern) => firstOf(page, parts, pattern))
  const name = parts.find((part) => namesWithin(page, part, 'registry', 'legalForm', 'seller'))
  return phone && address && name ? distinct([sentenceAt(page, address.from), phone]) : []
}

/** An address of whatever country. */
const LOOSE_ADDRESS = new RegExp(
  String.raw`${POSTCODE.source}|${STREET.source}[^.\n]{0,40}\d|\d[^.\n]{0,20}${STREET.source}`,
)
