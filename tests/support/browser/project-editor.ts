import type { Locator, Page } from '@playwright/test'

/** The open editor. Its name follows the title, and a toast is a `dialog` too, hence the progress bar. */
export function editor(page: Page): Locator {
  const progress = page.getByRole('progressbar', { name: 'Progression du projet' })
  return page.getByRole('dialog').filter({ has: progress })
}

export function save(page: Page): Promise<void> {
  return editor(page).getByRole('button', { name: 'Sauvegarder', exact: true }).click()
}

export function cancel(page: Page): Promise<void> {
  return editor(page).getByRole('button', { name: 'Annuler', exact: true }).click()
}

export async function openVersions(page: Page): Promise<void> {
  await editor(page).getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Versions' }).click()
  await page.getByRole('dialog', { name: 'Versions' }).waitFor()
}

export function projectButton(page: Page, title: string): Locator {
  return page.getByRole('main').getByRole('button', { name: title, exact: true })
}

export function projectCard(page: Page, title: string): Locator {
  const button = page.getByRole('button', { name: title, exact: true })
  return page.getByRole('listitem').filter({ has: button })
}

/** A tab on a desktop, an option of a select on a phone. */
export async function openSection(page: Page, label: string): Promise<void> {
  const tab = editor(page).getByRole('tab', { name: new RegExp(`^${label}`) })
  const select = editor(page).getByRole('combobox', { name: 'Partie' })
  await tab.or(select).waitFor()
  if (await tab.isVisible()) await tab.click()
  else await select.selectOption({ label })
}

export async function chooseStatus(page: Page, label: string): Promise<void> {
  await editor(page).getByRole('combobox', { name: 'Statut' }).selectOption({ label })
}

export async function projectAction(page: Page, title: string, action: string | RegExp): Promise<void> {
  await projectCard(page, title)
    .getByRole('button', { name: /actions/i })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}
