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

/** The instructions are parts, so that the provider can keep their beginning. */
type Content = string | readonly { readonly text: string }[]

function textOf(content: Content): string {
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('\n\n')
}

async function requestsWith(question: string): Promise<readonly (readonly string[])[]> {
  const url = `${process.env['FLOW_COACH_URL'] ?? ''}/__aimock/journal`
  const journal = (await (await fetch(url)).json()) as { body: { messages: { content: Content }[] } }[]
  return journal
    .map(({ body }) => body.messages.map(({ content }) => textOf(content)))
    .filter((messages) => messages.at(-1)?.endsWith(question))
}
