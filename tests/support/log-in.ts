import type { Page } from '@playwright/test'
import type { Account } from './accounts'

/** Through the form, as a person would; the dashboard is there when it returns. */
export async function logIn(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Adresse email').fill(account.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('button', { name: 'Mon Profil' }).waitFor()
}
