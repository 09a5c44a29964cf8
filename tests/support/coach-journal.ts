import { expect } from '@playwright/test'

/** Last message of the only request that ended with this question, as the provider received it. */
export async function receivedWith(question: string): Promise<string> {
  return (await requestWith(question)).at(-1) ?? ''
}

export async function askedWith(question: string): Promise<string> {
  return (await requestWith(question)).join('\n\n')
}

/** All flows share the journal. Its entry is written after the answer, shortly after the browser received the end. */
async function requestWith(question: string): Promise<readonly string[]> {
  let found: readonly (readonly string[])[] = []
  await expect(async () => {
    found = await requestsWith(question)
    expect(found, `requests that ask « ${question} »`).toHaveLength(1)
  }).toPass({ timeout: 10_000 })
  return found[0] ?? []
}

async function requestsWith(question: string): Promise<readonly (readonly string[])[]> {
  const url = `${process.env['FLOW_COACH_URL'] ?? ''}/__aimock/journal`
  const journal = (await (await fetch(url)).json()) as { body: { messages: { content: string }[] } }[]
  return journal
    .map(({ body }) => body.messages.map(({ content }) => content))
    .filter((messages) => messages.at(-1)?.endsWith(question))
}
