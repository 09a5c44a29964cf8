import Beasties from 'beasties'

/**
 * The rules that the markup of a page uses, or of several pages one after the other, whatever the state of its elements: who
 * has switched JavaScript off gets no others. `extra` is kept as it is.
 */
export async function criticalCss(html: string, stylesheet: string, extra: string): Promise<string> {
  const marks = new Set(Array.from(html.matchAll(/\s(data-[\w-]+)/g), ([, name]) => name))
  const beasties = new Beasties({
    logLevel: 'silent',
    keyframes: 'all',
    // These name no element that could be looked for; the root may be asked for a mark that the page holds.
    allowRules: [/^:root(?!:has\()/, /^:root:has\(\[data-[\w-]+\]\)$/, /^:focus-visible$/, /^::placeholder$/],
  })
  // It looks at one document, the first: of several pages, each is put inside the one before it.
  const markup = html.replace(/<\/(?:body|html)>/g, '').replace(/ class="[^"]*"/g, asWritten)
  const page = await beasties.process(`<style>${stylesheet}</style>${markup}`)
  const used = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
  return withoutUnused(withoutForeignMarks(used, marks) + extra)
}

/** The names of classes as the stylesheet has them: it takes what stands in the markup by the letter. */
function asWritten(attribute: string): string {
  return attribute.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

/** What is inside `:has()` is not looked for: a rule that names a mark which the page does not hold is for another page. */
function withoutForeignMarks(css: string, marks: ReadonlySet<string | undefined>): string {
  return css.replace(/(?<=[{};]|^)([^{};@]*\[data-[^{};@]*)\{[^{}]*\}/g, (rule, selector: string) =>
    Array.from(selector.matchAll(/\[(data-[\w-]+)/g)).every(([, name]) => marks.has(name)) ? rule : '',
  )
}

/** Drops what the page declares and never reads: properties of the theme, their types, animations. */
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
      // An empty layer stays: it says where the layer stands among the others.
      .replace(/(?<=^|[{};])(?:[^{};@]+|@(?:media|supports)[^{};]+)\{\}/g, '')
  } while (kept !== last)
  return kept.replaceAll(';}', '}')
}
