import type { Page } from '@playwright/test'
import { WITH_MARKS } from '../../../local/coach/marked-answer'
import { TAKE_YOUR_TIME } from '../../../local/coach/pace'
import { expect, test } from '../../support/flow'
import { readOwned } from '../../support/stored-documents'

const answer = (page: Page) =>
  page.getByRole('log', { name: 'Conversation' }).getByRole('article', { name: 'Coach Boom' }).last()

/** Of each frame of the answer. */
const MARKS = /<\||\||think|analysis|The user|†|\^|```|"name"|proposer|propositions/

test('of channels, thoughts, citations and a written call, the answer and a card remain', async ({
  page,
  signedIn,
}) => {
  const { uid } = await signedIn()
  await page.goto('/coach')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seenAnswers: seen })
    new MutationObserver(() => {
      for (const article of document.querySelectorAll('[role="log"] article[aria-label="Coach Boom"]')) {
        seen.push(article.textContent)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await page.getByLabel('Votre message').fill(`Une tâche pour jeudi, ${WITH_MARKS}, ${TAKE_YOUR_TIME}`)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(answer(page)).toContainText('Commence ce soir : dix minutes.', { timeout: 30_000 })
  const card = page.getByRole('group', { name: 'Proposition : tâche pour jeudi' })
  await expect(card).toContainText('Filmer trois plans du produit')
  await expect(page.getByRole('button', { name: 'Arrêter' })).toHaveCount(0, { timeout: 20_000 })

  const seen = await page.evaluate(() => (window as unknown as { seenAnswers: string[] }).seenAnswers)
  expect(seen.length).toBeGreaterThan(3)
  expect(seen.filter((text) => MARKS.test(text))).toEqual([])

  const stored = await readOwned('conversations', uid)
  const messages = (stored[0]?.['messages'] ?? []) as readonly { content: string }[]
  expect(messages[1]?.content.trim()).toBe(
    'Filme le produit **en main**, sans décor.\n\n\nCommence ce soir : dix minutes.',
  )
  expect(Object.values(stored[0]?.['proposals'] ?? {})).toHaveLength(1)
})
