import react from '@vitejs/plugin-react'
import type { ResolvedConfig, Rolldown } from 'vite'
import { buildOneScript } from './one-script.ts'

/**
 * The script of `/plan` for visitors: the very screen of the app, on Preact in React's place, which is 10 kB where React's
 * own are 60. See record 04.
 */
export function buildPlanVisitor(config: ResolvedConfig): Promise<Rolldown.OutputChunk> {
  return buildOneScript(config, {
    file: 'src/plan-visitor.tsx',
    fileName: 'assets/plan-visitor-[hash].js',
    inPlaceOf: {
      react: 'preact/compat',
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
    plugins: [react()],
  })
}
