/**
 * Replaces each class name in markup and styles by one or two letters: a fifth of a page of utility classes. Only for a page that is not
 * hydrated.
 */
export function withShortClassNames(html: string): string {
  const uses = new Map<string, number>()
  for (const name of classNamesIn(html)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const byUse = [...uses].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([name]) => name)

  const styles = /(?<=<style>)[\s\S]*?(?=<\/style>)/.exec(html)?.[0] ?? ''
  const selectors = new Map(byUse.map((name) => [`.${escaped(name)}`, name]))
  const styled = new Set<string>()
  // Match the whole name: `.mt-2` must not match in `.mt-2\.5`.
  for (const [found] of styles.matchAll(CLASS_SELECTOR)) styled.add(selectors.get(found) ?? '')
  const short = new Map(
    byUse.filter((name) => styled.has(name)).map((name, index) => [name, shortName(index)]),
  )

  return html
    .replace(styles, () =>
      styles.replace(CLASS_SELECTOR, (found) => {
        const name = short.get(selectors.get(found) ?? '')
        return name === undefined ? found : `.${name}`
      }),
    )
    .replace(CLASS_ATTRIBUTE, (_, names: string) => {
      const kept = names.split(/\s+/).flatMap((name) => short.get(name) ?? [])
      return kept.length === 0 ? '' : ` class="${kept.join(' ')}"`
    })
}

const CLASS_ATTRIBUTE = / class="([^"]*)"/g
/** A CSS class selector: letters, digits, hyphens, and escaped characters. Numbers such as `.5` do not match. */
const CLASS_SELECTOR = /\.-?(?:[a-zA-Z_]|\\.)(?:[\w-]|\\.)*/g

function classNamesIn(html: string): string[] {
  return Array.from(html.matchAll(CLASS_ATTRIBUTE), ([, names = '']) => names.split(/\s+/)).flat()
}

/** `CSS.escape` for the characters of our class names. */
function escaped(name: string): string {
  return name
    .replace(/&amp;/g, '&')
    .replace(/&gt;/g, '>')
    .replace(/[^\w-]/g, '\\$&')
}

/** a to z, then aa, ab, ...: a name must not begin with a digit. */
function shortName(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26))
  return index < 26 ? letter : shortName(Math.floor(index / 26) - 1) + letter
}
