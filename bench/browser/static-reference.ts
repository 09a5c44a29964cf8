import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

/** The limit of server and browser: the same content without scripts. */
interface StaticReference {
  readonly url: string
  stop(): Promise<void>
}

interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
}

/** Serves the pages of `appUrl` as static HTML: prerendered, without scripts, with inline CSS; the same headers, compression and assets. */
export async function startStaticReference(appUrl: string): Promise<StaticReference> {
  const answers = new Map<string, Promise<Answer>>()
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const answer = answers.get(path) ?? answerAs(appUrl, path)
    answers.set(path, answer)
    answer.then(
      ({ status, headers, body }) => outgoing.writeHead(status, headers).end(body),
      () => outgoing.writeHead(502).end(),
    )
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(address !== null && typeof address === 'object' ? address.port : 0)
    })
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const OF_THE_WIRE = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
])

async function answerAs(appUrl: string, path: string): Promise<Answer> {
  const response = await fetch(appUrl + path)
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OF_THE_WIRE.has(name)))
  const type = headers['content-type'] ?? ''
  const sent = Buffer.from(await response.arrayBuffer())
  const body = type.startsWith('text/html')
    ? Buffer.from(await withoutScripts(sent.toString(), appUrl))
    : sent
  const isText = /^text\/|json|javascript|svg|xml/.test(type)
  const packed = isText ? gzipSync(body) : body
  // The page's CSP allows its inline styles by hash; replaced by a value of similar length.
  const policy = headers['content-security-policy']?.replace(
    /style-src[^;]*/,
    "style-src 'self' 'unsafe-inline'",
  )
  return {
    status: response.status,
    headers: {
      ...headers,
      ...(policy !== undefined && { 'content-security-policy': policy }),
      ...(isText && { 'content-encoding': 'gzip' }),
      'content-length': String(packed.length),
    },
    body: packed,
  }
}

const SCRIPTS = /<script\b[^>]*>.*?<\/script>/gis
const PRELOADS = /<link\b[^>]*rel="?(?:modulepreload|preload|prefetch)\b[^>]*>/gi
const STYLES = /<link\b[^>]*rel="?stylesheet\b[^>]*>/gi

/** A page with inline critical CSS needs no other CSS for its first view. */
async function withoutScripts(html: string, appUrl: string): Promise<string> {
  const bare = html.replace(SCRIPTS, '').replace(PRELOADS, '')
  if (/<style\b/i.test(bare)) return bare.replace(STYLES, '')
  const links = bare.match(STYLES) ?? []
  const sheets = await Promise.all(
    links.map(async (link) => {
      const href = /href="?([^"\s>]+)/.exec(link)?.[1] ?? ''
      return (await fetch(new URL(href, appUrl))).text()
    }),
  )
  return bare.replace(STYLES, '').replace('</head>', () => `<style>${sheets.join('\n')}</style></head>`)
}
