import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import { root } from '../../local/paths'
import type { DemoPerson } from '../../local/seed/seed-people'
import { GUIDES, type GuideSlug } from '../../src/domain/help/guides'
import type { AppUnderTest } from '../support/app-under-test'
import { openProfile } from '../support/browser/profile-dialog'
import { unroll } from '../support/browser/picture'
import { candidate } from '../support/browser/research-tables'
import { openContext, putDemoPerson } from './demo-browser'
import { startEncoder, type Encode } from './encoder'

/** The landing page's pictures of the product, and one for each guide of « Aide », with the demo accounts' data. */
const folder = join(root, 'public/pictures')

interface Subject {
  readonly name: string
  /** Opens the screen; returns the first element of the picture. */
  readonly show: (page: Page) => Promise<Locator>
  /** Space above that element, in px. */
  readonly above: number
}

const SUBJECTS: readonly Subject[] = [
  {
    name: 'coach',
    above: 20,
    show: async (page) => {
      await page.goto('/coach')
      await page.getByRole('table').waitFor()
      return page.getByRole('article', { name: 'Vous' })
    },
  },
  {
    name: 'recherche',
    above: 14,
    show: async (page) => {
      await page.goto('/search')
      const card = candidate(page, 'example.com/lampe-ambre')
      await card.waitFor()
      await unroll(page)
      return card
    },
  },
  {
    name: 'progression',
    above: 8,
    show: async (page) => {
      await page.goto('/todos/lundi')
      await page.getByRole('checkbox').first().waitFor()
      return page.getByRole('heading', { level: 2 }).first()
    },
  },
]

/** One for each guide, from a window of the size of its picture; of a conversation, from a tall one, beginning with what is returned. */
const GUIDE_PICTURES: Readonly<Record<GuideSlug, (page: Page) => Promise<Locator | undefined>>> = {
  'premiere-heure': async (page) => {
    await page.goto('/plan')
    await page.getByRole('button', { name: 'Passer' }).waitFor()
  },
  coach: async (page) => {
    await page.goto('/coach')
    await page.getByRole('table').waitFor()
    return page.getByRole('article', { name: 'Vous' }).first()
  },
  propositions: async (page) => {
    await page.goto('/coach')
    await page.getByLabel('Votre message').fill('Propose-moi des tâches pour ma semaine')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await page
      .getByRole('group', { name: /^Proposition/ })
      .last()
      .waitFor()
    await page.getByRole('button', { name: 'Envoyer' }).waitFor()
    return page.getByText('Rien n’est enregistré tant que').last()
  },
  projet: async (page) => {
    await page.goto('/projects')
    await page.getByRole('button', { name: /Lumo/ }).first().click()
    await page.getByRole('dialog').getByRole('textbox').nth(1).waitFor()
  },
  'juger-un-produit': async (page) => {
    await page.goto('/search')
    const card = candidate(page, 'example.com/lampe-ambre')
    await card.waitFor()
    // The table's name at the top, whole.
    await card.evaluate((row) => {
      const table = row.closest('[role=group]') ?? row
      window.scrollBy(0, table.getBoundingClientRect().top - 12)
    })
  },
  'mise-en-vente': async (page) => {
    await page.goto('/mise-en-vente')
    await page.getByRole('link', { name: /Lumo/ }).first().click()
    await page.getByRole('tabpanel').getByRole('radio').first().waitFor()
  },
  semaine: async (page) => {
    await page.goto('/todos/lundi')
    await page.getByRole('checkbox').first().waitFor()
  },
  'hors-ligne': async (page) => {
    await page.goto('/todos')
    await page.getByRole('checkbox').first().waitFor()
    await page.context().setOffline(true)
    await page
      .getByText(/[Hh]ors ligne/)
      .first()
      .waitFor()
  },
  'essai-et-paiement': async (page) => {
    await page.goto('/dashboard')
    await openProfile(page, 'Abonnement')
  },
  'mes-donnees': async (page) => {
    await page.goto('/dashboard')
    const dialog = await openProfile(page, 'Mes données')
    await dialog.getByText('Mes données', { exact: true }).evaluate((fold) => fold.scrollIntoView())
  },
  clavier: async (page) => {
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('option').first().waitFor()
  },
}

/** Shown at most 704 px wide by `src/features/help/guide-page.tsx`. */
const GUIDE_SIZE = { width: 704, height: 400, density: 1.5 } as const
/** A window in which a question and its whole answer stand; and the space above what a picture begins with, in px. */
const [TALL, ABOVE_FIRST] = [2_400, 16]

/** Sizes that `src/components/frame/product-picture.tsx` requests. */
const SHAPES = [
  { name: 'wide', width: 560, height: 400, files: { '': 1, '-2x': 2 } },
  { name: 'narrow', width: 360, height: 380, files: { '': 2 } },
] as const

export async function takeSitePictures(browser: Browser, app: AppUnderTest): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const person = await putDemoPerson(app)
  const encode = await startEncoder(browser)
  let taken = 0
  for (const { name: shape, width, height, files } of SHAPES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await openContext(browser, app, person, {
        viewport: { width, height: 1_000 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        colorScheme,
      })
      const page = await context.newPage()
      for (const { name, show, above } of SUBJECTS) {
        const first = await show(page)
        await first.waitFor()
        await page.evaluate(() => document.fonts.ready)
        const top = (await first.boundingBox())?.y ?? 0
        const png = await page.screenshot({ clip: { x: 0, y: Math.max(0, top - above), width, height } })
        for (const [suffix, density] of Object.entries(files)) {
          const webp = await encode(png, width * density)
          const file = `${name}-${shape}-${colorScheme}${suffix}.webp`
          writeFileSync(join(folder, file), webp)
          taken += 1
          console.log(`${file} ${(webp.length / 1024).toFixed(1)} kB`)
        }
      }
      await context.close()
    }
  }
  // Last: one of them asks the coach, in the conversation of the pictures above.
  return taken + (await takeGuidePictures(browser, app, person, encode))
}

async function takeGuidePictures(
  browser: Browser,
  app: AppUnderTest,
  person: DemoPerson,
  encode: Encode,
): Promise<number> {
  const { width, height, density } = GUIDE_SIZE
  const slugs = GUIDES.map(({ slug }) => slug)
  for (const theme of ['light', 'dark'] as const) {
    const context = await openContext(browser, app, person, {
      viewport: { width, height },
      deviceScaleFactor: density,
      colorScheme: theme,
    })
    const page = await context.newPage()
    for (const slug of slugs) {
      const first = await GUIDE_PICTURES[slug](page)
      if (first) {
        await page.setViewportSize({ width, height: TALL })
        await first.evaluate((part) => part.scrollIntoView())
      }
      // Nothing is drawn as under the pointer.
      await page.mouse.move(0, 0)
      await page.evaluate(() => document.fonts.ready)
      const top = (await first?.boundingBox())?.y
      const clip = top === undefined ? null : { x: 0, y: top - ABOVE_FIRST, width, height }
      const webp = await encode(await page.screenshot(clip ? { clip } : {}), width * density)
      await context.setOffline(false)
      await page.setViewportSize({ width, height })
      const file = `aide-${slug}-${theme}.webp`
      writeFileSync(join(folder, file), webp)
      console.log(`${file} ${(webp.length / 1024).toFixed(1)} kB`)
    }
    await context.close()
  }
  return slugs.length * 2
}
