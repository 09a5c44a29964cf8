import { domainToASCII } from 'node:url'

/**
 * One spelling per mailbox: unifies compatibility forms, case, spaces and Gmail's second domain, and drops the tag after a plus and Gmail's
 * dots. Null: not an address.
 */
export function plainAddress(typed: string): string | null {
  const address = typed.normalize('NFKC').replace(/\s/g, '').toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = plainDomain(address.slice(at + 1))
  const local = address.slice(0, Math.max(at, 0))
  if (local === '' || domain === '') return null
  const name = withoutTag(local)
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`
}

function plainDomain(typed: string): string {
  const domain = domainToASCII(typed.replace(/\.+$/, ''))
  return domain === 'googlemail.com' ? 'gmail.com' : domain
}

/** A name that is only a tag is unchanged. */
function withoutTag(local: string): string {
  const plus = local.indexOf('+')
  return plus > 0 ? local.slice(0, plus) : local
}
