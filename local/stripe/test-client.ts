import Stripe from 'stripe'
import { standInKeys } from './keys'

/** The real SDK with the functions' settings, connected to the stand-in. */
export function testClient(url: string, key: string = standInKeys.secret, maxNetworkRetries = 0): Stripe {
  const { hostname, port } = new URL(url)
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries, telemetry: false })
}
