import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type ResolvedConfig, type Rolldown } from 'vite'

/**
 * The script of `/plan` for visitors: the very screen of the app, on Preact in React's place, which is 10 kB where React's
 * own are 60. See docs/decisions/044-a-plan-before-an-account.md.
 */
export async function buildPlanVisitor(config: ResolvedConfig): Promise<Rolldown.OutputChunk> {
  const inPlaceOf = (name: string, replacement: string) => ({ find: new RegExp(`^${name}$`), replacement })
  const built = await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'error',
    publicDir: false,
    resolve: {
      alias: [
        inPlaceOf('react', 'preact/compat'),
        inPlaceOf('react-dom/client', 'preact/compat/client'),
        inPlaceOf('react/jsx-runtime', 'preact/jsx-runtime'),
        { find: '@', replacement: join(config.root, 'src') },
      ],
    },
    plugins: [react()],
    build: {
      write: false,
      target: config.build.target,
      modulePreload: false,
      rolldownOptions: {
        input: { 'plan-visitor': join(config.root, 'src/plan-visitor.tsx') },
        output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: false },
      },
    },
  })
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const [chunk, ...others] = chunks.filter((each) => each.type === 'chunk')
  if (!chunk || others.length > 0) throw new Error('The page of the plan is to be one script.')
  return chunk
}
