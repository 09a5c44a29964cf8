/** Licences that require only their notice and nothing of our own code. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'CC-BY-3.0', 'Unlicense'],
  // Fonts: only a changed font needs another name.
  'OFL-1.1',
])

/** An SPDX expression; « A OR B » is allowed if one of them is. */
export function isAllowed(licence: string): boolean {
  const text = licence.replace(/^\((.*)\)$/, '$1')
  if (text.includes(' OR ')) return text.split(' OR ').some(isAllowed)
  if (text.includes(' AND ')) return text.split(' AND ').every(isAllowed)
  return ALLOWED.has(text)
}
