import { readFileSync } from 'node:fs'
import { expect, vi } from 'vitest'
import { judgeVariable } from '../../../local/emulators/emulator-program'
import { projectId, region } from '../../../local/paths'
import { thisStack } from './stack'

/** Starts `reconcilePayments` as the scheduler does; resolves when its last line is logged. */
export async function runReconciliation(): Promise<void> {
  const before = runsInLog()
  const url = runUrl('reconcilePayments')
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: '{}',
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  await vi.waitFor(() => expect(runsInLog()).toBeGreaterThan(before), { timeout: 100_000, interval: 100 })
}

/** The two emulators start scheduled functions in different ways. */
function runUrl(name: string): string {
  const { auth, functions } = thisStack().ports
  return process.env[judgeVariable] === 'google'
    ? `http://127.0.0.1:${functions}/functions/projects/${projectId}/triggers/${region}-${name}-0`
    : `http://127.0.0.1:${auth}/v1/sessions/default/functions/${name}:run`
}

function runsInLog(): number {
  return readFileSync(thisStack().logFile, 'utf8').split('payment.reconciled').length
}
