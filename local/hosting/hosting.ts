import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths'

/** URLs of a rule: a glob or a regular expression. */
export type Pattern = { source?: string; regex?: string }
export type HeaderRule = Pattern & { readonly headers: readonly { key: string; value: string }[] }
export type Rewrite = { source: string; destination?: string; function?: { functionId: string } }
export type Hosting = { public: string; cleanUrls?: boolean; rewrites: Rewrite[]; headers: HeaderRule[] }

/** Our own file, validated by its schema at deployment: its shape is trusted. */
export function readHosting(): Hosting {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as { hosting: Hosting }
  return config.hosting
}

/** Shown for every unknown URL; its own URL returns 404 too. */
export const errorPage = '/404.html'

/**
 * Hosting's file for a URL: the path, a folder's index, and with `cleanUrls` a page without its extension. URLs with the extension, an
 * index or a final slash redirect to the clean one. See https://firebase.google.com/docs/hosting/full-config#control_html_extensions;
 * tests/google compares this with firebase-tools.
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
