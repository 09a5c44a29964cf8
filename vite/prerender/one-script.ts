import { join } from 'node:path'
import { build, type InlineConfig, type ResolvedConfig, type Rolldown } from 'vite'

interface OneScript extends Pick<InlineConfig, 'plugins'> {
  /** Source file, from the root of the repository. */
  readonly file: string
  /** Name in the build; `[hash]` is the content hash. */
  readonly fileName: string
  readonly inPlaceOf?: Readonly<Record<string, string>>
}

/** Builds a script that shares no chunk with the app, so that a page can load it alone. */
export async function buildOneScript(
  config: ResolvedConfig,
  { file, fileName, inPlaceOf = {}, plugins = [] }: OneScript,
): Promise<Rolldown.OutputChunk> {
  const built = await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'error',
    publicDir: false,
    resolve: {
      alias: [
        ...Object.entries(inPlaceOf).map(([name, replacement]) => ({
          find: new RegExp(`^${name}$`),
          replacement,
        })),
        { find: '@', replacement: join(config.root, 'src') },
      ],
    },
    plugins,
    build: {
      write: false,
      target: config.build.target,
      modulePreload: false,
      rolldownOptions: {
        input: join(config.root, file),
        // The page imports these exports.
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: fileName, codeSplitting: false },
      },
    },
  })
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const [chunk, ...others] = chunks.filter((each) => each.type === 'chunk')
  if (!chunk || others.length > 0) throw new Error(`${file} is to be one script.`)
  return chunk
}
