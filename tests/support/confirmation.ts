import { expect } from '@playwright/test'
import { projectId } from '../../local/paths'

/** Opens the link of the last confirmation e-mail to this address. */
export async function openLinkSentTo(email: string): Promise<void> {
  const emulator = `http://127.0.0.1:${process.env['FLOW_AUTH_PORT'] ?? ''}/emulator/v1/projects/${projectId}`
  const { oobCodes } = (await (await fetch(`${emulator}/oobCodes`)).json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[]
  }
  const sent = oobCodes.findLast((code) => code.email === email && code.requestType === 'VERIFY_EMAIL')
  expect((await fetch(sent?.oobLink ?? '')).ok).toBe(true)
}
