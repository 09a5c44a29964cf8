import type { HeaderRule } from './hosting'

/**
 * Firebase Hosting's globs, as far as ours use them: `**` any depth, `*` within one folder, `!` and a glob
 * for everything else. See https://firebase.google.com/docs/hosting/full-config#glob_pattern_matching
 */
export function matchesGlob(glob: string, path: string): boolean {
  if (glob.startsWith('!')) return !matchesGlob(glob.slice(1), path)
  const pattern = glob
    .split(/(\*\*\/?|\*)/)
    .map((part) => {
      if (part === '**/') return '(?:.*/)?'
      if (part === '**') return '.*'
      if (part === '*') return '[^/]*'
      return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    })
    .join('')
  const start = glob.startsWith('/') || glob.startsWith('**') ? '' : '/?'
  return new RegExp(`^${start}${pattern}$`).test(path)
}

/** Every rule that matches applies; of two values for one name, the later rule's. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const rule of rules) {
    if (!matchesGlob(rule.source, path)) continue
    for (const { key, value } of rule.headers) found[key] = value
  }
  return found
}

/**
 * The production headers for a page served over plain http on this machine. Two things cannot hold there:
 * the browser would ask the local emulators over https (`upgrade-insecure-requests`), or remember https for
 * 127.0.0.1 (HSTS). Everything else stays; `local` adds addresses of this machine to directives, by their names.
 */
export function forLocalHttp(
  headers: Readonly<Record<string, string>>,
  local: Readonly<Record<string, readonly string[]>>,
): Record<string, string> {
  const rest = Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== 'Strict-Transport-Security'),
  )
  const policy = rest['Content-Security-Policy']
  if (policy === undefined) return rest
  const directives = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests')
    .map((directive) => [directive, ...(local[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
  return { ...rest, 'Content-Security-Policy': directives.join('; ') }
}
