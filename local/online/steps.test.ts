import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { exportsToDelete, exportStep, forProject, isPart, offSteps, TRIAL_BUILD, TRIAL_DEPLOY } from './steps'

const words = (steps: ReturnType<typeof offSteps>) => steps.map(({ command }) => command.join(' '))

describe('switching off', () => {
  it('ends the coach by its key, and deploys its function alone', () => {
    const steps = offSteps('shop', ['coach'])
    expect(words(steps)).toEqual([
      'npx firebase functions:secrets:set COACH_API_KEY --data-file - --force --project shop',
      'npm run build -w functions',
      'npx firebase deploy --only functions:coachChat --project shop',
    ])
    expect(steps[0]?.input).toBe('off')
  })

  it('ends payments by pages without a key, and leaves refunds and webhooks to work', () => {
    const steps = offSteps('shop', ['payments'])
    expect(words(steps)).toEqual([
      'npx vite build',
      'npx tsx vite/prerender/write-policy.ts',
      'npx firebase deploy --config firebase.deploy.json --only hosting --project shop',
    ])
    expect(steps[0]?.env).toEqual({ VITE_STRIPE_PUBLISHABLE_KEY: '' })
  })

  it('ends both in one command', () => {
    expect(offSteps('shop', ['payments', 'coach'])).toHaveLength(6)
    expect(offSteps('shop', [])).toEqual([])
  })

  it.each(['coach', 'payments'])('knows « %s »', (part) => expect(isPart(part)).toBe(true))
  it.each(['', 'all', 'Coach', '--force'])('refuses « %s »', (part) => expect(isPart(part)).toBe(false))
})

describe('the project for trials', () => {
  it('is an alias beside the default project', () => {
    const { projects } = JSON.parse(readFileSync('.firebaserc', 'utf8')) as {
      projects: Record<string, string>
    }
    expect(projects['trial']).toBeDefined()
    expect(projects['trial']).not.toBe(projects['default'])
  })

  it('is built with its own keys and deployed by its alias', () => {
    expect(words(TRIAL_BUILD)[0]).toBe('npx vite build --mode trial')
    expect(words([TRIAL_DEPLOY])).toEqual([
      'npx firebase deploy --config firebase.deploy.json --project trial',
    ])
  })

  it('lets its pages call its own functions alone', () => {
    const policy = "connect-src 'self' https://europe-west1-shop.cloudfunctions.net https://api.stripe.com"
    expect(forProject(policy, 'europe-west1', 'shop', 'shop-essai')).toBe(
      "connect-src 'self' https://europe-west1-shop-essai.cloudfunctions.net https://api.stripe.com",
    )
    const deployed = forProject(readFileSync('firebase.json', 'utf8'), 'europe-west1', 'coach-boom', 'other')
    expect(deployed).toContain('https://europe-west1-other.cloudfunctions.net')
    expect(deployed).not.toContain('europe-west1-coach-boom.')
  })
})

test('the export of accounts has the day in its name', () => {
  expect(words([exportStep('shop', '2026-11-28')])).toEqual([
    'npx firebase auth:export .exports/accounts-shop-2026-11-28.json --format=json --project shop',
  ])
})

test('exports are kept for two weeks, those of another project for longer', () => {
  const names = [
    'accounts-shop-2026-11-13.json',
    'accounts-shop-2026-11-14.json',
    'accounts-shop-2026-11-28.json',
    'accounts-shop-essai-2026-01-01.json',
    'notes.txt',
  ]
  expect(exportsToDelete(names, 'shop', '2026-11-28')).toEqual(['accounts-shop-2026-11-13.json'])
})

test('the weekly reminder names the command that package.json has', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const reminder = readFileSync('.github/workflows/weekly-export.yml', 'utf8')
  expect(reminder).toContain('npm run online:export')
  expect(reminder).toMatch(/cron: '\d+ \d+ \* \* [0-6]'/)
  for (const name of ['online:export', 'online:state', 'online:off', 'deploy:trial'])
    expect(scripts[name]).toBeDefined()
})
