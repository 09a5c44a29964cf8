import { describe, expect, it } from 'vitest'
import { safeLink } from './safe-link'

describe('safeLink', () => {
  it.each([
    ['https://www.exemple.fr/page?q=1', 'www.exemple.fr'],
    ['http://exemple.fr:8080', 'exemple.fr:8080'],
    ['mailto:bonjour@exemple.fr', 'bonjour@exemple.fr'],
    ['HTTPS://EXEMPLE.FR', 'exemple.fr'],
  ])('lets %s through and says where it leads', (href, destination) => {
    expect(safeLink(href)?.destination).toBe(destination)
  })

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '/payement',
    '#ancre',
    '//exemple.fr',
    'https://banque.fr@pirate.example/',
    'mailto:',
    '',
    undefined,
  ])('keeps %s as plain text', (href) => {
    expect(safeLink(href)).toBeNull()
  })

  it('shows the real host of a name that imitates another', () => {
    expect(safeLink('https://exеmple.fr')?.destination).toMatch(/^xn--/)
  })
})
