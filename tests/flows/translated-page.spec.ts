/* oxlint-disable typescript/no-deprecated -- translators still write <font> */
// The browser's translator replaces texts under React, and the page must work on.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/flow'
import { editor, openSection, save } from '../support/browser/project-editor'

/** Like Chrome's translator: replaces each text, also later ones, by a <font>. */
async function translate(page: Page) {
  await page.addInitScript(() => {
    const translated = (text: Text) => {
      const font = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.data
      font.append(inner)
      text.replaceWith(font)
    }
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const isWords =
          text.data.trim() !== '' && !text.parentElement?.closest('font, script, style, textarea, title')
        if (isWords) translated(text)
      }
    }
    const begin = () => {
      document.documentElement.classList.add('translated-ltr')
      setInterval(translateAll, 50)
    }
    // Starts after the first render: a translator is late, and React has its text nodes by then.
    window.addEventListener('load', () => setTimeout(begin, 300))
  })
}

const fonts = (page: Page) => page.locator('main font').first()

test('a project is begun, saved and found again on a translated page', async ({ page, signedIn }) => {
  await signedIn()
  await translate(page)
  await page.goto('/projects')
  await expect(fonts(page)).toBeAttached()
  await page.getByRole('button', { name: 'Créer mon premier projet' }).click()
  await editor(page).getByLabel('Nom du projet').pressSequentially('Lampe', { delay: 60 })
  await openSection(page, 'Produit')
  const words = editor(page).getByRole('textbox', { name: 'Description du produit' })
  await words.pressSequentially('À pince', { delay: 60 })
  await words.fill('')
  await words.pressSequentially('En verre', { delay: 60 })
  await expect(page.getByText('Cette page n’a pas pu s’afficher')).toHaveCount(0)
  await save(page)
  await expect(editor(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Lampe').first()).toBeVisible()
})

test('the way from a list to the coach, and a value that changes, on a translated page', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await translate(page)
  await page.goto('/todos')
  await expect(fonts(page)).toBeAttached()
  const field = page.getByLabel('Nouvelle tâche')
  for (const text of ['Une', 'Deux', 'Trois']) {
    await field.fill(text)
    await field.press('Enter')
    await expect(page.getByRole('checkbox', { name: text })).toBeVisible()
  }
  await page.getByRole('checkbox', { name: 'Deux' }).check()
  await expect(page.getByRole('main')).toContainText(/1 faite sur 3/)
  await page.getByRole('link', { name: 'Coach', exact: true }).click()
  await expect(page.getByPlaceholder('Pose ta question')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'Trois' })).toBeVisible()
  await expect(page.getByText('Cette page n’a pas pu s’afficher')).toHaveCount(0)
})
