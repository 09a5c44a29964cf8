import type { Locator, Page } from '@playwright/test'

/** Below this width a candidate is a card. */
const TABLE_FROM_PX = 1024

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= TABLE_FROM_PX

/** « Mes liens » or a section: its heading, its buttons and its table. */
export function block(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true })
}

/** A table named by its section, or on a phone a list. */
export function table(page: Page, name: string): Locator {
  return page.getByRole(isWide(page) ? 'table' : 'list', { name, exact: true })
}

/** The links of one table, in its order. */
export function links(page: Page, name: string): Locator {
  return table(page, name).getByRole('link')
}

/** One candidate, by its link as it is shown. */
export function candidate(page: Page, label: string): Locator {
  return page
    .getByRole('main')
    .getByRole(isWide(page) ? 'row' : 'listitem')
    .filter({ has: page.getByRole('link', { name: label }) })
}

/** What its eight dots say, in the order of the columns. */
export function answers(row: Locator): Promise<string[]> {
  return row.getByText(/^(Oui|Non|Non évalué)$/).allTextContents()
}

/** Opens the link input of a block where it is closed, and fills it; confirming is up to the test. */
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
  const field = page.getByRole('textbox', { name: 'Nom de la section' })
  const heading = page.getByRole('heading', { name: from, exact: true }).getByRole('button')
  // A new section begins with its name in the field.
  await heading.or(field).first().waitFor()
  if (!(await field.isVisible())) await heading.click()
  await field.fill(to)
  if (end === 'blur') await field.blur()
  else await field.press(end)
}
