import type { Page } from '@playwright/test'
import { SHARES_ALL } from '../../src/domain/coach/dossier/sharing'
import { putDocument, type Account } from '../support/accounts'
import { openProfile } from '../support/browser/profile-dialog'
import { refuse } from '../support/refusals'
import type { TourStop } from './tour-stop'

const memory = (page: Page) => page.getByRole('dialog', { name: 'Ce que je sais de toi' })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

const FACTS = {
  a: { text: 'Budget de départ : 600 €, pas un euro de plus', saidAt: daysAgo(2), from: 'coach' },
  b: { text: 'Je travaille le mardi et le samedi matin, deux heures', saidAt: daysAgo(9), from: 'person' },
  c: { text: 'Je ne veux pas faire de dropshipping', saidAt: daysAgo(120), from: 'person' },
}

async function putFacts({ uid }: Account, facts: Record<string, object> = FACTS): Promise<void> {
  await putDocument(`coach/${uid}`, {
    askedAt: new Date(),
    shares: { ...SHARES_ALL },
    facts: facts as typeof FACTS,
  })
}

async function openMemory(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await openProfile(page, 'Le coach')
  await page.getByRole('button', { name: 'Gérer les souvenirs' }).click()
  await memory(page).getByRole('textbox', { name: 'Ajouter un souvenir' }).waitFor()
  await page.waitForTimeout(600)
}

/** An account that has no conversation of its own in the other stops. */
const account = 'asking'

export const MEMORY_STOPS: readonly TourStop[] = [
  {
    name: 'memory-empty',
    account,
    isWholePage: false,
    show: async (page, _context, { asking }) => {
      await putFacts(asking, {})
      await openMemory(page)
    },
  },
  {
    name: 'memory-profile',
    account,
    isWholePage: false,
    show: async (page, _context, { asking }) => {
      await putFacts(asking)
      await page.goto('/dashboard')
      await openProfile(page, 'Le coach')
      await page.getByRole('button', { name: 'Gérer les souvenirs' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'memory-list',
    account,
    isWholePage: false,
    show: async (page, _context, { asking }) => {
      await putFacts(asking)
      await openMemory(page)
    },
  },
  {
    name: 'memory-clash',
    account,
    isWholePage: false,
    show: async (page, _context, { asking }) => {
      await putFacts(asking)
      await openMemory(page)
      await page.getByRole('textbox', { name: 'Ajouter un souvenir' }).fill('Budget : 2 000 €')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Remplacer' }).waitFor()
    },
  },
  {
    name: 'memory-full',
    account,
    isWholePage: false,
    show: async (page, _context, { asking }) => {
      const many = Array.from({ length: 24 }, (_, rank) => [
        `f${rank}`,
        { text: `Une chose à savoir, la numéro ${rank + 1}`, saidAt: daysAgo(rank), from: 'person' },
      ])
      await putFacts(asking, Object.fromEntries(many) as Record<string, object>)
      await openMemory(page)
      await page.getByRole('textbox', { name: 'Ajouter un souvenir' }).fill('Une de trop')
      await page.keyboard.press('Enter')
      await page.getByText("c'est plein").waitFor()
    },
  },
  {
    name: 'memory-refused',
    account,
    isWholePage: false,
    show: async (page, context, { asking }) => {
      await putFacts(asking)
      await openMemory(page)
      const heal = await refuse(context, 'writes', 'coach')
      await page.getByRole('textbox', { name: 'Ajouter un souvenir' }).fill('Ma cible : les randonneurs')
      await page.keyboard.press('Enter')
      await page.getByText('Non enregistré').waitFor()
      await heal()
    },
  },
  {
    name: 'memory-offline',
    account,
    isWholePage: false,
    show: async (page, context, { asking }) => {
      await putFacts(asking)
      await openMemory(page)
      await context.setOffline(true)
      await page.getByRole('textbox', { name: 'Ajouter un souvenir' }).fill('Ma cible : les randonneurs')
      await page.keyboard.press('Enter')
      await page.waitForTimeout(3_500)
    },
  },
  {
    name: 'memory-forget-all',
    account,
    isWholePage: false,
    show: async (page, _context, { asking }) => {
      await putFacts(asking)
      await openMemory(page)
      await page.getByRole('button', { name: 'Tout oublier' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'memory-cards',
    account: 'offered',
    isWholePage: false,
    show: async (page, _context, { offered: { uid } }) => {
      await putFacts({ uid } as Account)
      const at = 1_790_000_000_000
      const card = (n: number, fait: string, fields: object = {}) => ({
        at,
        n,
        from: 'coach',
        target: `t${n}-${uid}`,
        state: 'open',
        genre: 'souvenir',
        fait,
        projet: null,
        ...fields,
      })
      const proposals = {
        a: card(0, 'Je vends à des randonneurs de 25 à 45 ans'),
        b: card(1, 'Budget de départ : 2 000 €'),
        c: card(2, 'Je suis diabétique'),
        d: card(3, 'Je ne veux pas faire de dropshipping', { state: 'ignored' }),
      }
      await putDocument(`conversations/memory-${uid}`, {
        userId: uid,
        title: 'Mon budget',
        timestamp: new Date(Date.now() + 60_000),
        proposals,
        messages: [
          { role: 'user', content: 'Retiens ce que je viens de dire.', timestamp: at - 1_000 },
          { role: 'assistant', content: 'Voici ce que je peux retenir.', timestamp: at },
        ],
      })
      await page.goto('/coach')
      await page.getByRole('button', { name: 'Retenir' }).waitFor()
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'memory-sheet',
    account,
    isWholePage: false,
    show: async (page, _context, { asking }) => {
      await putFacts(asking)
      await page.goto('/coach')
      await page.getByRole('button', { name: /^Le coach voit/ }).click()
      await page.getByRole('link', { name: 'Voir le texte exact' }).click()
      await page.getByRole('region', { name: 'Texte envoyé au coach' }).waitFor()
    },
  },
]
