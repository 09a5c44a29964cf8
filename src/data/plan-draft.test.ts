import { beforeEach, expect, test, vi } from 'vitest'

/** A page of this browser: it knows of the one before only what was stored. */
async function openPage() {
  vi.resetModules()
  return import('./plan-draft')
}

/** What another tab does to the device, and tells. */
function elsewhere(text: string | null) {
  if (text === null) localStorage.removeItem(STORED)
  else localStorage.setItem(STORED, text)
  window.dispatchEvent(new StorageEvent('storage', { key: STORED }))
}

const STORED = 'coach-boom.plan.device'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('answers, ticks and the screen are there after a reload', async () => {
  const page = await openPage()
  expect(page.readPlanDraft()).toBeNull()
  expect(
    page.changePlanDraft((plan) => ({
      ...plan,
      answers: { ...plan.answers, stage: 'idea', product: 'Gourde' },
      reached: 3,
      without: ['project'],
      title: 'Ma gourde',
    })),
  ).toBe(true)
  const reloaded = (await openPage()).readPlanDraft()
  expect(reloaded).toMatchObject({ reached: 3, without: ['project'], title: 'Ma gourde', wantedAt: '' })
  expect(reloaded?.answers).toMatchObject({ stage: 'idea', product: 'Gourde', hours: null })
})

test('a stored plan with unknown values is read field by field, and broken JSON is no plan', async () => {
  localStorage.setItem(
    STORED,
    JSON.stringify({ answers: { stage: 'king', budget: 'none' }, reached: 99, without: [1, 'project'] }),
  )
  const plan = (await openPage()).readPlanDraft()
  expect(plan).toMatchObject({ reached: 1, without: ['', 'project'], title: null })
  expect(plan?.answers).toMatchObject({ stage: null, budget: 'none' })
  localStorage.setItem(STORED, '{')
  expect((await openPage()).readPlanDraft()).toBeNull()
})

test('two tabs answer different questions, and neither loses its own', async () => {
  const page = await openPage()
  page.changePlanDraft((plan) => ({ ...plan, answers: { ...plan.answers, stage: 'shop' } }))
  const other = JSON.parse(localStorage.getItem(STORED) ?? '{}') as { answers: object }
  elsewhere(JSON.stringify({ ...other, answers: { ...other.answers, budget: 'more' } }))
  page.changePlanDraft((plan) => ({ ...plan, answers: { ...plan.answers, hours: 5 } }))
  expect(page.readPlanDraft()?.answers).toMatchObject({ stage: 'shop', budget: 'more', hours: 5 })
  elsewhere(null)
  expect(page.readPlanDraft()).toBeNull()
})

test('a device without storage says so, and the page goes on', async () => {
  const page = await openPage()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(page.changePlanDraft((plan) => ({ ...plan, reached: 2 }))).toBe(false)
  expect(page.readPlanDraft()?.reached).toBe(2)
})

test('the plan of a visitor is there for a login that is not to be remembered, and stays with its tab', async () => {
  const visitor = await openPage()
  visitor.changePlanDraft((plan) => ({ ...plan, reached: 6 }))
  sessionStorage.setItem('coach-boom.signed-in', '1')
  const page = await openPage()
  const { followSession } = await import('./device/session-hint')
  followSession()
  expect(page.readPlanDraft()?.reached).toBe(6)
  expect([localStorage.getItem(STORED), sessionStorage.getItem(STORED)]).toEqual([null, expect.any(String)])
})

test('it is asked for once, on the page where the button was pressed', async () => {
  const page = await openPage()
  expect(page.takeWantedHere()).toBe(false)
  page.changePlanDraft((plan) => ({ ...plan, reached: 6 }))
  page.wantPlanHere(new Date('2026-11-27T19:58:00Z'))
  expect([page.takeWantedHere(), page.takeWantedHere()]).toEqual([true, false])
})

test('the time of the preview is stored at the press of either button', async () => {
  const page = await openPage()
  page.changePlanDraft((plan) => ({ ...plan, reached: 6 }))
  page.wantPlanHere(new Date('2026-11-27T19:58:00Z'))
  expect((await openPage()).readPlanDraft()).toMatchObject({
    reached: 6,
    wantedAt: '',
    seenAt: '2026-11-27T19:58:00.000Z',
  })
  page.wantPlanInNewAccount(new Date('2026-11-28T20:01:00Z'), new Date('2026-11-28T19:58:00Z'))
  expect((await openPage()).readPlanDraft()).toMatchObject({
    wantedAt: '2026-11-28T20:01:00.000Z',
    seenAt: '2026-11-28T19:58:00.000Z',
  })
})
