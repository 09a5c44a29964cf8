import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../local/paths'
import { paths } from '../../src/lib/paths'
import { screensFor } from '../../src/lib/screens'
import { inlineHashesOf, withHashes } from '../../vite/prerender/inline-hashes'
import { expect, test } from '../support/flow'

const drawn = screensFor('visitor', 'everybody').map(({ path }) => path)
const PAGES = [paths.home, ...drawn, paths.todos, '/assets/gone.js']

test('the policy in firebase.json has exactly the hashes of the inline code of the pages @first-visit', async ({
  request,
}) => {
  const pages = await Promise.all(PAGES.map(async (path) => (await request.get(path)).text()))
  const policy = readFileSync(join(root, 'firebase.json'), 'utf8')
  expect(policy, 'a page has changed: `npm run build` writes firebase.json anew').toBe(
    withHashes(policy, inlineHashesOf(pages)),
  )
})
