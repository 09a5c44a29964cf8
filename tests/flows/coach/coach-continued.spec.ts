import type { Page } from '@playwright/test'
import { putDocument, type Account } from '../../support/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { picture } from '../../support/browser/picture'
import { askedWith } from '../../support/coach-journal'
import { expect, test } from '../../support/flow'
import { readDocument } from '../../support/stored-documents'

const ANSWERED_AT = 1_790_000_000_000
const CARDS = 56

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const card = (page: Page, name: string) => page.getByRole('group', { name: `Proposition : ${name}` })
const line = (page: Page) => log(page).getByText('Cette conversation était pleine')

/** As full of cards as a conversation gets; the last two are open. */
async function putFull({ uid }: Account): Promise<string> {
  const id = `${uid}-full`
  const proposals = Array.from({ length: CARDS }, (_, n) => {
    const todo = { genre: 'tache', jour: 'jeudi', texte: `Étape ${n}`, chaqueSemaine: false, pourquoi: null }
    const state = n < CARDS - 2 ? 'ignored' : 'open'
    return [`c${n}`, { ...todo, at: ANSWERED_AT, n, from: 'coach', target: `${uid}-t${n}`, state }] as const
  })
  await putDocument(`conversations/${id}`, {
    userId: uid,
    title: 'Mes gourdes',
    messages: [
      { id: 'm1', role: 'user', content: 'Comment vendre mes gourdes ?', timestamp: ANSWERED_AT - 1 },
      { id: 'm1', role: 'assistant', content: 'En deux idées, voilà.', timestamp: ANSWERED_AT },
    ],
    proposals: Object.fromEntries(proposals),
    timestamp: new Date(ANSWERED_AT + 1),
  })
  return id
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Votre message').fill(question)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('button', { name: 'Arrêter' })).toHaveCount(0)
}

test('a full conversation goes on elsewhere: its cards stay and the coach remembers, also after a reload', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const id = await putFull(account)
  const state = async (name: string) => {
    const stored = (await readDocument(`conversations/${id}`)) as {
      proposals: Record<string, { state: string }>
    }
    return stored.proposals[name]?.state
  }
  await page.goto('/coach')
  await expect(card(page, 'tâche pour jeudi').first()).toBeVisible()
  await ask(page, `Et la deuxième, dit ${account.uid} ?`)
  await expect(line(page)).toBeVisible()
  const open = log(page).getByRole('button', { name: 'Ajouter', exact: true })
  await expect(open).toHaveCount(2)
  expect(await askedWith(`Et la deuxième, dit ${account.uid} ?`)).toContain('En deux idées, voilà.')
  await expectAccessible(page)
  await picture(page, 'coach-continued')

  await open.first().click()
  await expect.poll(() => state('c54')).toBe('accepted')
  await expect(log(page).getByRole('button', { name: "Annuler l'ajout" })).toBeVisible()

  await page.reload()
  await expect(line(page)).toBeVisible()
  await expect(log(page).getByText('Comment vendre mes gourdes ?')).toBeAttached()
  await expect(log(page).getByRole('button', { name: "Annuler l'ajout" })).toBeVisible()
  await expect(open).toHaveCount(1)
  await ask(page, `Et après, dit ${account.uid} ?`)
  const sent = await askedWith(`Et après, dit ${account.uid} ?`)
  expect(sent).toContain('En deux idées, voilà.')
  expect(sent).toContain('«\u00a0Étape 54\u00a0» acceptée (jeudi)')
  expect(sent).toContain(`Et la deuxième, dit ${account.uid} ?`)
  await expect(line(page)).toHaveCount(1)
})

test('a question that waits keeps its place, and is asked again or removed there', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/ERR_INTERNET_DISCONNECTED/)
  const account = await signedIn()
  await page.goto('/coach')
  await ask(page, 'Par quoi commencer ?')
  await expect(log(page).getByRole('article', { name: 'Coach Boom' })).toHaveCount(2)
  await context.setOffline(true)
  await ask(page, `Un, dit ${account.uid}`)
  await ask(page, `Deux, dit ${account.uid}`)
  const waiting = log(page).getByText('Pas encore envoyée')
  await expect(waiting).toHaveCount(1)
  await context.setOffline(false)
  await ask(page, `Trois, dit ${account.uid}`)
  await expect(waiting).toHaveCount(2)
  const mine = log(page).getByRole('article', { name: 'Vous' })
  await expect(mine).toHaveText([/commencer/, /Un, dit/, /Deux, dit/, /Trois, dit/])
  // The last answer has its thumbs: nothing is left open at the foot.
  await expect(page.getByRole('button', { name: 'Utile', exact: true })).toBeVisible()
  await log(page).getByRole('button', { name: 'Retirer' }).first().click()
  await expect(mine).toHaveText([/commencer/, /Deux, dit/, /Trois, dit/])
  await log(page).getByRole('button', { name: 'Redemander' }).click()
  await expect(waiting).toHaveCount(0)
  await expect(mine).toHaveText([/commencer/, /Trois, dit/, /Deux, dit/])
  await expect(log(page).getByRole('article', { name: 'Coach Boom' })).toHaveCount(4)
})
