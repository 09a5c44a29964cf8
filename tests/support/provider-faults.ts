import { expect } from '@playwright/test'

/** Sets the rates of the stand-in's faults; null: no faults. For flows that run alone. */
export async function setProviderFaults(faults: Readonly<Record<string, number>> | null): Promise<void> {
  const url = `${process.env['FLOW_COACH_URL'] ?? ''}/__aimock/chaos`
  const response = await fetch(url, {
    method: faults ? 'POST' : 'DELETE',
    headers: { 'content-type': 'application/json' },
    ...(faults && { body: JSON.stringify(faults) }),
  })
  expect(response.ok, `the provider's stand-in took ${JSON.stringify(faults)}`).toBe(true)
}
