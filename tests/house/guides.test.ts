// Every label that a guide of « Aide » names exists in the product.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TEXTS } from '@/domain/help/guide-texts'
import { GUIDES } from '@/domain/help/guides'

/** Texts that a person types or says, which are no labels. */
const SPOKEN = ['Je veux vendre', 'appeler le fournisseur mardi', 'appeler Paul mardi', '?']
const HERE = [join('src', 'features', 'help'), join('src', 'domain', 'help')]

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => !HERE.some((place) => file.startsWith(place)))
  .map((file) => legible(readFileSync(file, 'utf8')))
  .join('\n')

function legible(source: string): string {
  return source
    .replace(/\\u00a0|&nbsp;/g, ' ')
    .replaceAll("\\'", "'")
    .replace(/\s+/g, ' ')
}

describe.each(GUIDES)('$title', ({ slug, about }) => {
  const { parts } = TEXTS[slug]
  const all = [about, ...parts.flatMap(({ title, steps = [], text = [] }) => [title, ...steps, ...text])]

  it('names the product as the product names itself', () => {
    const labels = all.flatMap((sentence) =>
      Array.from(legible(sentence).matchAll(/« (.+?) »/g), ([, label = '']) => label),
    )
    const unknown = labels
      .filter((label) => !SPOKEN.some((spoken) => label.startsWith(spoken)))
      .filter((label) => !sources.includes(label))
    expect(unknown).toEqual([])
  })

  it('is short enough to be read', () => {
    const words = all.join(' ').split(/\s+/).length
    expect(words).toBeGreaterThan(60)
    expect(words).toBeLessThanOrEqual(300)
  })
})

it('has one address for each guide, and no address twice', () => {
  const slugs = GUIDES.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

it.each(GUIDES.map(({ slug }) => slug))(
  '%s has its picture in both themes, and says what is on it',
  (slug) => {
    for (const theme of ['light', 'dark']) {
      expect(existsSync(`public/pictures/aide-${slug}-${theme}.webp`)).toBe(true)
    }
    expect(TEXTS[slug].picture.length).toBeGreaterThan(30)
  },
)
