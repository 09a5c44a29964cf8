import { fillStorage, silenceDatabases, switchStorageOff } from '../support/browser/broken-storage'
import { logIn } from '../support/browser/log-in'
import type { TourStop } from './tour-stop'

const DAY_MS = 86_400_000

/** Events that a headless browser does not send by itself are dispatched to the page. */
export const APP_STOPS: readonly TourStop[] = [
  {
    name: 'app-new-version',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/todos/lundi')
      await page.getByRole('checkbox').first().waitFor()
      // Dispatched until the app has registered its service worker and reacts.
      await page.waitForFunction(
        () => {
          const labels = [...document.querySelectorAll('button')].map((button) => button.textContent)
          if (labels.includes('Recharger')) return true
          return !navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))
        },
        null,
        { polling: 500 },
      )
    },
  },
  {
    name: 'app-install',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Mon Profil' }).waitFor()
      await page.evaluate(() => {
        window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))
      })
      await page.getByRole('button', { name: 'Mon Profil' }).click()
      await page.getByRole('button', { name: "Installer l'application" }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'app-wrong-clock',
    account: 'astray',
    isWholePage: false,
    show: async (page) => {
      await page.clock.install({ time: Date.now() + 3 * DAY_MS })
      await page.goto('/dashboard')
      await page.getByText('avance de 3 jours').waitFor()
    },
  },
  {
    name: 'app-storage-off',
    isWholePage: false,
    show: async (page, _context, { leaving }) => {
      await page.addInitScript(switchStorageOff)
      await logIn(page, leaving)
      await page.getByText(/ne garde rien sur cet appareil/).waitFor()
    },
  },
  {
    name: 'app-storage-silent',
    account: 'leaving',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Mon Profil' }).waitFor()
      await page.waitForTimeout(1_000)
      await page.addInitScript(silenceDatabases)
      await page.goto('/dashboard')
      await page.getByText(/ne répond pas/).waitFor()
    },
  },
  {
    name: 'app-storage-full',
    account: 'leaving',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/todos/jeudi')
      await page.getByLabel('Nouvelle tâche').waitFor()
      await fillStorage(page)
      await page.getByLabel('Nouvelle tâche').fill('Une tâche à moitié écrite')
      await page.getByText(/n'a plus de place/).waitFor()
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith('filler')) localStorage.removeItem(key)
      })
    },
  },
  {
    name: 'help-guide',
    show: async (page) => {
      await page.goto('/aide/premiere-heure')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  {
    name: 'commands-found',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Rechercher ou agir' }).click()
      await page.getByRole('combobox').fill('lampe')
      await page
        .getByRole('option', { name: /Lampe de lecture Lumo/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'commands-palette',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Mon Profil' }).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').waitFor()
    },
  },
  {
    name: 'commands-keys',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Mon Profil' }).waitFor()
      await page.keyboard.press('Shift+?')
      await page.getByRole('dialog').waitFor()
    },
  },
]
