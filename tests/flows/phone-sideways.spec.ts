import type { Page } from '@playwright/test'
import { expect, test } from '../support/flow'
import { editor } from '../support/browser/project-editor'

const SIDEWAYS = { width: 844, height: 390 }
/** Width in px of the camera's area on an iPhone. */
const SIDE = 59

function besideTheCamera(page: Page): Promise<string[]> {
  return page.evaluate((side) => {
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select')
    return [...controls].flatMap((control) => {
      const { left, right, width, height } = control.getBoundingClientRect()
      const isSeen = width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true })
      const isInside = left >= side && right <= innerWidth - side
      // The skip link is above the window until focused.
      if (!isSeen || isInside || control.textContent === 'Aller au contenu') return []
      return [`${control.textContent || (control.ariaLabel ?? '')}: ${left} to ${right}`]
    })
  }, SIDE)
}

test('nothing that is pressed lies beside the camera @phone-only', async ({ page, signedIn }) => {
  await signedIn()
  await page.setViewportSize(SIDEWAYS)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: SIDE, right: SIDE, bottom: 21, top: 0 },
  })
  for (const path of ['/dashboard', '/search', '/coach', '/todos/lundi', '/projects']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('main').getByRole('button').first().waitFor()
    expect.soft(await besideTheCamera(page), path).toEqual([])
  }
  await page.getByRole('button', { name: 'Nouveau projet' }).click()
  await editor(page).getByRole('textbox').first().waitFor()
  expect.soft(await besideTheCamera(page), 'the editor').toEqual([])
  await page.keyboard.press('Escape')
  await expect(editor(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Ouvrir le coach' }).click()
  await page.getByLabel('Votre message').waitFor()
  expect.soft(await besideTheCamera(page), 'the panel').toEqual([])
})
