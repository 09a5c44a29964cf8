import { BlockList, isIP } from 'node:net'

/** Where an instance's own secrets and neighbours are. */
const NEARBY = { ipv4: new BlockList(), ipv6: new BlockList() }
NEARBY.ipv4.addSubnet('0.0.0.0', 8)
NEARBY.ipv4.addSubnet('127.0.0.0', 8)
NEARBY.ipv4.addSubnet('169.254.0.0', 16)
NEARBY.ipv6.addSubnet('fe80::', 10, 'ipv6')
// Unspecified, loopback, and IPv4 written as IPv6, in its old, its mapped and its translated form.
NEARBY.ipv6.addSubnet('::', 64, 'ipv6')
NEARBY.ipv6.addSubnet('64:ff9b::', 96, 'ipv6')

/**
 * The address of a provider, to which a key and what somebody wrote will travel: https to a host of the internet, or a
 * stand-in on this very machine; nothing beside host, port and path.
 */
export function isProviderUrl(text: string, { isLocal }: { readonly isLocal: boolean }): boolean {
  // The parser would drop white space, and empty parts with their mark.
  if (!URL.canParse(text) || /[\s\\@?#]/.test(text)) return false
  const { protocol, hostname } = new URL(text)
  if (isLocal && ['127.0.0.1', 'localhost'].includes(hostname)) return /^https?:$/.test(protocol)
  return protocol === 'https:' && !isNearby(hostname.replace(/\.$/, ''))
}

function isNearby(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) === 4) return NEARBY.ipv4.check(address)
  if (isIP(address) === 6) return NEARBY.ipv6.check(address, 'ipv6')
  return /(?:^|\.)(?:localhost|local|internal)$/.test(hostname)
}
