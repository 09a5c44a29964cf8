import { SOURCE_KEYS, SOURCES } from '@/domain/base/sources'
import { keptReadingWords, LAW, lawKey, lawPage, type LawKey } from '@/domain/law/law'
import { ownPlaceOf, ownPlaceUrl } from './own-places'

/*
 * Marks that stand for something of ours: an official page, `[[tva]]`; a lesson or a guide, `[[lecon.first-ad]]`; a figure of law,
 * `{{law.douane}}`. A model cannot invent an address or a figure with them.
 */

/** Models write a mark in any case, with spaces within, and sometimes as code. */
const MARK = /[ \u00a0]?`?(?:\[\[ ?([a-z0-9.-]{1,40}) ?\]\]|\{\{ ?(law\. ?[^{}\n]{0,40}?) ?\}\})`?/gi

/** An incomplete mark at the end of a growing answer. */
const BEGUN =
  /(?:[ \u00a0]?`?(?:\[\[ ?[a-z0-9.-]{0,40} ?\]?|\{(?:\{ ?(?:l|la|law|law\.[^{}\n]{0,40})?\}?)?)){1,4}$/i

/** Replaces our marks by Markdown links. An unknown page is removed; an unknown figure says that it is none of ours. */
export function withSources(answer: string): string {
  return answer
    .replace(BEGUN, '')
    .replace(MARK, (mark, page: string | undefined, law: string | undefined, at) => {
      const space = /^[ \u00a0]/.exec(mark)?.[0] ?? ''
      if (law !== undefined) return space + lawLink(law, answer.slice(0, Number(at)))
      const link = pageLink((page ?? '').toLowerCase())
      return link === null ? '' : space + link
    })
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
  return [...text.matchAll(MARK)].some(([, , law]) => law !== undefined)
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
  const row = lawKey(id.replace(/^law\. ?/i, '').toLowerCase())
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
