/** The last message of each request that ended with this question, as the provider got it. */
export async function receivedWith(question: string): Promise<readonly string[]> {
  const url = `${process.env['FLOW_COACH_URL'] ?? ''}/__aimock/journal`
  const journal = (await (await fetch(url)).json()) as { body: { messages: { content: string }[] } }[]
  return journal.flatMap(({ body }) => {
    const last = body.messages.at(-1)?.content ?? ''
    return last.endsWith(question) ? [last] : []
  })
}
