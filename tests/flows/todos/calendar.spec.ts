// Reminders are in the person's own calendar: a file for another program, and the count on the app's icon.
import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import type { Page } from '@playwright/test'
import { putDocuments } from '../../support/accounts'
import { expect, test } from '../../support/flow'
import { openProfile } from '../../support/browser/profile-dialog'
import { picture } from '../../support/browser/picture'
import { travelTo } from '../../support/travel'

const TITLE = `Écrire à « Émaux, Lin & Cie »; 50 % d'acompte \\ 😀 ${'très '.repeat(90)}bien`

async function openWeekMenu(page: Page) {
  await page.getByRole('button', { name: 'Actions de la semaine' }).click()
}

async function taken(page: Page, role: 'menuitem' | 'button', name = 'Mettre dans mon calendrier') {
  const download = page.waitForEvent('download')
  await page.getByRole(role, { name }).last().click()
  const file = await download
  const text = await readFile(await file.path(), 'utf8')
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  return { name: file.suggestedFilename(), text, events: new Map(events.map((one) => [one.summary, one])) }
}

test('a calendar contains the moment of the plan and the todos, and a second one updates it', async ({
  page,
  signedIn,
}) => {
  await page.addInitScript(() => {
    const shown: number[] = []
    Object.assign(window, { shown })
    Object.assign(Navigator.prototype, {
      setAppBadge: (count: number) => Promise.resolve(shown.push(count)),
      clearAppBadge: () => Promise.resolve(),
    })
  })
  await travelTo(page, new Date('2026-11-24T10:00:00+01:00'))
  const { uid } = await signedIn()
  await page.goto('/todos')
  await page.getByText('Mardi est libre pour l’instant').waitFor()
  await openWeekMenu(page)
  await page.getByRole('menuitem', { name: 'Mettre dans mon calendrier' }).click()
  await expect(page.getByText('Rien à mettre dans votre calendrier')).toBeVisible()

  const createdAt = new Date('2026-11-23T09:00:00Z')
  const open = { userId: uid, completed: false, createdAt }
  await putDocuments(
    new Map([
      [`todos/${uid}-1`, { ...open, text: TITLE, dayOfWeek: 'jeudi' }],
      [`todos/${uid}-2`, { ...open, text: 'Aujourd’hui', dayOfWeek: 'mardi' }],
      [
        `todos/${uid}-3`,
        {
          ...open,
          text: 'Chaque semaine',
          dayOfWeek: 'lundi',
          completed: true,
          repeats: true,
          doneDates: ['2026-11-23'],
        },
      ],
      [`todos/${uid}-4`, { ...open, text: 'Faite', dayOfWeek: 'vendredi', completed: true }],
    ]),
  )
  const moment = { day: 'mardi', hour: 18 }
  await putDocuments(new Map([[`coach/${uid}`, { plan: { answers: { moment }, madeAt: '2026-11-20' } }]]))
  await expect(page.getByRole('tabpanel').getByRole('checkbox')).toHaveCount(1)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shown: number[] }).shown))
    .toEqual([0, 1])

  await openWeekMenu(page)
  const first = await taken(page, 'menuitem')
  expect(first.name).toBe('coach-boom-calendrier-2026-11-24.ics')
  await expect(page.getByText('Votre navigateur a reçu le calendrier')).toBeVisible()
  await picture(page, 'midweek-calendar', { isWindow: true })
  expect([...first.events.keys()].sort()).toEqual(
    ['Aujourd’hui', 'Chaque semaine', 'Mon moment e-commerce', TITLE].sort(),
  )
  const starts = [...first.events].map(([title, event]) => [title, event.startDate.toString()])
  expect(Object.fromEntries(starts)).toEqual({
    [TITLE]: '2026-11-26',
    'Aujourd’hui': '2026-11-24',
    'Chaque semaine': '2026-11-23',
    'Mon moment e-commerce': '2026-11-24T18:00:00',
  })
  expect(first.events.get('Chaque semaine')!.isRecurring()).toBe(true)
  expect(first.text).not.toContain(uid)

  // From the profile, an hour later: the same events with a sequence at least as high.
  await page.clock.setFixedTime(new Date('2026-11-24T11:00:00+01:00'))
  await page.goto('/dashboard')
  await expect(page.getByText(/24\snovembre.*· votre moment à 18.h/)).toBeVisible()
  await openProfile(page, 'Mes données')
  const second = await taken(page, 'button')
  for (const [title, { uid: id, sequence }] of first.events) {
    expect(second.events.get(title)?.uid).toBe(id)
    expect(second.events.get(title)!.sequence).toBeGreaterThanOrEqual(sequence)
  }
})
