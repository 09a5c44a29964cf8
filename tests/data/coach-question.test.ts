import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addProject } from '@/data/projects'
import { askQuestion, conversationQuery, keptQuestions, stopAnswer } from '@/data/coach/conversations'
import { hold, mutate, syncOf, whenAnswered } from '@/data/sync/current'
import { follow } from '@/data/sync/live'
import { readQuery } from '@/data/sync/read-once'
import { sendable } from '@/data/sync/entry'
import { remote } from '@/data/sync/remote/remote'
import type { Fields } from '@/domain/base/read-field'
import { emptyContent } from '@/domain/projects/parts'
import { until } from '../support/until'
import { comeIn } from './support/person'
import { putStored } from './support/stored'

/** The stored document, read past the rules; null: missing. */
async function readStored(path: string): Promise<Fields | null> {
  let found: Fields | null = null
  await remote.transact([path], (docs) => {
    found = docs.get(path) ?? null
    return []
  })
  return found
}

test('a question is kept and shown, sent by nobody but its screen, and goes once the server has it', async () => {
  const uid = await comeIn()
  const sync = syncOf(uid)
  const [conversation, message] = [randomUUID(), randomUUID()]
  const asked = { conversation, message, question: 'Quel prix ?', isNew: true, project: null }
  const stop = follow(uid, conversationQuery(conversation), () => undefined)
  await hold(askQuestion, asked)
  expect(readQuery(uid, conversationQuery(conversation))?.messages).toMatchObject([{ id: message }])
  // A later mutation is not blocked by it.
  const content = { ...emptyContent(), title: 'Gourde' }
  await mutate(addProject, { id: crypto.randomUUID(), content, earns: false })
  expect(await whenAnswered(uid, addProject, 20_000)).toBe(true)
  expect(keptQuestions(uid)).toEqual([asked])
  expect(sync.entries()).toHaveLength(1)
  expect(sendable(sync.entries())).toEqual([])
  expect(await readStored(`conversations/${conversation}`)).toBeNull()

  const messages = [{ id: message, role: 'user', content: 'Quel prix ?', timestamp: 5 }]
  const answering = { message, at: 6, text: '' }
  await putStored(`conversations/${conversation}`, {
    userId: uid,
    messages,
    answering,
    timestamp: new Date(),
  })
  await until(() => expect(keptQuestions(uid)).toEqual([]))
  expect(readQuery(uid, conversationQuery(conversation))?.messages).toEqual(messages)

  await mutate(stopAnswer, { id: conversation, message })
  expect(readQuery(uid, conversationQuery(conversation))?.isStopping).toBe(true)
  await until(async () =>
    expect(await readStored(`conversations/${conversation}`)).toMatchObject({ stop: message, answering }),
  )
  stop()
})
