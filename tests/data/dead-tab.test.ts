// @vitest-environment node
import { expect, inject, test } from 'vitest'
import { PLAIN_TODO, type Todo } from '@/domain/todos/todo'
import { Device, Page } from '../storm/device'
import { buildPageProgram } from '../storm/page-program'
import { keepTimeWith, patience } from '../storm/patient-clock'
import { makeAccounts, PASSWORD } from '../storm/server'
import { until } from '../support/until'

// Tabs of one browser, as the storms have them.

const { projectId, authUrl, firestoreHost } = inject('dataStack')
const stack = { projectId, auth: portOf(authUrl), firestore: portOf(`http://${firestoreHost}`) }

/** A page asks what became of what the page before it had sent, once other tabs had their time: five seconds of a page. */
const UNTIL_IT_HAS_ASKED_MS = 600
const UNTIL_IT_IS_ANSWERED_MS = 300

test.each([
  { room: 'free' },
  // What the second one says of itself is not on the device then: the first one alone has heard of it.
  { room: 'full' },
] as const)(
  'a tab hears that a task is gone, though another died with that question, its storage $room',
  async ({ room }) => {
    keepTimeWith(stack.firestore)
    const [lea] = await makeAccounts(stack)
    if (!lea) throw new Error('nobody')
    const laptop = new Device('laptop', stack, await buildPageProgram(), () => undefined)
    const first = await open()
    await first.screens.signIn(lea.email, PASSWORD, true)
    await until(() => expect(first.screens.isSettled()).toBe(true))
    leave(todoOf(lea.uid))

    laptop.room = room
    const second = await open()
    await until(() => expect(second.screens.state()).toContain('1 unheard'))
    laptop.turn('stalled')
    await patience(UNTIL_IT_HAS_ASKED_MS)
    second.die()
    laptop.turn('clear')
    await patience(UNTIL_IT_IS_ANSWERED_MS)
    laptop.room = 'free'

    const third = await open()
    await until(() => expect(third.screens.refused().map(({ todo }) => todo.text)).toEqual(['Appeler']))
    for (const page of [first, third]) page.die()

    async function open(): Promise<Page> {
      const page = await Page.open(laptop, new Map())
      await page.screens.open('todos')
      return page
    }

    /** As a page that had handed it over; the server has it no more. */
    function leave(todo: Todo) {
      const kept = [{ change: { kind: 'add', todo }, state: 'queued' }]
      laptop.texts.set(`coach-boom.todos.outbox.${lea?.uid ?? ''}`, JSON.stringify(kept))
    }
  },
)

function todoOf(userId: string): Todo {
  return {
    ...PLAIN_TODO,
    id: `gone-${userId}`,
    userId,
    text: 'Appeler',
    dayOfWeek: 'mardi',
    createdAt: new Date(),
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
