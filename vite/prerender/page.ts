export interface PageParts {
  /** index.html; the development server serves it unchanged. */
  readonly template: string
  /** Null: the template's; the same for the description. */
  readonly title: string | null
  readonly description: string | null
  /** The path, by which the app knows that it can hydrate the markup; null: the page renders itself. */
  readonly path: string | null
  readonly body: string
  /** Shown instead of the body if a session may exist; null: none. */
  readonly frame: string | null
  /** Text for disabled JavaScript; null: none. */
  readonly needsScript: string | null
  /** Null: a page without scripts. */
  readonly loader: string | null
  /** `data-` attributes for the loader, by name. */
  readonly loaderData: Readonly<Record<string, string>>
}

const TROUBLES = {
  late: 'Coach Boom met du temps à arriver\u00a0: le réseau est peut-être lent ou coupé. Rien n’est perdu, cette page continue d’essayer.',
  failed:
    'Coach Boom n’a pas pu démarrer\u00a0: le réseau a manqué, une nouvelle version vient d’être mise en ligne, ou votre navigateur est trop ancien.',
  old: 'Votre navigateur est trop ancien pour Coach Boom\u00a0: mettez-le à jour, ou utilisez-en un plus récent.',
}
const TITLE = /<title>([^<]*)<\/title>/
const DESCRIPTION = /<meta\s+name="description"\s+content="([^"]*)"\s*\/>/
const RELOAD = '<a href="">Recharger la page</a>'

export function pageHtml(parts: PageParts): string {
  const { hoisted, body } = withoutHoisted(parts.body)
  const data = Object.entries(parts.loaderData).map(([name, value]) => ` data-${name}="${value}"`)
  const root = parts.path === null ? '<div id="root">' : `<div id="root" data-page="${parts.path}">`
  const title = parts.title === null ? partOf(parts.template, TITLE) : escape(parts.title)
  const description =
    parts.description === null ? partOf(parts.template, DESCRIPTION) : escape(parts.description)
  const head = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    '<meta property="og:type" content="website" /><meta property="og:locale" content="fr_FR" />',
    ...hoisted,
    ...(parts.loader === null ? [] : [`<script${data.join('')}>${parts.loader}</script>`]),
  ]
  const frame = parts.frame === null ? '' : `<div id="frame">${withoutHoisted(parts.frame).body}</div>`
  const noscript =
    parts.needsScript === null ? '' : `<noscript><p data-trouble-text="">${parts.needsScript}</p></noscript>`
  const troubles = Object.entries(TROUBLES).map(([name, text]) => trouble(name, `${text} ${RELOAD}`))
  return [
    [TITLE, ''],
    [DESCRIPTION, ''],
    [/<noscript\s*>[\s\S]*?<\/noscript\s*>/, ''],
    [/<script type="module"[\s\S]*?<\/script>/, ''],
    [/<\/head>/, `${head.join('\n')}</head>`],
    [/<div id="root"><\/div>/, `${frame}${root}${body}</div>\n${troubles.join('')}${noscript}`],
  ]
    .reduce((html, [pattern, text]) => replaceOnce(html, pattern as RegExp, text as string), parts.template)
    .replace(/\n\s+/g, '\n')
}

/** Before the loader: with a frame to show, it adds the app's stylesheet at once, whose rules must overrule these. */
export function withStyles(html: string, css: string): string {
  return replaceOnce(html, /(?=<script|<\/head>)/, `<style>${css}</style>`)
}

/** React renders head elements before the markup that needs them. */
function withoutHoisted(markup: string): { hoisted: string[]; body: string } {
  const hoisted = /^(?:<link [^>]*>)*/.exec(markup)?.[0] ?? ''
  return { hoisted: hoisted.match(/<link [^>]*>/g) ?? [], body: markup.slice(hoisted.length) }
}

function partOf(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? ''
}

function trouble(name: string, text: string): string {
  return `<p role="alert" data-trouble-text="${name}">${text}</p>`
}

function replaceOnce(html: string, pattern: RegExp, text: string): string {
  if (!pattern.test(html)) throw new Error(`index.html has changed: nothing in it matches ${pattern.source}.`)
  return html.replace(pattern, () => text)
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
