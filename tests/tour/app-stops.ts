import type { TourStop } from './tour-stop'

/** What a browser does by itself, and a headless one does not: it is told to the page as the browser would. */
export const APP_STOPS: readonly TourStop[] = [
  {
    name: 'app-new-version',
    account: 'busy',
    isWholePage: false,
    show: async (page) => {
      await page.goto('/todos/lundi')
      await page.getByRole('checkbox').first().waitFor()
      // Told again until the app, which registers its service worker by and by, has heard it.
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
]
