import { join } from 'node:path'
import { build, type InlineConfig, type ResolvedConfig, type Rolldown } from 'vite'

interface OneScript extends Pick<InlineConfig, 'plugins'> {
  /** The source, from the root of the repository. */
  readonly file: string
  /** As it is called in the build; `[hash]` stands for what is in it. */
  readonly fileName: string
  /** What takes another module's place. */
  readonly inPlaceOf?: Readonly<Record<string, string>>
}

/** A script beside the app's build that shares no file with it: a page can load it alone. */
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
        // What it exports is what a page asks it for.
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
