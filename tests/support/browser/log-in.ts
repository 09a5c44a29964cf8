import type { Page } from '@playwright/test'
import type { Account } from '../accounts'

type Credentials = Pick<Account, 'email' | 'password'>

/** Signs in through the form and waits for the dashboard. */
export async function logIn(page: Page, account: Credentials): Promise<void> {
  await page.goto('/login')
  await submitLogin(page, account)
}

export async function submitLogin(page: Page, account: Credentials): Promise<void> {
  await pressLogin(page, account)
  await page.getByRole('button', { name: 'Mon Profil' }).waitFor()
}

/** Without waiting for what follows: a conversation fills a phone, without the header. */
export async function pressLogin(page: Page, account: Credentials): Promise<void> {
  // The sign-up form, which may still be visible, has fields with the same names.
  await page.getByRole('button', { name: 'Se connecter' }).waitFor()
  await page.getByLabel('Adresse email').fill(account.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}
