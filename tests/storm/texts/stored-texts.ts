import type { Stack } from '../device'
import { documentsAt, documentsOf } from '../server'

/** This person's texts of these kinds as the server has them, by what each stands in. */
export async function storedTexts(stack: Stack, uid: string): Promise<ReadonlyMap<string, string>> {
  const [profile, memory, weeks, loose, sections, conversations] = await Promise.all([
    documentsAt(stack, `profiles/${uid}`),
    documentsAt(stack, `coach/${uid}`),
    documentsOf(stack, uid, 'weeks'),
    documentsOf(stack, uid, 'product'),
    documentsOf(stack, uid, 'sections'),
    documentsOf(stack, uid, 'conversations'),
  ])
  const inSections = await Promise.all(
    [...sections.keys()].map((id) => documentsAt(stack, `sections/${id}/products`)),
  )
  const inWords = ([id, fields]: readonly [string, object]) => [id, JSON.stringify(fields)] as const
  const name = [...profile.values()].map(({ fullName }) => ['name', JSON.stringify(fullName)] as const)
  const facts = [...memory.values()].flatMap(({ facts: all }) => Object.entries(all?.mapValue?.fields ?? {}))
  // The title of a conversation is its first question once more, and that of a section stands in two fields.
  const messages = [...conversations].map(([id, { messages: all }]) => [id, JSON.stringify(all)] as const)
  const titles = [...sections].map(([id, { product }]) => [id, JSON.stringify(product)] as const)
  const others = [weeks, loose, ...inSections].flatMap((documents) => [...documents].map(inWords))
  return new Map([...name, ...facts.map(inWords), ...others, ...titles, ...messages])
}
