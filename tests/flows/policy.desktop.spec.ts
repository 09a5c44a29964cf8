import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../local/paths'
import { paths } from '../../src/lib/paths'
import { inlineHashesOf, withHashes } from '../../vite/prerender/inline-hashes'
import { expect, test } from '../support/flow'

const { home, login, signUp, terms, privacy, legalNotice, accessibility, todos } = paths
const PAGES = [home, login, signUp, terms, privacy, legalNotice, accessibility, todos, '/assets/gone.js']

test('the policy in firebase.json allows what the pages hold inside themselves, and nothing else', async ({
  request,
}) => {
  const pages = await Promise.all(PAGES.map(async (path) => (await request.get(path)).text()))
  const policy = readFileSync(join(root, 'firebase.json'), 'utf8')
  expect(policy, 'a page has changed: `npm run build` writes firebase.json anew').toBe(
    withHashes(policy, inlineHashesOf(pages)),
  )
})
