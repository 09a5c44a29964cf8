import { describe, expect, it } from 'vitest'
import { forLocalHttp, headersFor, matchesGlob } from './headers'
import { readHosting } from './hosting'
import { withKeptAssets } from '../../vite/prerender/kept-assets'

const { headers: rules } = readHosting()

describe('globs', () => {
  it.each([
    ['**', '/', true],
    ['**', '/todos/lundi', true],
    ['**', '/.env', false],
    ['**', '/a/.b/c', false],
    ['!/assets/**', '/assets/.x', true],
    ['/*', '/.env', false],
    ['/a*', '/a.b', true],
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
    const built = withKeptAssets(rules, ['index-abcd-123.js', 'b+--wx_y789.css', 'plain.js'])
    const cacheOf = (path: string) => headersFor(built, path)['Cache-Control']
    expect(cacheOf('/assets/index-abcd-123.js')).toContain('immutable')
    expect(cacheOf('/assets/b+--wx_y789.css')).toContain('immutable')
    // Rules match URLs, not files: a 404 must not be cached.
    for (const gone of [
      'index-gone5678.js',
      'index-abcd-123xjs',
      'sub/index-abcd-123.js',
      'abcd-123.js',
      'plain.js',
    ]) {
      expect(cacheOf(`/assets/${gone}`)).toBe('no-store')
    }
  })

  it('keep our files to our pages, and from every page the powers that none of them uses', () => {
    const headers = headersFor(rules, '/')
    expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin')
    const policy = new Map(
      (headers['Permissions-Policy'] ?? '').split(', ').map((each) => each.split('=') as [string, string]),
    )
    for (const power of [
      ...['accelerometer', 'autoplay', 'camera', 'display-capture'],
      ...['encrypted-media', 'fullscreen', 'gamepad', 'geolocation', 'gyroscope', 'hid', 'idle-detection'],
      ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'otp-credentials', 'picture-in-picture'],
      ...['publickey-credentials-create', 'serial', 'sync-xhr', 'usb', 'window-management'],
      'xr-spatial-tracking',
    ]) {
      expect([power, policy.get(power)]).toEqual([power, '()'])
    }
    // A bank may ask for a passkey in the payment's iframe.
    for (const power of ['payment', 'publickey-credentials-get']) {
      expect(policy.get(power)).toBe('(self "https://js.stripe.com")')
    }
    // Our own pages only: a todo's timer, copying.
    for (const power of ['screen-wake-lock', 'clipboard-write']) {
      expect([power, policy.get(power)]).toEqual([power, '(self)'])
    }
  })

  it('are on names with a dot too', () => {
    for (const path of ['/.env', '/a/.b/c', '/assets/.x']) {
      expect(headersFor(rules, path)).toHaveProperty('Content-Security-Policy')
    }
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
