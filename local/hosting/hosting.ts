import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths'

/** Which addresses a rule is for: a glob or a regular expression. */
export type Pattern = { source?: string; regex?: string }
export type HeaderRule = Pattern & { readonly headers: readonly { key: string; value: string }[] }
export type Rewrite = { source: string; destination?: string; function?: { functionId: string } }
export type Hosting = { public: string; cleanUrls?: boolean; rewrites: Rewrite[]; headers: HeaderRule[] }

/** Our own file, checked by its schema at deployment: read as what it says it is. */
export function readHosting(): Hosting {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as { hosting: Hosting }
  return config.hosting
}

/** The page of every address that has none; it answers 404 at its own address too. */
export const errorPage = '/404.html'

/**
 * Where Hosting looks for the file of an address: as it is, a folder's index, and with `cleanUrls` a page without
 * its ending. An address that names the ending or an index, or ends with a slash, is sent to the clean one.
 * See https://firebase.google.com/docs/hosting/full-config#control_html_extensions; tests/google holds it against
 * firebase-tools' own.
 */
export function addressOf(
  path: string,
  { cleanUrls = false }: Pick<Hosting, 'cleanUrls'>,
  isFile: (path: string) => boolean,
): { file: string } | { redirect: string } | null {
  if (isFile(path)) {
    if (!cleanUrls || !path.endsWith('.html')) return { file: path }
    return { redirect: path.replace(/(?:\/index)?\.html$/, '') || '/' }
  }
  if (path === '/' && isFile('/index.html')) return { file: '/index.html' }
  const page = `${path.replace(/(?<=.)\/$/, '')}.html`
  if (!cleanUrls || !isFile(page)) return null
  if (path.endsWith('/')) return { redirect: path.slice(0, -1) }
  return page.endsWith('/index.html')
    ? { redirect: page.slice(0, -'/index.html'.length) || '/' }
    : { file: page }
}
