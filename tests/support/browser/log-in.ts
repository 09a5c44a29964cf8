import type { Page } from '@playwright/test'
import type { Account } from '../accounts'

type Credentials = Pick<Account, 'email' | 'password'>

/** Through the form, as a person would; the dashboard is there when it returns. */
export async function logIn(page: Page, account: Credentials): Promise<void> {
  await page.goto('/login')
  await submitLogin(page, account)
}

/** Where the form opens. */
export async function submitLogin(page: Page, account: Credentials): Promise<void> {
  // The form of the sign-up, which may still be shown, has fields of the same names.
  await page.getByRole('button', { name: 'Se connecter' }).waitFor()
  await page.getByLabel('Adresse email').fill(account.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('button', { name: 'Mon Profil' }).waitFor()
}
