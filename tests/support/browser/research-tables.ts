import type { Locator, Page } from '@playwright/test'

/** Below this width a candidate is a card. */
const TABLE_FROM_PX = 1024

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= TABLE_FROM_PX

/** « Mes liens » or a section: heading, buttons and table. */
export function block(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true })
}

/** A table, or a list on a phone, with the section's name. */
export function table(page: Page, name: string): Locator {
  return page.getByRole(isWide(page) ? 'table' : 'list', { name, exact: true })
}

/** The names of the products of a table, without the links to their shops. */
export function links(page: Page, name: string): Locator {
  return table(page, name).getByRole('link').and(page.locator('[id^="link-"]'))
}

export function candidate(page: Page, label: string): Locator {
  return page
    .getByRole('main')
    .getByRole(isWide(page) ? 'row' : 'listitem')
    .filter({ has: page.getByRole('link', { name: label }) })
}

export function answers(row: Locator): Promise<string[]> {
  return row.getByText(/^(Oui|Non|Non évalué)$/).allTextContents()
}

/** Opens the link field of a block if closed, and fills it without confirming. */
export async function typeLink(page: Page, name: string, link: string): Promise<void> {
  const field = block(page, name).getByLabel('Lien du produit')
  if (!(await field.isVisible()))
    await block(page, name).getByRole('button', { name: 'Ajouter un lien' }).click()
  await field.fill(link)
}

export async function rename(
  page: Page,
  from: string,
  to: string,
  end: 'blur' | 'Enter' | 'Escape',
): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Nom du tableau' })
  const heading = page.getByRole('heading', { name: from, exact: true }).getByRole('button')
  // The name of a new section is in edit mode already.
  await heading.or(field).first().waitFor()
  if (!(await field.isVisible())) await heading.click()
  await field.fill(to)
  if (end === 'blur') await field.blur()
  else await field.press(end)
}

/** Chooses an action in « … » of a row. */
export async function chooseInRow(
  row: Locator,
  action: 'Créer un projet' | 'Supprimer le lien',
): Promise<void> {
  await row.getByRole('button', { name: 'Autres actions' }).click()
  await row.page().getByRole('menuitem', { name: action }).click()
}

/** The link of a row to its seller's page. */
export function shopLink(row: Locator): Locator {
  return row.getByRole('link', { name: /nouvel onglet/ })
}
