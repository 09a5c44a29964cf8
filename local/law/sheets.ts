import type { Source } from '../../src/domain/base/sources'
import { parseLocalDate, type LocalDate } from '../../src/domain/base/time/local-date'

/** What the State's XML says of a business sheet. */
export interface Sheet {
  readonly title: string
  readonly url: string
  readonly modifiedOn: LocalDate
}

/** Null: no such sheet, or not in the expected form. */
export function readSheet(xml: string): Sheet | null {
  const title = /<dc:title>([^<]+)<\/dc:title>/.exec(xml)?.[1]
  const url = /<Publication\b[^>]*\bspUrl="([^"]+)"/.exec(xml)?.[1]
  const modifiedOn = parseLocalDate(/<dc:date>[^<]*?(\d{4}-\d{2}-\d{2})[^<]*<\/dc:date>/.exec(xml)?.[1])
  if (title === undefined || url === undefined || !modifiedOn) return null
  return { title: withoutEntities(title).trim(), url: withoutEntities(url), modifiedOn }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function withoutEntities(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}

/** Why a page is to be read again; none: it is as it was when a person read it. `sheet` null: the archive has none that can be read. */
export function sheetFaults(source: Source, sheet: Sheet | null): readonly string[] {
  if (!sheet) return ['the archive has no sheet that can be read']
  const { title, url, checkedOn } = source
  const ownTitle = title.replace(/ \(Service Public\)$/, '')
  return [
    ...(sheet.title === ownTitle ? [] : [`its title is « ${sheet.title} », ours « ${ownTitle} »`]),
    ...(sheet.url === url ? [] : [`its address is ${sheet.url}`]),
    ...(checkedOn === null ? [`changed on ${sheet.modifiedOn}, never read by a person`] : []),
    ...(checkedOn !== null && sheet.modifiedOn > checkedOn
      ? [`changed on ${sheet.modifiedOn}, read on ${checkedOn}`]
      : []),
  ]
}
