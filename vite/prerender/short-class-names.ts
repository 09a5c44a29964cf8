/**
 * The page with each of its class names replaced by one or two letters, in its markup and in its styles: a fifth of
 * what a page of utility classes weighs. Only for a page whose markup no script draws again.
 */
export function withShortClassNames(html: string): string {
  const uses = new Map<string, number>()
  for (const name of classNamesIn(html)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const byUse = [...uses].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([name]) => name)

  const styles = /(?<=<style>)[\s\S]*?(?=<\/style>)/.exec(html)?.[0] ?? ''
  const selectors = new Map(byUse.map((name) => [`.${escaped(name)}`, name]))
  const styled = new Set<string>()
  // The whole name up to its end: `.mt-2` must not be found in `.mt-2\.5`.
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
/** A name in CSS: letters, digits, hyphens, and anything else behind a backslash. Numbers such as `.5` are none. */
const CLASS_SELECTOR = /\.-?(?:[a-zA-Z_]|\\.)(?:[\w-]|\\.)*/g

function classNamesIn(html: string): string[] {
  return Array.from(html.matchAll(CLASS_ATTRIBUTE), ([, names = '']) => names.split(/\s+/)).flat()
}

/** As `CSS.escape` writes it, as far as class names of ours need it. */
function escaped(name: string): string {
  return name
    .replace(/&amp;/g, '&')
    .replace(/&gt;/g, '>')
    .replace(/[^\w-]/g, '\\$&')
}

/** a to z, then aa, ab, ...: never a digit first. */
function shortName(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26))
  return index < 26 ? letter : shortName(Math.floor(index / 26) - 1) + letter
}
