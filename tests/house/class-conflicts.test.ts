// `cn` knows only the conflicts between our classes; compared here with the full library.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extendTailwindMerge } from 'tailwind-merge'
import { describe, expect, it } from 'vitest'
import { root } from '../../local/paths'
import { cn } from '../../src/lib/cn'
import tailwind from '../../tailwind.config'

const { fontSize, borderRadius } = tailwind.theme.extend
const full = extendTailwindMerge({
  extend: {
    classGroups: {
      'font-size': [{ text: Object.keys(fontSize) }],
      rounded: [{ rounded: Object.keys(borderRadius) }],
    },
  },
})

const source = join(root, 'src')
const read = (name: string) => readFileSync(join(source, name), 'utf8')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map(read)

/** Classes that callers add to a component. */
function given(component: string): string[] {
  const tags = new RegExp(`<${component}(?=[\\s>])((?:=>|[^>])*)>`, 'g')
  return files.flatMap((text) => [
    ...[...text.matchAll(tags)].flatMap(([, props = '']) => strings(props, /[cC]lassName="([^"]+)"/g)),
    ...(component === 'Button' ? strings(text, /buttonClass\(\s*\{[^}]*\},\s*'([^']+)'/g) : []),
  ])
}

/** A component's own classes: every string with several classes in its file. */
function own(file: string): string[] {
  return strings(read(file), /'((?:[^\s']+ )+[^\s']+)'/g)
}

function strings(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}

describe('cn', () => {
  it.each([
    ['Button', 'ui/button.tsx'],
    ['Card', 'ui/card.tsx'],
    ['Notice', 'ui/notice.tsx'],
    ['Skeleton', 'ui/skeleton.tsx'],
    ['Checkbox', 'ui/fields/checkbox.tsx'],
    ['Splash', 'components/frame/splash.tsx'],
    ['ProgressBar', 'ui/progress-bar.tsx'],
    ['Tabs', 'ui/tabs.tsx'],
    ['TextField', 'ui/fields/text-field.tsx'],
    ['SelectField', 'ui/fields/select-field.tsx'],
    ['Dialog', 'ui/popups/dialog.tsx'],
    ['OverlayDialog', 'ui/popups/overlay-dialog.tsx'],
  ])('lays over a %s what the whole library would', (component, file) => {
    const overlays = given(component)
    for (const base of own(file)) {
      for (const overlay of overlays) {
        expect(cn(base, overlay), `${base} + ${overlay}`).toBe(full(`${base} ${overlay}`))
      }
    }
  })

  it('is tried with the classes that are really given', () => {
    expect(given('Button').length).toBeGreaterThan(15)
    expect(given('Card').length).toBeGreaterThan(8)
    expect(own('ui/button.tsx').some((classes) => classes.includes('min-h-target px-4'))).toBe(true)
  })
})
