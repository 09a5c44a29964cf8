import type { Locator, Page } from '@playwright/test'

/** « Mon Profil », with what it shows first. */
export async function openProfile(page: Page, tab?: 'Abonnement' | 'Nous contacter'): Promise<Locator> {
  await page.getByRole('button', { name: 'Mon Profil' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mon Profil' })
  await dialog.getByText('Membre depuis').waitFor()
  if (tab) await dialog.getByRole('tab', { name: tab }).click()
  return dialog
}
