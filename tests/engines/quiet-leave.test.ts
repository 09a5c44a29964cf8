// A page that is left during transactions blocks no other page: tested on a bare page, without the product.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transformWithOxc } from 'vite'
import { findEngines } from './support/engines'
import type { Engine, Tab } from './support/tab'

const file = 'src/data/device/quiet-leave.ts'
const { code: quietLeave } = await transformWithOxc(readFileSync(file, 'utf8'), file)

/** Sets the title after its first transaction; from then on a transaction of each kind is always active. */
const page = `<!doctype html><title>Page</title><script type="module">
${quietLeave}
freeDatabasesOnLeaving()
const opening = indexedDB.open('busy', 1)
opening.onupgradeneeded = () => opening.result.createObjectStore('store')
opening.onsuccess = () => {
  const begin = (mode) => opening.result.transaction('store', mode).objectStore('store')
  begin('readwrite').put(1, 'key').transaction.oncomplete = () => {
    document.title = 'answered'
    const write = (store) => { store.put(1, 'key').onsuccess = () => write(store) }
    addEventListener('pagehide', () => Promise.resolve().then(() => begin('readwrite').put(2, 'key')))
    document.addEventListener('visibilitychange', () => begin('readonly').get('key'))
    write(begin('readwrite'))
  }
}
</script>`

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html').end(page)
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

const engines = await findEngines()

afterAll(async () => {
  for (const { engine } of engines) await engine?.stop()
  server.closeAllConnections()
  server.close()
})

async function isAnswered(tab: Tab): Promise<boolean> {
  const until = Date.now() + 5_000
  while (Date.now() < until) {
    if ((await tab.run(() => document.title)) === 'answered') return true
  }
  return false
}

for (const { name, engine } of engines) {
  describe.skipIf(!engine)(name, () => {
    test('ten pages in a row, each left in the middle of a transaction', async () => {
      const browser = await (engine as Engine).open({ width: 800, height: 600, isDark: false })
      try {
        const tab = await browser.newTab()
        for (let count = 0; count < 10; count += 1) {
          await tab.goto(`${url}/page-${count}`)
          expect(await isAnswered(tab), `page ${count} is answered`).toBe(true)
        }
      } finally {
        await browser.close()
      }
    }, 60_000)
  })
}
