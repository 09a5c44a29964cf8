// `npm run tour`: pictures of every screen and of the states that flows make (desktop, phone; light, dark) in .tour/, taken by the
// flows that call `picture` (`support/browser/picture.ts`). `-- --check`: checks the same states for faults, also at 320 px.
// `-- --site`: pictures for public/pictures/ and docs/images/. `-- coach todos` selects pictures by parts of names; `--desktop`,
// `--phone`, `--small` (320 px), `--light` and `--dark` select the look.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../local/browser'
import { root } from '../local/paths'
import { startAppUnderTest } from './support/app-under-test'
import { takeDocumentedPictures } from './tour/documented-pictures'
import { picturesInFlows } from './tour/flow-pictures'
import { takeManifestPictures } from './tour/manifest-pictures'
import { takeSitePictures } from './tour/site-pictures'

const folder = join(root, '.tour')
const isCheck = process.argv.includes('--check')

if (process.argv.includes('--site')) {
  console.log(`${await takeForSite()} pictures in public/pictures/ and docs/images/`)
} else {
  if (!isCheck) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
  const sizes = chosen(['desktop', 'phone', 'small'], isCheck ? undefined : ['desktop', 'phone'])
  const looks = [...sizes, ...chosen(['light', 'dark'])]
  process.exitCode = await picturesInFlows(wanted, { isCheck, folder, looks })
}

/** Members of a group that were passed as options, or a default. */
function chosen<T extends string>(group: readonly T[], unasked: readonly T[] = group): readonly T[] {
  const asked = group.filter((each) => process.argv.includes(`--${each}`))
  return asked.length > 0 ? asked : unasked
}

async function takeForSite(): Promise<number> {
  const app = await startAppUnderTest()
  const { executablePath, args } = await findChromium()
  const browser = await chromium.launch({ executablePath, args })
  try {
    return (
      (await takeSitePictures(browser, app)) +
      (await takeManifestPictures(browser, app)) +
      (await takeDocumentedPictures(browser, app))
    )
  } finally {
    await browser.close()
    await app.stop()
  }
}
