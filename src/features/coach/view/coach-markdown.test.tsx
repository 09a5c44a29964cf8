import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MemoryRouter } from 'react-router-dom'
import { SOURCES } from '@/domain/base/sources'
import { UNKNOWN_LAW } from '@/domain/coach/answer/sources'
import { lawPage } from '@/domain/law/law'
import { CoachMarkdown } from './coach-markdown'

const html = (text: string) => renderToStaticMarkup(<CoachMarkdown text={text} />)

describe('CoachMarkdown', () => {
  it('shows HTML as the text that it is', () => {
    const shown = html('Bonjour <img src=x onerror=alert(1)><script>alert(2)</script>')
    expect(shown).not.toMatch(/<img|<script/)
    expect(shown).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('loads no image, and keeps its description', () => {
    const shown = html('![un graphique](http://pirate.example/pixel.png)')
    expect(shown).toContain('un graphique')
    expect(shown).not.toMatch(/<img|pirate/)
  })

  it('opens web links in a new tab, without a trace, and says where they lead', () => {
    const shown = html('Lis [ceci](https://exemple.fr/guide).')
    expect(shown).toContain('href="https://exemple.fr/guide"')
    expect(shown).toContain('rel="noopener noreferrer nofollow ugc"')
    expect(shown).toContain('target="_blank"')
    expect(shown).toContain('(exemple.fr)')
  })

  it('does not repeat a host that the text shows', () => {
    expect(html('https://exemple.fr/guide')).not.toContain('(exemple.fr)')
    expect(html('Lis [[douane]].')).toContain('Droits de douane (douane.gouv.fr)</a>')
    expect(html('[mabanque.fr](https://banque.fr/)')).toContain('(banque.fr)')
  })

  it('ends a bare address before the signs of the sentence, and draws bold inside a word', () => {
    const shown = html('Va sur « https://exemple.fr/guide », puis https://exemple.fr/p—vite : l**“offre”**s.')
    expect(Array.from(shown.matchAll(/href="([^"]*)"/g), ([, href]) => href)).toEqual([
      'https://exemple.fr/guide',
      'https://exemple.fr/p',
    ])
    expect(shown).toMatch(/l<strong[^>]*>“offre”<\/strong>s/)
    expect(shown).not.toContain('\ufeff')
  })

  it('says of each whether it is ours', () => {
    expect(html('[guide](https://exemple.fr/guide)')).toContain(
      '(lien proposé par l’IA, non vérifié)'.replace("'", '&#x27;'),
    )
    const ours = html('Le seuil [[urssaf]].')
    expect(ours).toContain(`href="${SOURCES.urssaf.url}"`)
    expect(ours).not.toContain('non vérifié')
  })

  it('makes no link of a script', () => {
    const shown = html('[clique](javascript:alert(1)) [ici](data:text/html,x)')
    expect(shown).not.toMatch(/<a |javascript:|data:/)
    expect(shown).toContain('clique')
  })

  it('lets no id of an answer into the page', () => {
    expect(html('# Titre\n\nUne note[^1].\n\n[^1]: Le texte.')).not.toMatch(/ id="/)
  })

  it('draws tables and lists', () => {
    const shown = html('| A | B |\n| --- | --: |\n| 1 | 2 |\n\n3. trois\n4. quatre\n\n- [x] fait')
    expect(shown).toContain('<table')
    expect(shown).toContain('<ol start="3"')
    expect(shown).toContain('aria-label="Fait"')
    expect(shown).not.toContain('<input')
  })

  it('does not strike text through for one tilde, and breaks lines, but never before a sign', () => {
    const shown = html('~20 € et ~30 € : **oui** !<br>https://exemple.fr/?a=1')
    expect(shown).not.toMatch(/<del|&lt;br/)
    expect(shown).toContain('~20\u00a0€ et ~30\u00a0€\u00a0: <strong>oui</strong>\u00a0!<br/>')
    expect(shown).toContain('href="https://exemple.fr/?a=1"')
  })

  it.each([
    ['quotes', '>'.repeat(60_000)],
    ['list marks', '- '.repeat(30_000)],
    ['emphasis', '*a **b '.repeat(9_000)],
    ['brackets', '['.repeat(60_000)],
    ['images in images', '![a'.repeat(20_000) + '](x)'.repeat(1_000)],
    ['indented lists', Array.from({ length: 340 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['table cells', '|a'.repeat(30_000) + '\n' + '|-'.repeat(30_000) + '\n|x'],
  ])('survives 64 KiB of %s', (_name, text) => {
    const start = performance.now()
    expect(html(text)).not.toBe('')
    // Far above the usual time; without the limits it is minutes, or a stack overflow.
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  it('cuts a text that is longer than any answer', () => {
    expect(html('mot '.repeat(40_000)).length).toBeLessThan(70_000)
  })
})

describe('a figure of law', () => {
  it('is drawn with its page and reading', () => {
    const shown = html('Compte {{law.douane}} par article.')
    expect(shown).toContain('<strong>3\u00a0€</strong>')
    expect(shown).toContain(`href="${lawPage('douane')}"`)
    expect(shown).toContain(', à vérifier)')
    expect(shown).not.toContain('non vérifié')
  })

  it('is not repeated where the answer says it too', () => {
    const shown = html('Compte 3 € {{law.douane}}.')
    expect(shown.match(/3[\s\u00a0]€/g)).toHaveLength(1)
    expect(shown).toContain(', à vérifier)')
  })

  it('that does not exist says so, and nothing else', () => {
    const shown = html('Le seuil est de {{law.seuil}}.')
    expect(shown).toContain(UNKNOWN_LAW)
    expect(shown).not.toMatch(/\{\{|<a /)
  })

  it('that a model writes as a link shows ours, not its own', () => {
    const shown = html(`Compte [99 %](${lawPage('douane')} "law.douane").`)
    expect(shown).toContain('<strong>3\u00a0€</strong>')
    expect(shown).not.toContain('99')
  })

  it('is an ordinary link where the page is another', () => {
    const shown = html('Compte [99 %](https://pirate.example "law.douane").')
    expect(shown).not.toContain('<strong>')
    expect(shown).toContain('non vérifié')
  })
})

describe('a lesson or a guide', () => {
  const routed = (text: string) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <CoachMarkdown text={text} />
      </MemoryRouter>,
    )

  it.each([
    ['[[lecon.read-three-numbers]]', '/modules/read-three-numbers'],
    ['[[guide.clavier]]', '/aide/clavier'],
  ])('%s opens its place', (mark, path) => {
    expect(routed(`Lis ${mark}.`)).toContain(`href="${path}"`)
  })

  it('that does not exist is left out, and no other address of the app is opened', () => {
    expect(routed('Lis [[lecon.riche]] et [ceci](#account), [cela](/profile).')).not.toContain('<a ')
  })
})
