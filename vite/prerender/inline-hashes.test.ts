import { expect, test } from 'vitest'
import { inlineHashesOf, withHashes } from './inline-hashes'

// Computed by `printf '%s' 'a{}' | openssl dgst -sha256 -binary | base64`.
const OF_RULE = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"

test('every style and every script inside a page is named once, what has an address is not', () => {
  const found = inlineHashesOf([
    '<style>a{}</style><script src="/x.js"></script><script data-app="/a.js">one()</script>',
    '<style>a{}</style>',
  ])
  expect(found.style).toEqual([OF_RULE])
  expect(found.script).toHaveLength(1)
})

test('a policy allows these hashes and forgets those of an earlier build', () => {
  const policy = "default-src 'none'; script-src 'self' 'sha256-old=' https://js.stripe.com; style-src 'self'"
  expect(withHashes(policy, { script: ["'sha256-new='"], style: [OF_RULE] })).toBe(
    `default-src 'none'; script-src 'self' 'sha256-new=' https://js.stripe.com; style-src 'self' ${OF_RULE}`,
  )
})
