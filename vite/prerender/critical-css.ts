import Beasties from 'beasties'

/**
 * CSS rules used by the markup of one page, or several concatenated ones, in any state of its elements; sufficient without JavaScript.
 * `extra` is copied unchanged; `later`: attributes that the loader sets.
 */
export async function criticalCss(
  html: string,
  stylesheet: string,
  extra: string,
  later: readonly string[] = [],
): Promise<string> {
  const marks = new Set([...Array.from(html.matchAll(/\s(data-[\w-]+)/g), ([, name]) => name), ...later])
  const beasties = new Beasties({
    logLevel: 'silent',
    keyframes: 'all',
    // These selectors match no element; `:root:has()` may ask for an attribute that the page contains.
    allowRules: [/^:root(?!:has\()/, /^:root:has\(\[data-[\w-]+\]\)$/, /^:focus-visible$/, /^::placeholder$/],
  })
  // Beasties reads one document only: the markup of several pages is nested.
  const markup = html.replace(/<\/(?:body|html)>/g, '').replace(/ class="[^"]*"/g, asWritten)
  const page = await beasties.process(`<style>${stylesheet}</style>${markup}`)
  const used = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
  return withoutUnused(localFaces(stylesheet) + withoutForeignMarks(used, marks) + extra)
}

/** Fallback faces, which Beasties drops with the downloaded ones. */
function localFaces(css: string): string {
  return (css.match(FONT_FACE) ?? []).filter((face) => face.includes('local(')).join('')
}

/** The faces of the fonts that are downloaded, for a page without the app's stylesheet. */
export function downloadedFaces(css: string): string {
  return (css.match(FONT_FACE) ?? []).filter((face) => face.includes('url(')).join('')
}

const FONT_FACE = /@font-face\s*\{[^}]*\}/g

/** Unescapes class names as in the stylesheet: Beasties compares the raw markup. */
function asWritten(attribute: string): string {
  return attribute.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

/** Beasties ignores the content of `:has()`: remove rules that ask for an attribute which the page does not contain. `:not()` holds without it. */
function withoutForeignMarks(css: string, marks: ReadonlySet<string | undefined>): string {
  return css.replace(/(?<=[{};]|^)([^{};@]*\[data-[^{};@]*)\{[^{}]*\}/g, (rule, selector: string) =>
    Array.from(selector.matchAll(/(?<!:not\()\[(data-[\w-]+)/g)).every(([, name]) => marks.has(name))
      ? rule
      : '',
  )
}

/** Removes unused custom properties, `@property` rules and animations. */
function withoutUnused(css: string): string {
  let last: string
  let kept = css
  do {
    last = kept
    const read = new Set(Array.from(kept.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
    const isRead = (name: string) => read.has(name)
    kept = kept
      .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (all, name: string) => (isRead(name) ? all : ''))
      .replace(/@property (--[\w-]+)\{[^}]*\}/g, (all, name: string) => (isRead(name) ? all : ''))
      .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (all, name: string) =>
        new RegExp(`[:, ]${name}\\b`).test(kept.replaceAll(`@keyframes ${name}`, '')) ? all : '',
      )
      // An empty `@layer` remains: it defines the order of the layers.
      .replace(/(?<=^|[{};])(?:[^{};@]+|@(?:media|supports)[^{};]+)\{\}/g, '')
  } while (kept !== last)
  return kept.replaceAll(';}', '}')
}
