import type { HeaderRule, Pattern } from './hosting'

/**
 * Firebase Hosting's globs, as far as we use them: `**` any depth, `*` one folder, neither matches a name that begins with a dot; `!`
 * negates. See https://firebase.google.com/docs/hosting/full-config#glob_pattern_matching
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

/** All matching rules apply; for one header, the last rule's value. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const rule of rules) {
    if (!matches(rule, path)) continue
    for (const { key, value } of rule.headers) found[key] = value
  }
  return found
}

/**
 * Production headers for plain http on this machine, without `upgrade-insecure-requests` (the emulators have no https) and HSTS (the
 * browser would remember https for 127.0.0.1). `local` adds local origins to CSP directives, by name.
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
