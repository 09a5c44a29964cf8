import { SOURCE_KEYS, SOURCES } from '@/domain/base/sources'
import { keptReadingWords, LAW, lawKey, lawPage, type LawKey } from '@/domain/law/law'
import { ownPlaceOf, ownPlaceUrl } from './own-places'

/*
 * Marks that stand for something of ours: an official page, `[[tva]]`; a lesson or a guide, `[[lecon.first-ad]]`; a figure of law,
 * `{{law.douane}}`. A model cannot invent an address or a figure with them.
 */

/**
 * Models write a mark in any case, with spaces within, sometimes as code, in the brackets of the other kind, and with the unit of its figure
 * after it.
 */
const MARK =
  /[ \u00a0]?`?(?:\[\[ ?([a-zç0-9.-]{1,40}) ?\]\]|\{{1,2} ?((?:law|loi|droit)\. ?[^{}\n]{0,40}?) ?\}{1,2}|\{\{ ?([a-zç0-9.-]{1,40}) ?\}\})`?([ \u00a0\u202f]?(?:[€%]|(?:euros?|pour cent|jours?)(?![a-zà-ÿ])))?/gi

/** An incomplete mark at the end of a growing answer. */
const BEGUN =
  /(?:[ \u00a0]?`?(?:\[\[ ?[a-zç0-9.-]{0,40} ?\]?|\{(?:\{ ?(?:[a-zç0-9.-]{0,40}|law\.[^{}\n]{0,40})\}?)?)){1,4}$/i

/** Replaces our marks by Markdown links. An unknown page is removed; an unknown figure says that it is none of ours. */
export function withSources(answer: string): string {
  return answer.replace(BEGUN, '').replace(MARK, (mark: string, ...found: readonly unknown[]) => {
    const [page, law, other, unit = ''] = found as readonly (string | undefined)[]
    const space = /^[ \u00a0]/.exec(mark)?.[0] ?? ''
    const row = rowIn(page, law, other)
    if (row !== null) return space + lawLink(row, answer.slice(0, Number(found[4]))) + unitAfter(row, unit)
    const link = pageLink(keyIn(page ?? other ?? ''))
    if (link !== null) return space + link + unit
    // Two braces of something else.
    return page === undefined ? mark : unit
  })
}

/** The row of law that a mark names, « law. » or not; null: a page. In square brackets a page goes first. */
function rowIn(page?: string, law?: string, other?: string): string | null {
  if (law !== undefined) return law
  const key = keyIn(page ?? other ?? '')
  if (OF_LAW.test(key)) return key
  return lawKey(key) !== null && (page === undefined || pageLink(key) === null) ? key : null
}

const OF_LAW = /^(?:law|loi|droit)\./i

function keyIn(written: string): string {
  return written.toLowerCase().replace('ç', 'c')
}

/** « {{law.retractation}} jours »: the figure has its unit. */
function unitAfter(id: string, unit: string): string {
  const row = lawKey(rowId(id))
  const figure = row === null ? null : LAW[row].figure
  const [own = ''] = /[^\d\s,]+$/.exec(figure ?? '') ?? []
  const isSame = (UNITS[own] ?? /(?!)/).test(unit.trim())
  return isSame ? '' : unit
}

const UNITS: Readonly<Record<string, RegExp>> = {
  '€': /^(?:€|euros?)$/i,
  '%': /^(?:%|pour cent)$/i,
  jours: /^jours?$/i,
}

function rowId(id: string): string {
  return id.replace(/^(?:law|loi|droit)\. ?/i, '').toLowerCase()
}

/** Markdown that leaves the app: nothing draws its links, so that figures of law have their page and reading in words. */
export function withWrittenSources(answer: string): string {
  return withSources(answer).replace(LINK_OF_LAW, (link, url: string, title: string) => {
    const law = lawOfLink(url, title)
    return law ? lawWords(law, (page) => `[${page}](${url})`) : link
  })
}

const LINK_OF_LAW = /\[[^\][\n]*\]\((\S+) "(law\.[^"\n]*)"\)/g

/** Whether a text has the mark of a figure of law. */
export function marksLaw(text: string): boolean {
  return [...text.matchAll(MARK)].some(([, page, law, other]) => rowIn(page, law, other) !== null)
}

/** « 3 € (Droits de douane (douane.gouv.fr), à vérifier) »: a figure of law never stands without its page and reading. */
export function lawWords({ row, isSaid }: LawLink, pageOf: (title: string) => string): string {
  const { figure, name, source } = LAW[row]
  const ground = `(${pageOf(SOURCES[source].title)}, ${keptReadingWords(LAW[row])})`
  return isSaid ? ground : `${figure ?? name} ${ground}`
}

export const UNKNOWN_LAW = '(chiffre de droit inconnu ici\u00a0: à lire sur la page officielle)'

/** The title of the link says to the screen which row it draws (`lawOfLink`). `before`: may end with the same figure already. */
function lawLink(id: string, before: string): string {
  const row = lawKey(rowId(id))
  if (row === null) return UNKNOWN_LAW
  const { figure, name, source } = LAW[row]
  const said = spaced(before.replace(/[\s*_(:=]+$/, ''))
  const isSaid = figure !== null && said.endsWith(spaced(figure))
  const words = isSaid ? SOURCES[source].title : (figure ?? name)
  return `[${words}](${lawPage(row)} "law.${row}${isSaid ? SAID : ''}")`
}

const SAID = '.dit'

function spaced(text: string): string {
  return text.replace(/\s/g, ' ')
}

function pageLink(key: string): string | null {
  const source = SOURCE_KEYS.find((each) => each === key)
  if (source) return `[${SOURCES[source].title}](${SOURCES[source].url})`
  const place = ownPlaceOf(key)
  return place && `[${place.words}](${ownPlaceUrl(place)})`
}

/** Whether `[[key]]` is drawn as a link: an official page, a lesson or a guide. */
export function isOwnPage(key: string): boolean {
  return pageLink(key) !== null
}

export function isOwnSource(url: string): boolean {
  return SOURCE_KEYS.some((key) => SOURCES[key].url === url)
}

/** Whether official pages of ours are on that host, or on one below it: « urssaf.fr ». */
export function isOwnHost(host: string): boolean {
  return SOURCE_KEYS.some((key) => `.${new URL(SOURCES[key].url).host}`.endsWith(`.${host}`))
}

export interface LawLink {
  readonly row: LawKey
  /** The figure stands before the link already. */
  readonly isSaid: boolean
}

/** The row that a link stands for; null: another link. A model may write such a link itself: only with the row's own page. */
export function lawOfLink(url: string | undefined, title: string | undefined): LawLink | null {
  const id = title?.startsWith('law.') ? title.slice('law.'.length) : ''
  const isSaid = id.endsWith(SAID)
  const row = lawKey(isSaid ? id.slice(0, -SAID.length) : id)
  return row !== null && url === lawPage(row) ? { row, isSaid } : null
}
