// A mutation whose subject is not in `data/mutations.ts` is refused as unknown when it waits through a reload.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const defining = execFileSync('git', ['grep', '--untracked', '-l', 'defineMutation', '--', 'src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
const names = defining.flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/^ {2}name: '(\w+\.\w+)'/gm)].map(
    ([, name = '']) => [name, path] as const,
  ),
)

test('mutations are found', () => {
  expect(names.length).toBeGreaterThan(50)
})

test.each(names)('%s of %s is loaded for an entry that waits', (name, path) => {
  const module = path.replace('src/data/', './').replace('.ts', '')
  const [subject = ''] = name.split('.')
  expect(readFileSync('src/data/mutations.ts', 'utf8')).toContain(`${subject}: () => import('${module}')`)
})
