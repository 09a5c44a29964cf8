import { parseEnv } from 'node:util'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv, type Plugin } from 'vite'

const NAME = 'VITE_SUPPORT_FORM'
const NEEDED = ['MAIL_HOST', 'MAIL_FROM', 'SUPPORT_ADDRESS'] as const

/** Whether the deployed functions have a support address, read from the functions' own configuration. */
export function supportForm(root: string): Plugin {
  return {
    name: 'support-form',
    config(_config, { mode }) {
      const env = loadEnv(mode, root, 'VITE_')
      const value =
        env[NAME] ?? (canContact(functionsParams(root, env['VITE_FIREBASE_PROJECT_ID'])) ? 'yes' : '')
      return { define: { [`import.meta.env.${NAME}`]: JSON.stringify(value) } }
    },
  }
}

export function canContact(params: Readonly<Record<string, string | undefined>>): boolean {
  return NEEDED.every((name) => (params[name] ?? '').trim() !== '')
}

function functionsParams(root: string, project: string | undefined): Record<string, string | undefined> {
  const files = ['.env', ...(project === undefined || project === '' ? [] : [`.env.${project}`])]
  return Object.assign({}, ...files.map((file) => readEnv(join(root, 'functions', file)))) as Record<
    string,
    string | undefined
  >
}

function readEnv(file: string): Record<string, string | undefined> {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}
