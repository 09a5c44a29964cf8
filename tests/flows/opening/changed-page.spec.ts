/* oxlint-disable typescript/no-deprecated -- translators still write <font> */
// Extensions (password managers, translators, correctors) change the prerendered page before the app's code comes.
import type { Page } from '@playwright/test'
import { hold } from '../../support/hold'
import { expect, test } from '../../support/flow'

const APP = '**/assets/app-*.js'

/** Runs in the page while it is parsed: changes each field as soon as it is there, as content scripts do. */
function changePage(kind: string): void {
  const done = new WeakSet<Element>()
  const icon = () => {
    const element = document.createElement('span')
    element.setAttribute('data-manager-icon', '')
    element.style.cssText = 'position:absolute;right:0'
    return element
  }
  const changes: Record<string, (field: HTMLInputElement) => void> = {
    'an element after the field': (field) => field.after(icon()),
    'an element before the field': (field) => field.before(icon()),
    'an element at the end of the form': (field) => field.form?.append(icon()),
    'an element at the start of the page': () => document.getElementById('root')?.prepend(icon()),
    'an input of its own': (field) => {
      const own = document.createElement('input')
      own.type = 'text'
      own.tabIndex = -1
      own.hidden = true
      field.after(own)
    },
    'a wrapper around the field': (field) => {
      const wrapper = document.createElement('div')
      field.replaceWith(wrapper)
      wrapper.append(field)
    },
    'a copy in place of the field': (field) => {
      const copy = field.cloneNode(true) as HTMLInputElement
      done.add(copy)
      field.replaceWith(copy)
    },
    'attributes of the field': (field) => {
      field.setAttribute('data-manager', '1')
      field.setAttribute('fdprocessedid', 'x')
      field.style.backgroundImage = 'none'
    },
    'the text of the label': (field) => {
      const [label] = field.labels ?? []
      const font = document.createElement('font')
      font.textContent = label?.textContent ?? ''
      label?.replaceChildren(font)
    },
    'a script in body and head': () => {
      for (const place of [document.head, document.body]) {
        const element = document.createElement('script')
        element.type = 'application/json'
        place.prepend(element)
      }
    },
  }
  new MutationObserver(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('form[data-early] input')) {
      if (done.has(field) || (field.type !== 'email' && field.type !== 'password')) continue
      done.add(field)
      changes[kind]?.(field)
    }
  }).observe(document, { childList: true, subtree: true })
}

const KINDS = [
  'an element after the field',
  'an element before the field',
  'an element at the end of the form',
  'an element at the start of the page',
  'an input of its own',
  'a wrapper around the field',
  'a copy in place of the field',
  'attributes of the field',
  'the text of the label',
  'a script in body and head',
]

/** As a password manager fills: a value, and no event. */
async function fillSilently(page: Page, name: string, value: string) {
  await page.locator(`form input[name=${name}]`).evaluate((field, text) => {
    ;(field as HTMLInputElement).value = text
  }, value)
}

for (const kind of KINDS) {
  test(`${kind}: values entered before the code loads stay, with the focus, and log in @phone @first-visit`, async ({
    page,
    newAccount,
    watch,
  }) => {
    watch.expectFault(/is drawn anew/)
    const account = await newAccount()
    await page.addInitScript(changePage, kind)
    const entry = await hold(page, APP)
    await page.goto('/login', { waitUntil: 'commit' })
    await entry.request
    const email = page.locator('input[name=email]')
    await fillSilently(page, 'password', account.password)
    await page.getByText('Se souvenir de moi').click()
    await email.click()
    await email.pressSequentially(account.email.slice(0, -3))
    await entry.release()
    await expect(page.locator('form[data-early]')).toHaveCount(0)
    await expect(email).toHaveValue(account.email.slice(0, -3))
    await expect(email).toBeFocused()
    await page.keyboard.type(account.email.slice(-3))
    await expect(email).toHaveValue(account.email)
    await expect(page.locator('input[name=password]')).toHaveValue(account.password)
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await email.press('Enter')
    await expect(page.getByRole('button', { name: 'Mon Profil' })).toBeVisible()
  })
}

test('a changed sign-up keeps its three fields and the press that came early @first-visit', async ({
  page,
  watch,
}) => {
  watch.expectFault(/is drawn anew/)
  await page.addInitScript(changePage, 'a wrapper around the field')
  const entry = await hold(page, APP)
  await page.goto('/signup', { waitUntil: 'commit' })
  await entry.request
  await page.getByLabel('Nom complet').fill('Inès Durand')
  await fillSilently(page, 'email', 'pas une adresse')
  await fillSilently(page, 'password', 'Vert-Citron-42')
  await page.getByRole('button', { name: "Commencer l'essai gratuit" }).click()
  await entry.release()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.getByLabel('Nom complet')).toHaveValue('Inès Durand')
  await expect(page.locator('input[name=email]')).toHaveValue('pas une adresse')
  await expect(page.locator('input[name=password]')).toHaveValue('Vert-Citron-42')
})
