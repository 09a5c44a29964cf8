import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, minifySync, type Plugin, type Rolldown, type ResolvedConfig } from 'vite'
import type { DrawnPage } from '../../src/app/opening/drawn-page'
import { criticalCss, downloadedFaces } from './critical-css.ts'
import { inTheirPlace } from './in-their-place.ts'
import { buildOneScript } from './one-script.ts'
import { pageHtml, withStyles } from './page.ts'
import { buildPlanVisitor } from './plan-visitor.ts'
import { withShortClassNames } from './short-class-names.ts'

/** The frame of the screens behind the login, with what it asks of session and data: preloaded for every path. */
const FIRST_BEHIND_LOGIN = [
  '/src/app/session/signed-in-layout.tsx',
  '/src/data/session/auth.ts',
  '/src/data/sync/remote/remote.ts',
]
/** A fixed name, for open pages of earlier versions: src/app/faults/watch-faults.ts. */
const FAULT_REPORTER = { file: 'src/fault-reporter.ts', fileName: 'fault-reporter.js' }
const ENTRIES = { app: 'src/main.tsx', visitor: 'src/visitor.ts' }

/**
 * Prerenders the public pages, and the app frame of all others, to HTML with inline critical CSS; a loader loads the app after the first
 * paint. See record 04.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    config: () => ({ build: { rolldownOptions: { input: ENTRIES } } }),
    configResolved(resolved) {
      config = resolved
    },
    async generateBundle(_options, bundle) {
      const read = (name: string) => readFileSync(join(config.root, name), 'utf8')
      const template = read('index.html')
      const loader = withShortVariables(withoutComments(read('vite/prerender/loader.js')))
      const boot = minifiedCss(read('vite/prerender/boot.css'))
      const landingStates = minifiedCss(read('src/features/landing/landing.css'))
      const earlyPress = minifiedCss(read('vite/prerender/early-press.css'))
      const files = filesOf(bundle)
      const planVisitor = await buildPlanVisitor(config)
      const reporter = await buildOneScript(config, FAULT_REPORTER)
      for (const { fileName, code } of [planVisitor, reporter])
        this.emitFile({ type: 'asset', fileName, source: code })
      // The landing page loads nothing but its fonts, after the first paint.
      const fonts = this.emitFile({ type: 'asset', name: 'fonts.css', source: downloadedFaces(files.css) })

      const pages = (await drawPages(config)).map(({ fileName, path, loads, ...page }) => {
        const html = pageHtml({
          ...page,
          template,
          path: loads === 'app' || loads === 'plan' ? path : null,
          loader: loads === 'nothing' ? null : loader,
          loaderData: {
            styles: files.styles,
            app: files.app,
            ...((loads === 'app' || loads === 'plan') && { services: servicesOf(config.env) }),
            ...((loads === 'app' || loads === 'plan') && { 'signed-in': files.signedIn }),
            ...(loads === 'plan' && { visitor: `/${planVisitor.fileName}`, 'visitor-styles': files.styles }),
            ...(loads === 'visitor' && {
              app: first(files.app),
              visitor: files.visitor,
              'visitor-styles': `/${this.getFileName(fonts)}`,
            }),
            ...(page.open && { open: page.open }),
          },
        })
        refuseStyleAttributes(fileName, html)
        // The CSP contains a hash per style and is sent with every response: pages of one kind share their style.
        const kind = loads === 'visitor' ? 'landing' : 'others'
        return { fileName, html, kind } as const
      })
      const cssOf = (kind: (typeof pages)[number]['kind'], later: readonly string[] = []) => {
        const markup = pages.flatMap((page) => (page.kind === kind ? [page.html] : [])).join('')
        const extra = kind === 'landing' ? boot + landingStates : boot + earlyPress
        return criticalCss(markup, files.css, extra, later)
      }
      const styles = {
        landing: await cssOf('landing'),
        // A visitor has chosen no theme.
        others: await cssOf('others', ['data-theme']),
      }
      for (const { fileName, html, kind } of pages) {
        const page = withStyles(html, styles[kind])
        const source = kind === 'landing' ? withShortClassNames(page) : page
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}

/** Origins of Auth and Firestore, as `src/data/live/env.ts` has them. */
function servicesOf(env: Readonly<Record<string, unknown>>): string {
  const text = (name: string) => (typeof env[name] === 'string' ? env[name].trim() : '')
  const host = text('VITE_FIRESTORE_HOST')
  return [
    text('VITE_AUTH_URL') || 'https://identitytoolkit.googleapis.com',
    host ? `http://${host}` : 'https://firestore.googleapis.com',
  ].join(' ')
}

