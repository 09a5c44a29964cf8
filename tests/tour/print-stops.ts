import type { Page } from '@playwright/test'
import { projectAction } from '../support/browser/project-editor'
import { openProfile } from '../support/browser/profile-dialog'
import { screen, type TourStop } from './tour-stop'

/** An A4 sheet inside our margins, at 96 px per inch. */
const SHEET = { width: 658, height: 980 }

async function toPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(SHEET)
}

function printed(name: string, path: string, account?: TourStop['account']): TourStop {
  const stop = screen(`print-${name}`, path, account)
  return {
    ...stop,
    show: async (page, ...rest) => {
      await stop.show(page, ...rest)
      await toPaper(page)
    },
  }
}

export const PRINT_STOPS: readonly TourStop[] = [
  printed('dashboard', '/dashboard', 'busy'),
  printed('todos', '/todos/lundi', 'busy'),
  printed('projects', '/projects', 'busy'),
  printed('research', '/search', 'busy'),
  printed('coach', '/coach', 'busy'),
  printed('terms', '/cgv'),
  printed('notice', '/mentions-legales'),
  printed('rules', '/rules', 'busy'),
  {
    name: 'print-plan',
    account: 'busy',
    show: async (page) => {
      // A test cannot close the browser's print dialog.
      await page.addInitScript(() => {
        window.print = () => undefined
      })
      await page.goto('/projects')
      await projectAction(page, 'Lampe de lecture Lumo', 'Imprimer')
      await toPaper(page)
    },
  },
  {
    name: 'print-profile',
    account: 'paidBack',
    show: async (page) => {
      await page.goto('/dashboard')
      await openProfile(page, 'Abonnement')
      await toPaper(page)
    },
  },
]
