import type { Locator, Page } from '@playwright/test'

type Part = 'Abonnement' | 'Nous contacter' | 'Le coach' | 'Mes données'

/** Opens « Mon Profil », by default at its first tab, otherwise at a tab or an opened fold. */
export async function openProfile(page: Page, part?: Part): Promise<Locator> {
  // An entry of the history, so a reload opens it again.
  const isOpen = await page.evaluate(() => {
    const state: unknown = window.history.state
    return JSON.stringify(state ?? {}).includes('"profile"')
  })
  if (!isOpen) await page.getByRole('button', { name: 'Mon Profil' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mon Profil' })
  await dialog.getByText('Membre depuis').waitFor()
  if (part === 'Le coach' || part === 'Mes données') await dialog.getByText(part, { exact: true }).click()
  else if (part) await dialog.getByRole('tab', { name: part }).click()
  return dialog
}