async function drawPages(config: ResolvedConfig): Promise<DrawnPage[]> {
  const server = await createServer({
    configFile: false,
    root: config.root,
    mode: config.mode,
    cacheDir: join(config.cacheDir, 'prerender'),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: config.resolve.alias },
    plugins: [react(), inTheirPlace()],
  })
  try {
    const entry = (await server.ssrLoadModule('/src/app/opening/prerender.tsx')) as {
      drawPages: () => Promise<DrawnPage[]>
    }
    return await entry.drawPages()
  } finally {
    await server.close()
  }
}

/** The build's files by URL: an entry with its static imports, the files for a signed-in person, and the app's stylesheet with its text. */
function filesOf(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const entry = (name: string) => {
    const found = chunks.find((chunk) => chunk.isEntry && chunk.name === name)
    if (!found) throw new Error(`The build has no entry called ${name}.`)
    return found
  }
  const holding = (module: string) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!found) throw new Error(`The build holds no ${module}.`)
    return found
  }
  const withImports = (...begin: readonly Rolldown.OutputChunk[]) => {
    const found = new Set(begin.map(({ fileName }) => fileName))
    for (const name of found) {
      for (const { imports } of chunks.filter((chunk) => chunk.fileName === name))
        imports.forEach((each) => found.add(each))
    }
    return found
  }
  const app = entry('app')
  const appFiles = withImports(app)
  const behindLogin = withImports(...FIRST_BEHIND_LOGIN.map(holding))
  const [styles = ''] = app.viteMetadata?.importedCss ?? []
  const sheet = bundle[styles]
  if (sheet?.type !== 'asset') throw new Error('The app has no stylesheet.')
  const css = typeof sheet.source === 'string' ? sheet.source : Buffer.from(sheet.source).toString()
  return {
    app: addresses(appFiles),
    signedIn: addresses([...behindLogin].filter((name) => !appFiles.has(name))),
    visitor: `/${entry('visitor').fileName}`,
    styles: `/${styles}`,
    css,
  }
}

function addresses(fileNames: Iterable<string>): string {
  return Array.from(fileNames, (name) => `/${name}`).join(' ')
}

function withoutComments(script: string): string {
  return script
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim()
}

/** Shortens variable names only: a full minifier may write syntax that older browsers do not support. */
function withShortVariables(script: string): string {
  const { code } = minifySync('page.js', script, {
    compress: false,
    mangle: true,
    codegen: { removeWhitespace: false },
  })
  if (/`|=>|\b(?:let|const)\s/.test(code))
    throw new Error('A script of the pages has syntax that old browsers fail on.')
  return code.replace(/\n\s*/g, '\n').trim()
}

function minifiedCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*([{}:;,+])\s*/g, '$1')
    .replace(/;\}/g, '}')
    .trim()
}

function refuseStyleAttributes(fileName: string, html: string): void {
  const found = /<[^>]+\sstyle="[^"]*"/.exec(html)?.[0]
  if (found) throw new Error(`${fileName} holds a style attribute, which our policy refuses: ${found}>`)
}

/** Drops the preloads of its imports: on the landing page every byte counts, and they are not urgent. */
function first(files: string): string {
  return files.split(' ')[0] ?? ''
}
