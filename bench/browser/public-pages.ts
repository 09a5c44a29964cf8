import { brotliCompressSync, constants } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '../../src/lib/paths'
import { screensFor } from '../../src/lib/screens'
import { audit, valueOf } from './audit'
import { measureRatios } from './page-ratios'
import { kb, type Row } from '../row'
import { watchScripts } from '../scripts'
import { median } from '../statistics'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** After the load event: long enough for late requests. */
const LATE_MS = 4_000

interface Place {
  readonly appUrl: string
  readonly referenceUrl: string
  readonly context: BrowserContext
  readonly port: number
  readonly runs: number
}

export async function measurePublicPages(place: Place): Promise<Row[]> {
  const rows = [...(await measureScores(place)), ...(await measureFirstVisit(place)), await weighPlan(place)]
  for (const path of [paths.home, paths.plan, ...screensFor('visitor').map((screen) => screen.path)]) {
    rows.push(
      ...(await measureRatios({
        what: `${path} LCP over the static reference`,
        goal: 'at most 1.05',
        metric: 'largest-contentful-paint',
        url: place.appUrl + path,
        referenceUrl: place.referenceUrl + path,
        port: place.port,
        runs: place.runs,
      })),
    )
  }
  return rows
}

async function measureScores({ appUrl, port, runs }: Place): Promise<Row[]> {
  const scores = CATEGORIES.map((): number[] => [])
  const shifts: number[] = []
  const points = new Set<string>()
  for (let run = 0; run < runs; run += 1) {
    const result = await audit(`${appUrl}/`, port, { onlyCategories: [...CATEGORIES] })
    CATEGORIES.forEach((name, index) => scores[index]?.push((result.categories[name]?.score ?? 0) * 100))
    shifts.push(valueOf(result, 'cumulative-layout-shift'))
    const weighty = CATEGORIES.slice(1).flatMap((name) =>
      (result.categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0),
    )
    for (const { id } of weighty) if (result.audits[id]?.score === 0) points.add(id)
  }
  const found = points.size > 0 ? ` (${[...points].join(', ')})` : ''
  return [
    {
      what: '/ performance, accessibility, best practices, SEO',
      value: scores.map((of) => Math.round(median(of))).join(' / ') + found,
      goal: '100 / 100 / 100 / 100',
    },
    { what: '/ CLS', value: String(Number(median(shifts).toFixed(3))), goal: '0' },
  ]
}

async function measureFirstVisit({ appUrl, context }: Place): Promise<Row[]> {
  const page = await context.newPage()
  const scripts = watchScripts(page, appUrl)
  const foreign = new Set<string>()
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== appUrl) foreign.add(origin)
  })
  const fonts: number[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'font') return
    void request.sizes().then(({ responseBodySize }) => fonts.push(responseBodySize))
  })
  await page.goto(`${appUrl}/`)
  await page.waitForTimeout(LATE_MS)
  const early = await scriptsBeforePaint(page)
  const all = await scripts.sizes()
  const before = [...all].filter(([url]) => early.includes(url))
  const html = Buffer.from(await (await fetch(`${appUrl}/`)).arrayBuffer())
  await page.close()
  return [
    // One round trip on a new connection brings ten packets of 1,460 bytes, less 1,500 for the response's headers: a larger page needs a
    // second one. Hosting sends the smallest of its encodings; its level of brotli is unknown.
    { what: '/ first response, brotli', value: kb(brotli(html)), goal: 'at most 13.1 kB' },
    { what: '/ JavaScript before the first paint', value: kb(sum(before)), goal: '0' },
    {
      what: '/ JavaScript in all',
      value: `${kb(sum([...all]))} in ${all.size} files`,
      goal: 'at most 90 kB',
    },
    {
      what: '/ fonts, after the first paint',
      value: `${kb(fonts.reduce((total, size) => total + size, 0))} in ${fonts.length} requests`,
      goal: 'at most 62 kB in 2 requests',
    },
    { what: '/ foreign requests', value: [...foreign].join(', ') || '0', goal: '0' },
  ]
}

/** « Votre plan en 5 questions » loads nothing more until the sign-up. */
async function weighPlan({ appUrl, context }: Place): Promise<Row> {
  const page = await context.newPage()
  const scripts = watchScripts(page, appUrl)
  await page.goto(appUrl + paths.plan)
  await page.waitForTimeout(LATE_MS)
  const all = await scripts.sizes()
  await page.close()
  return {
    what: `${paths.plan} JavaScript in all`,
    value: `${kb(sum([...all]))} in ${all.size} files`,
    goal: 'at most 40 kB',
  }
}

function scriptsBeforePaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime < paint && new URL(name).pathname.endsWith('.js'))
      .map(({ name }) => name)
  })
}

/** Bytes at a low level, so that no level makes the page larger. */
function brotli(html: Buffer): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}

const sum = (sizes: readonly (readonly [string, number])[]) =>
  sizes.reduce((total, [, size]) => total + size, 0)
