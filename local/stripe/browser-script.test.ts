import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { root } from '../paths'
import { startStripe } from './server'
import { stripeJsFrom } from './vite-plugin'

test('one classic script, whatever the train is called', async () => {
  const standIn = await startStripe({ port: 0 })
  try {
    const response = await fetch(`${standIn.url}/endive/stripe.js`)
    expect(response.headers.get('content-type')).toContain('javascript')
    const code = await response.text()
    expect(code).not.toMatch(/^\s*(import|export) /m)
    expect(() => new Script(code)).not.toThrow()
  } finally {
    await standIn.stop()
  }
})

test('the loader asks the stand-in, and knows its script again', () => {
  const loader = join(root, 'node_modules/@stripe/stripe-js/dist/pure.mjs')
  const { transform } = stripeJsFrom('http://127.0.0.1:4020')
  const change = transform as (code: string, id: string) => { code: string } | null
  const code = change(readFileSync(loader, 'utf8'), loader)?.code ?? ''
  expect(code).toContain("'http://127.0.0.1:4020'")
  expect(code).not.toMatch(/https:(\/\/|\\\/\\\/)js/)
  expect(change("'https://js.stripe.com'", '/src/features/payment/page.tsx')).toBeNull()
  expect(() => change('', loader)).toThrow('has changed')
})
