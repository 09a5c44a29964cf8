import react from '@vitejs/plugin-react'
import type { ResolvedConfig, Rolldown } from 'vite'
import { buildOneScript } from './one-script.ts'

/** The visitors' script of `/plan`: the app's screen on Preact (10 kB) instead of React (60 kB). See record 04. */
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
