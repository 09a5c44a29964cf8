import { readFileSync } from 'node:fs'
import { expect, inject, vi } from 'vitest'

/** One run of `reconcilePayments`, as the scheduler starts it; resolves when its last line is in the log. */
export async function runReconciliation(): Promise<void> {
  const before = runsInLog()
  const name = 'v1/sessions/default/functions/reconcilePayments:run'
  const response = await fetch(`http://127.0.0.1:${inject('ports').auth}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: '{}',
  })
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
  await vi.waitFor(() => expect(runsInLog()).toBeGreaterThan(before), { timeout: 60_000, interval: 100 })
}

function runsInLog(): number {
  return readFileSync(inject('logFile'), 'utf8').split('payment.reconciled').length
}
