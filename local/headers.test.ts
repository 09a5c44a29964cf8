import { describe, expect, it } from 'vitest'
import { forLocalHttp, headersFor, matchesGlob } from './headers'
import { readHosting } from './hosting'

const { headers: rules } = readHosting()

describe('globs', () => {
  it.each([
    ['**', '/', true],
    ['**', '/todos/lundi', true],
    ['/assets/**', '/assets/a/b.js', true],
    ['/assets/**', '/assetsx/b.js', false],
    ['/assets/**', '/other/assets/b.js', false],
    ['!/assets/**', '/assets/b.js', false],
    ['!/assets/**', '/coach', true],
    ['/*.js', '/sw.js', true],
    ['/*.js', '/a/sw.js', false],
    ['**/*.js', '/a/sw.js', true],
    ['**/*.js', '/swXjs', false],
    ['/create-payment-intent', '/create-payment-intent', true],
    ['/create-payment-intent', '/create-payment-intent/more', false],
  ])('%s on %s: %s', (glob, path, expected) => {
    expect(matchesGlob(glob, path)).toBe(expected)
  })
})

describe('headers of firebase.json', () => {
  it('keep pages fresh and hashed files for a year', () => {
    expect(headersFor(rules, '/todos/lundi')['Cache-Control']).toBe('no-cache')
    expect(headersFor(rules, '/assets/index-abc.js')['Cache-Control']).toContain('immutable')
  })

  it('stay as strict on this machine, but for what plain http makes impossible', () => {
    const production = headersFor(rules, '/')
    const local = forLocalHttp(production, {
      'connect-src': ['http://127.0.0.1:9099'],
      'script-src': ['http://127.0.0.1:4020'],
    })
    expect(Object.keys(production).filter((name) => !(name in local))).toEqual(['Strict-Transport-Security'])
    const changed = directives(production).filter((directive) => !directives(local).includes(directive))
    expect(changed.map((directive) => directive.split(' ')[0])).toEqual([
      'script-src',
      'connect-src',
      'upgrade-insecure-requests',
    ])
    const added = (name: string) => directives(local).find((directive) => directive.startsWith(name))
    expect(added('connect-src')).toMatch(/ http:\/\/127\.0\.0\.1:9099$/)
    expect(added('script-src')).toMatch(/ http:\/\/127\.0\.0\.1:4020$/)
  })
})

function directives(headers: Record<string, string>): string[] {
  return (headers['Content-Security-Policy'] ?? '').split(';').map((directive) => directive.trim())
}
