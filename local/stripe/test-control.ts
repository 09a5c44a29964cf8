import type { JournalEntry } from './journal'
import type { StripeStandIn } from './server'
import type { Delivery } from './webhooks'
import type { Saved } from './world'

export async function control(
  { url }: Pick<StripeStandIn, 'url'>,
  path: string,
  body: object = {},
): Promise<unknown> {
  const response = await fetch(`${url}/__stripe/${path}`, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return await response.json()
}

export async function stateOf({
  url,
}: Pick<StripeStandIn, 'url'>): Promise<Saved & { deliveries: Delivery[] }> {
  const response = await fetch(`${url}/__stripe/state`)
  return (await response.json()) as Saved & { deliveries: Delivery[] }
}

export async function journalOf({ url }: Pick<StripeStandIn, 'url'>): Promise<JournalEntry[]> {
  return (await (await fetch(`${url}/__stripe/journal`)).json()) as JournalEntry[]
}
