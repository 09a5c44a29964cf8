import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { emulatorAdmin } from '../../local/emulators/emulator-admin'
import { documentsOf } from '../../local/seed/seed-documents'
import { demoPeople, type DemoPerson } from '../../local/seed/seed-people'
import { putDocument } from '../support/accounts'
import type { AppUnderTest } from '../support/app-under-test'
import { logIn } from '../support/browser/log-in'
import { PAGES_TIME_ZONE } from '../support/browser/time-zone'
import { withoutLastFrame } from '../support/browser/without-last-frame'

const QUESTION = 'Quel prix fixer pour ma lampe de lecture ?'
const ANSWER = `Pars de tes coûts :

1. **Additionne** tous tes coûts.
2. **Garde** au moins 20 % pour toi.
3. **Teste** deux prix, une semaine.

| Lampe vendue | 29,90 € |
| --- | ---: |
| Achat, envoi et pub | 19,10 € |
| Cotisations | 3,71 € |
| **Il te reste** | **7,09 €** |
`

/** The demo account that has paid, with a short conversation. */
export async function putDemoPerson({ ports }: AppUnderTest): Promise<DemoPerson> {
  const now = new Date()
  const person = demoPeople(now).find(({ hasPaidAt }) => hasPaidAt !== null)!
  await emulatorAdmin(ports).putAccounts([person])
  await emulatorAdmin(ports).putDocuments(documentsOf(person, now))
  await putDocument(`conversations/${person.uid}-1`, {
    userId: person.uid,
    messages: [
      { role: 'user', content: QUESTION, timestamp: now.getTime() - 9_000 },
      { role: 'assistant', content: ANSWER, timestamp: now.getTime() },
    ],
    timestamp: now,
  })
  return person
}

export async function openContext(
  browser: Browser,
  { url }: AppUnderTest,
  person: { readonly email: string; readonly password: string },
  look: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...look,
    baseURL: url,
    locale: 'fr-FR',
    timezoneId: PAGES_TIME_ZONE,
    reducedMotion: 'reduce',
  })
  await context.addInitScript(withoutLastFrame)
  const page = await context.newPage()
  await logIn(page, person)
  await page.close()
  return context
}
