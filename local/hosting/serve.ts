import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { functionsUrl } from '../browser-env'
import { forLocalHttp, headersFor, matchesGlob } from './headers'
import { inlineHashesOf, pagesIn, withHashes } from '../../vite/prerender/inline-hashes'
import { assetsIn, withKeptAssets } from '../../vite/prerender/kept-assets'
import { addressOf, errorPage, readHosting, type HeaderRule } from './hosting'
import { root } from '../paths'
import type { Ports } from '../ports'
import { SetupError } from '../setup-error'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
const compressed = /^text\/|json|javascript|svg|xml/

/** Serves the build as Firebase Hosting does: files, then rewrites, with the headers of firebase.json. */
export async function startStaticServer(options: {
  ports: Pick<Ports, 'app' | 'auth' | 'firestore' | 'functions' | 'stripe'>
  /** Default: Hosting's own folder. */
  folder?: string
}): Promise<{ url: string; stop(): Promise<void> }> {
  const { ports } = options
  const hosting = readHosting()
  const folder = options.folder ?? join(root, hosting.public)
  if (!existsSync(join(folder, 'index.html'))) {
    throw new SetupError(`There is no build in ${folder}: run \`npm run build\` first.`)
  }
  const { auth, firestore, functions, stripe } = ports
  const local = {
    'connect-src': [auth, firestore, functions, stripe].map((port) => `http://127.0.0.1:${port}`),
    'script-src': [`http://127.0.0.1:${stripe}`],
  }

  const rules = withKeptAssets(withHashesOf(folder, hosting.headers), assetsIn(folder))

  const server = createServer((incoming, outgoing) => {
    const path = pathOf(incoming)
    const headers = forLocalHttp(headersFor(rules, path), local)
    const rewrite = hosting.rewrites.find(({ source }) => matchesGlob(source, path))
    const address = addressOf(path, hosting, (name) => findFile(folder, name) !== null)
    if (address !== null && 'redirect' in address) {
      outgoing.writeHead(301, { ...headers, Location: address.redirect + queryOf(incoming) }).end()
      return
    }
    const file = address?.file === errorPage ? null : findFile(folder, address?.file ?? rewrite?.destination)
    if (file !== null) {
      sendFile(incoming, outgoing, file, headers)
    } else if (address === null && rewrite?.function !== undefined) {
      passOn(incoming, outgoing, `${functionsUrl(ports.functions)}/${rewrite.function.functionId}`)
    } else {
      const page = findFile(folder, errorPage)
      outgoing
        .writeHead(404, { ...headers, 'Content-Type': types['.html'] })
        .end(page === null ? 'Not found' : readFileSync(page))
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(ports.app, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${ports.app}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * CSP hashes of this build, also if its pages changed since firebase.json was written; a browser test reports that firebase.json is
 * outdated.
 */
function withHashesOf(folder: string, rules: readonly HeaderRule[]): HeaderRule[] {
  const hashes = inlineHashesOf(pagesIn(folder))
  return rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({ key, value: withHashes(value, hashes) })),
  }))
}

function queryOf({ url = '' }: IncomingMessage): string {
  return /\?[^#]*/.exec(url)?.[0] ?? ''
}

/** The raw path if it cannot be decoded: no file has such a name. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const path = url.replace(/[?#].*$/, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Null: a folder, a hidden file, or a path outside the build. */
function findFile(folder: string, path: string | undefined): string | null {
  if (path === undefined || path.includes('/.') || path.includes('\0')) return null
  const file = join(folder, path)
  return existsSync(file) && statSync(file).isFile() ? file : null
}

function sendFile(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  file: string,
  headers: Record<string, string>,
): void {
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    outgoing.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end()
    return
  }
  const type = types[extname(file)] ?? 'application/octet-stream'
  const wantsGzip = /\bgzip\b/.test(String(incoming.headers['accept-encoding'])) && compressed.test(type)
  const body = wantsGzip ? gzipped(file) : readFileSync(file)
  outgoing.writeHead(200, {
    ...headers,
    'Content-Type': type,
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
    ...(wantsGzip ? { 'Content-Encoding': 'gzip' } : {}),
  })
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}

const packed = new Map<string, { body: Buffer; changed: number }>()

/** Cached: every new browser of the tests requests every file. */
function gzipped(file: string): Buffer {
  const changed = statSync(file).mtimeMs
  const known = packed.get(file)
  if (known?.changed === changed) return known.body
  const body = gzipSync(readFileSync(file))
  packed.set(file, { body, changed })
  return body
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, url: string): void {
  const { method, headers } = incoming
  const passedOn = request(url, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  passedOn.on('error', () => outgoing.writeHead(502).end())
  outgoing.on('close', () => passedOn.destroy())
  incoming.pipe(passedOn)
}
