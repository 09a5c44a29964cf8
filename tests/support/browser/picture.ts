import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { axeFaultsInBothThemes, roomFaults } from './look-faults'
import { zoomingFields } from './zooming-fields'

const SIZES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  /** A phone of 2012, and a window of 1280 px at a zoom of 400 %. */
  small: { width: 320, height: 640 },
} as const
const THEMES = ['light', 'dark'] as const

/** An A4 sheet inside our margins, at 96 px per inch. */
const SHEET = { width: 658, height: 980 }
/** In ms, of all looks; the check of a look reads the page with axe twice. */
const TAKES_MS = 20_000

interface PictureOptions {
  /** Only the window, for elements that are fixed to it. Default: the page from top to bottom. */
  isWindow?: boolean
  /** A timer of the page ends this state: all its timers are stopped, so the flow ends here. */
  isBrief?: boolean
  /** On paper instead of on screens. */
  isPaper?: boolean
  /** The HTML of a mail, drawn in a page of its own. */
  mail?: string | undefined
}

/**
 * The state that a flow has made, for `npm run tour`: a picture in each look, or with `--check` its faults. Does nothing in a run of the
 * tests, and in the second project of a flow that runs in two.
 */
export async function picture(page: Page, name: string, options: PictureOptions = {}): Promise<void> {
  const folder = process.env['TOUR_FOLDER']
  const { project, tags } = test.info()
  if (folder === undefined || (project.name === 'phone' && !tags.includes('@phone-only'))) return
  const parts = listIn('TOUR_NAMES')
  if (parts.length > 0 && !parts.some((part) => name.includes(part))) return
  mkdirSync(folder, { recursive: true })
  test.setTimeout(test.info().timeout + TAKES_MS)
  if (options.mail !== undefined) {
    await pictureOfMail(page, name, options.mail)
    return
  }
  if (options.isPaper === true) {
    await pictureOnPaper(page, join(folder, `${name}.png`))
    return
  }
  if (options.isBrief === true) await page.evaluate(stopTimers)
  const [looks, before] = [listIn('TOUR_LOOKS'), page.viewportSize()]
  for (const [look, size] of Object.entries(SIZES).filter(([each]) => looks.includes(each))) {
    await page.setViewportSize(size)
    if (options.isWindow !== true) await unroll(page)
    if (process.env['TOUR_CHECK'] !== undefined) {
      const faults = [...(await roomFaults(page)), ...(await zoomingFields(page))]
      expect.soft([...faults, ...(await axeFaultsInBothThemes(page))], `${name}-${look}`).toEqual([])
      continue
    }
    for (const colorScheme of THEMES.filter((each) => looks.includes(each))) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // Fields, charts and bars follow the new size.
      await page.waitForTimeout(400)
      const path = join(folder, `${name}-${look}-${colorScheme}.png`)
      await page.screenshot({ path, animations: 'disabled' })
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  if (before) await page.setViewportSize(before)
}

/** Runs in the page. */
function stopTimers(): void {
  for (let id = window.setTimeout(() => undefined); id > 0; id -= 1) window.clearTimeout(id)
}

/** A mail program has the landmarks around the mail. */
async function pictureOfMail(page: Page, name: string, html: string): Promise<void> {
  const own = await page.context().newPage()
  await own.setContent(html)
  await own.locator('body > div').evaluate((letter) => {
    letter.role = 'main'
  })
  await picture(own, name)
  await own.close()
}

async function pictureOnPaper(page: Page, path: string): Promise<void> {
  if (process.env['TOUR_CHECK'] !== undefined) return
  const before = page.viewportSize()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(SHEET)
  await unroll(page)
  await page.screenshot({ path })
  await page.emulateMedia({ media: null })
  if (before) await page.setViewportSize(before)
}

/** Makes the window as tall as the page and what scrolls in it, so that bars fixed to its edges cover nothing. */
export async function unroll(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const whole = await page.evaluate(() => {
    const hidden = [...document.querySelectorAll('[role=log], [role=dialog], [role=dialog] *')].flatMap(
      (box) =>
        /auto|scroll/.test(getComputedStyle(box).overflowY) ? [box.scrollHeight - box.clientHeight] : [],
    )
    return Math.max(document.documentElement.scrollHeight, window.innerHeight + Math.max(0, ...hidden))
  })
  if (whole > height) await page.setViewportSize({ width, height: whole })
}

function listIn(variable: string): readonly string[] {
  return (process.env[variable] ?? '').split(' ').filter((each) => each !== '')
}
