import type { Locator, Page } from '@playwright/test'

/** The open editor, whatever it is named: its name follows the title. */
export function editor(page: Page): Locator {
  return page.getByRole('dialog')
}

export function save(page: Page): Promise<void> {
  return editor(page).getByRole('button', { name: 'Sauvegarder', exact: true }).click()
}

export function cancel(page: Page): Promise<void> {
  return editor(page).getByRole('button', { name: 'Annuler', exact: true }).click()
}

/** A card or row of the list, by the title that is its button's name. */
export function projectButton(page: Page, title: string): Locator {
  return page.getByRole('main').getByRole('button', { name: title, exact: true })
}

/** A tab beside the items, or on a phone an option of a select. */
export async function openSection(page: Page, label: string): Promise<void> {
  const tab = editor(page).getByRole('tab', { name: new RegExp(`^${label}`) })
  if (await tab.isVisible()) await tab.click()
  else await editor(page).getByLabel('Partie').selectOption({ label })
}
