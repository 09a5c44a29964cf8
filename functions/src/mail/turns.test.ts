import { expect, it } from 'vitest'
import { KINDS_BY_URGENCY } from './mail'
import { sendInTurn } from './turns'

const MINUTE_MS = 60_000
const mails = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind}-${index}`)

/** Sends with the given duration of each mail, by kind; resolves to the sent ids and the minutes. */
async function run(due: readonly (readonly string[])[], msOf: (id: string) => number = () => 500) {
  let clock = 0
  const sent: string[] = []
  await sendInTurn(
    due,
    (id) => {
      clock += msOf(id)
      sent.push(id)
      return Promise.resolve('done')
    },
    () => clock,
  )
  return {
    sent,
    minutes: clock / MINUTE_MS,
    count: (kind: string) => sent.filter((id) => id.startsWith(kind)).length,
  }
}

it('sends a withdrawal before a thousand messages to the team', async () => {
  const { sent } = await run([mails('withdrawal', 1), [], [], [], mails('contact', 1_000)])
  expect(sent[0]).toBe('withdrawal-0')
})

it('sends proofs of law before mails to the team', () => {
  expect(KINDS_BY_URGENCY).toEqual(['withdrawal', 'contract', 'account-end', 'refund-due', 'contact'])
})

it('keeps the order of the kinds and of each kind', async () => {
  const { sent } = await run([mails('a', 2), mails('b', 1), [], mails('c', 2)])
  expect(sent).toEqual(['a-0', 'a-1', 'b-0', 'c-0', 'c-1'])
})

it.each([
  ['slow mailboxes of closed accounts', [[], [], mails('end', 200), mails('due', 3), mails('contact', 3)]],
  ['slow contracts', [[], mails('contract', 200), [], mails('due', 3), mails('contact', 3)]],
  ['slow withdrawals', [mails('withdrawal', 200), [], [], mails('due', 3), mails('contact', 3)]],
  [
    'slow mailboxes of every other kind',
    [mails('a', 200), mails('b', 200), mails('c', 200), mails('due', 200), mails('contact', 3)],
  ],
])('leaves time for the team behind %s', async (_name, due) => {
  const isSlow = (id: string) => !id.startsWith('contact') && !(id.startsWith('due') && due[3]?.length === 3)
  const { count, minutes } = await run(due, (id) => (isSlow(id) ? 10_000 : 500))
  expect(count('contact')).toBe(3)
  expect(count('due')).toBeGreaterThan(0)
  expect(minutes).toBeLessThan(5.5)
})

it('ends in time, whatever waits', async () => {
  const all = Array.from({ length: 5 }, (_, kind) => mails(`k${kind}`, 200))
  expect((await run(all, () => 10_000)).minutes).toBeLessThan(6)
})

it('asks a server that fails three times in a row no more, also across kinds', async () => {
  const asked: string[] = []
  await sendInTurn([mails('a', 2), mails('b', 5)], (id) => {
    asked.push(id)
    return Promise.resolve('trouble')
  })
  expect(asked).toEqual(['a-0', 'a-1', 'b-0'])
})
