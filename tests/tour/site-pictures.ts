import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import { emulatorAdmin } from '../../local/emulators/emulator-admin'
import { root } from '../../local/paths'
import { documentsOf } from '../../local/seed/seed-documents'
import { demoPeople } from '../../local/seed/seed-people'
import { putDocument } from '../support/accounts'
import type { AppUnderTest } from '../support/app-under-test'
import { logIn } from '../support/browser/log-in'
import { candidate } from '../support/browser/research-tables'
import { PAGES_TIME_ZONE } from '../support/browser/time-zone'
import { startEncoder } from './encoder'

/** The landing page's pictures of the product, with the demo accounts' data. */
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
    above: 0,
    show: async (page) => {
      await page.goto('/search')
      const card = candidate(page, 'example.com/lampe-ambre')
      await card.scrollIntoViewIfNeeded()
      return card
    },
  },
  {
    name: 'progression',
    above: 16,
    show: async (page) => {
      await page.goto('/todos/lundi')
      await page.getByRole('checkbox').first().waitFor()
      return page.getByRole('progressbar', { name: 'Progression du jour' })
    },
  },
]

const QUESTION = 'Quel prix fixer pour ma lampe de lecture ?'
const ANSWER = `Pars de tes coûts :

1. **Additionne** achat, envoi, pub.
2. **Garde** au moins 30 % pour toi.
3. **Teste** deux prix, une semaine.

| Lampe vendue | 29,90 € |
| --- | ---: |
| Achat et envoi | 13,10 € |
| Publicité | 6,00 € |
| **Il te reste** | **10,80 €** |
`

/** Sizes that `src/features/landing/product-picture.tsx` requests. */
const SHAPES = [
  { name: 'wide', width: 560, height: 400, files: { '': 1, '-2x': 2 } },
  { name: 'narrow', width: 360, height: 380, files: { '': 2 } },
] as const

export async function takeSitePictures(browser: Browser, { ports, url }: AppUnderTest): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const now = new Date()
  const person = demoPeople(now).find(({ hasPaidAt }) => hasPaidAt !== null)!
  await emulatorAdmin(ports).putAccounts([person])
  await emulatorAdmin(ports).putDocuments(documentsOf(person, now))
  await putDocument(`conversations/${person.uid}-1`, {
    userId: person.uid,
    messages: [
      { role: 'user', content: QUESTION, timestamp: now.getTime() - 9_000 },
      { role: 'assistant', content: ANSWER, timestamp: now.getTime() },
    ],
    timestamp: now,
  })
  const encode = await startEncoder(browser)
  let taken = 0
  for (const { name: shape, width, height, files } of SHAPES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width, height: 1_000 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        colorScheme,
        locale: 'fr-FR',
        timezoneId: PAGES_TIME_ZONE,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await logIn(page, person)
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
  return taken
}
