// Colour pairs of the product in both themes.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const TEXT = 4.5
/** Visible shapes other than text, such as a field's border, a bar or the focus ring (WCAG 1.4.11). */
const SIGN = 3

const PAIRS: readonly (readonly [token: string, least: number, grounds: readonly string[]])[] = [
  ['ink', TEXT, ['canvas', 'surface', 'raised', 'brand-soft', 'line', 'hover', 'pressed', 'selected']],
  ['muted', TEXT, ['canvas', 'surface', 'raised', 'brand-soft', 'line', 'hover', 'pressed', 'selected']],
  ['brand-text', TEXT, ['canvas', 'surface', 'raised', 'brand-soft', 'hover']],
  ['on-brand', TEXT, ['brand', 'brand-hover', 'brand-pressed']],
  ['success', TEXT, ['surface', 'success-soft']],
  ['danger', TEXT, ['canvas', 'surface', 'raised', 'danger-soft']],
  ['warning', TEXT, ['canvas', 'surface', 'warning-soft']],
  ['surface', TEXT, ['danger-fill', 'success']],
  ['canvas', TEXT, ['ink']],
  ['ink-projects', TEXT, ['tint-projects']],
  ['ink-research', TEXT, ['tint-research']],
  ['ink-todos', TEXT, ['tint-todos']],
  ['ink-coach', TEXT, ['tint-coach']],
  ['brand', SIGN, ['canvas', 'surface', 'raised', 'line']],
  ['line-strong', SIGN, ['canvas', 'surface', 'raised']],
  ['focus', SIGN, ['canvas', 'surface', 'raised', 'brand-soft']],
]

type Palette = Readonly<Record<string, string>>

const css = readFileSync('src/ui/theme.css', 'utf8')
const dark = css.indexOf('@variant dark')
// The rules for paper come last: light, on white only.
const paper = css.indexOf('@media print', dark)
const palettes = { light: paletteOf(css.slice(0, dark)), dark: paletteOf(css.slice(dark, paper)) }

function paletteOf(block: string): Palette {
  const colours = block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)
  return Object.fromEntries([...colours].map(([, name = '', colour = '']) => [name, colour]))
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(palette: Palette, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(palette, one), luminance(palette, other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(palette: Palette, token: string): number {
  const colour = palette[token]
  if (!colour) throw new Error(`${token} has no colour`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const rows = PAIRS.flatMap(([token, least, grounds]) => grounds.map((ground) => ({ token, least, ground })))

/** Degrees of a colour circle. */
function hue(palette: Palette, token: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    parseInt((palette[token] ?? '').slice(start, start + 2), 16),
  )
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
}

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(['danger', 'danger-fill'])('%s is at least 40 degrees of hue from the brand', (token) => {
    const apart = Math.abs(hue(palettes[theme], token) - hue(palettes[theme], 'brand'))
    expect(Math.min(apart, 360 - apart)).toBeGreaterThanOrEqual(40)
  })

  test('hovered, pressed and selected have grounds of their own', () => {
    const grounds = ['surface', 'hover', 'pressed', 'selected', 'brand-soft'].map(
      (token) => palettes[theme][token],
    )
    expect(new Set(grounds).size).toBe(grounds.length)
  })

  test.each(rows)('$token on $ground is at least $least', ({ token, least, ground }) => {
    expect(contrast(palettes[theme], token, ground)).toBeGreaterThanOrEqual(least)
  })
})
