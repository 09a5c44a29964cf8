import { expect, test } from 'vitest'
import { criticalCss } from './critical-css'

const SHEET = [
  ':root{--used:red;--through:var(--used);--unused:blue}',
  '.here{color:var(--through)}',
  '.here:hover{text-decoration:underline}',
  '.here:focus-visible{outline:1px solid}',
  '.here::before{content:""}',
  '@media (width>40rem){.here{margin:0}.elsewhere{padding:0}}',
  '.elsewhere{animation:spin 1s}',
  '@keyframes spin{to{rotate:360deg}}',
].join('')

test('a page holds the rules of its own markup, with their states, sizes and variables', async () => {
  const css = await criticalCss('<p class="here">x</p>', SHEET, '')
  expect(css).toContain('.here{color:var(--through)}')
  for (const state of [':hover{', ':focus-visible{', ':before{', '{margin:0}']) expect(css).toContain(state)
  expect(css).toContain('--used:red')
  for (const absent of ['elsewhere', '--unused', 'spin', 'padding']) expect(css).not.toContain(absent)
})

test('what is added is kept although the markup does not use it', async () => {
  expect(await criticalCss('<p>x</p>', SHEET, '#later{top:0}')).toContain('#later{top:0}')
})

test('a theme of the device is kept on a page without a choice of themes', async () => {
  const css =
    '@media (prefers-color-scheme:dark){:root:not([data-theme=light]){--ink:#fff}}:root[data-theme=dark]{--ink:#fff}p{color:var(--ink)}'
  expect(await criticalCss('<html><body><p>a</p></body></html>', css, '')).toBe(
    '@media (prefers-color-scheme:dark){:root:not([data-theme=light]){--ink:#fff}}p{color:var(--ink)}',
  )
})

test('what a page is asked is kept where it holds the mark that is asked for', async () => {
  const sheet = ':root:has([data-bar]){--a:1px}body:has([data-paper])>.here{top:0}.here{top:var(--a)}'
  const held = await criticalCss('<p class="here" data-bar>x</p>', sheet, '')
  expect(held).toContain(':root:has([data-bar])')
  expect(held).not.toContain('data-paper')
  expect(await criticalCss('<p class="here">x</p>', sheet, '')).not.toContain(':has(')
})

test('of several pages it is what each of them uses', async () => {
  const page = (name: string) =>
    `<!doctype html><html><head><title>x</title></head><body><p class="${name}">x</p></body></html>`
  const css = await criticalCss(page('here') + page('elsewhere') + page('nowhere'), SHEET, '')
  expect(css).toContain('.here{')
  expect(css).toContain('.elsewhere{')
})

test('a class that markup has to escape is found', async () => {
  const sheet = String.raw`.\[\&\>svg\]\:shrink-0>svg{flex-shrink:0}`
  const css = await criticalCss('<a class="[&amp;&gt;svg]:shrink-0"><svg></svg></a>', sheet, '')
  expect(css).toContain('flex-shrink:0')
})
