/**
 * The runtime inflates and parses a body of up to 1 GiB before our code runs: 199 kB of gzip took more than 600 MB. So a request's headers are
 * marked before the runtime reads them, and its own parser refuses what no endpoint takes: a compressed body (415) and one that is too long
 * (413). A body without a length, which no browser and no provider of ours sends, is bounded by the platform alone: 32 MiB a request
 * (https://cloud.google.com/run/quotas).
 */
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** The largest limit of our endpoints: the webhook's. */
export const BODY_BYTES_MAX = 256 * 1024

/** An encoding that the runtime's parser does not know, and a length above its limit. */
const REFUSED_ENCODING = 'refused'
const REFUSED_LENGTH = String(2 ** 31)

// The channel fires before the server's listeners.
subscribe('http.server.request.start', (message) => {
  // Events come only from Google and may be large.
  if (process.env['FUNCTION_SIGNATURE_TYPE'] === 'cloudevent') return
  const { headers } = (message as { readonly request: IncomingMessage }).request
  const { 'content-encoding': encoding = 'identity', 'content-length': length = '0' } = headers
  if (encoding.trim().toLowerCase() !== 'identity') headers['content-encoding'] = REFUSED_ENCODING
  if (Number(length) > BODY_BYTES_MAX) headers['content-length'] = REFUSED_LENGTH
})
