import type { HeaderRule, Pattern } from './hosting'

/**
 * Firebase Hosting's globs, as far as ours use them: `**` any depth, `*` within one folder, neither of them a name
 * that begins with a dot; `!` and a glob for everything else.
 * See https://firebase.google.com/docs/hosting/full-config#glob_pattern_matching
 */
export function matchesGlob(glob: string, path: string): boolean {
  if (glob.startsWith('!')) return !matchesGlob(glob.slice(1), path)
  const rooted = glob.startsWith('/') ? glob : `/${glob}`
  const pattern = rooted
    .split(/(\*\*\/|\*\*|\*)/)
    .map((part, rank, parts) => {
      if (part === '**/') return `(?:${visible}/)*`
      if (part === '**') return `(?:${visible}(?:/${visible})*)?`
      if (part === '*') return (parts[rank - 1] ?? '').endsWith('/') ? visible : '[^/]*'
      return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    })
    .join('')
  return new RegExp(`^${pattern}$`).test(path)
}

const visible = '(?!\\.)[^/]*'

function matches({ source, regex }: Pattern, path: string): boolean {
  if (source !== undefined) return matchesGlob(source, path)
  return regex !== undefined && new RegExp(regex, 'u').test(path)
}

/** Every rule that matches applies; of two values for one name, the later rule's. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const rule of rules) {
    if (!matches(rule, path)) continue
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
