import { BlockList, isIP } from 'node:net'

/** Source: IANA's registries of special-purpose addresses, and multicast. Our instances have secrets and neighbours there. */
const NO_HOSTS_V4 = new BlockList()
for (const subnet of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  '224.0.0.0/3',
]) {
  const [net = '', prefix] = subnet.split('/')
  NO_HOSTS_V4.addSubnet(net, Number(prefix))
}

/** IPv6 unicast, without the ranges for protocols, documentation and 6to4. */
const GLOBAL_V6 = new BlockList()
GLOBAL_V6.addSubnet('2000::', 3, 'ipv6')
const NO_HOSTS_V6 = new BlockList()
NO_HOSTS_V6.addSubnet('2001::', 23, 'ipv6')
NO_HOSTS_V6.addSubnet('2001:db8::', 32, 'ipv6')
NO_HOSTS_V6.addSubnet('2002::', 16, 'ipv6')

/**
 * Accepts the URL of a provider, which receives a key and personal texts: https to a public host, or a local stand-in; only host, port and
 * path.
 */
export function isProviderUrl(text: string, { isLocal }: { readonly isLocal: boolean }): boolean {
  // The parser drops white space and empty query, fragment or user info.
  if (!URL.canParse(text) || /[\s\\@?#]/.test(text)) return false
  const { protocol, hostname } = new URL(text)
  if (isLocal && ['127.0.0.1', 'localhost'].includes(hostname)) return /^https?:$/.test(protocol)
  return protocol === 'https:' && isOnTheInternet(hostname.replace(/\.$/, ''))
}

function isOnTheInternet(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) === 4) return !NO_HOSTS_V4.check(address)
  if (isIP(address) === 6) return GLOBAL_V6.check(address, 'ipv6') && !NO_HOSTS_V6.check(address, 'ipv6')
  return hostname.includes('.') && !/\.(?:localhost|local|internal|home\.arpa)$/.test(hostname)
}
