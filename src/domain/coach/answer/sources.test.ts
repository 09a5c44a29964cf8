import { describe, expect, test } from 'vitest'
import { SOURCE_KEYS, SOURCES } from '@/domain/base/sources'
import { LAW, LAW_KEYS, lawPage } from '@/domain/law/law'
import { OWN_PLACES, ownPlaceKey } from './own-places'
import { copiedAnswer, plainText } from './answer-text'
import { isOwnSource, lawOfLink, UNKNOWN_LAW, withSources, withWrittenSources } from './sources'

const DUTY = `[3\u00a0€](${lawPage('douane')} "law.douane")`
const SHARE = `[12,415\u00a0%](${lawPage('cotisations')} "law.cotisations")`
const FIRST_AD =
  '[leçon «\u00a0La première publicité\u00a0: un essai que l’on peut perdre\u00a0»](#lecon.first-ad)'

test.each([
  [
    'a known key',
    'Vérifie le seuil [[tva]].',
    'Vérifie le seuil [TVA et impôts des professionnels (impots.gouv.fr)](https://www.impots.gouv.fr/professionnel/les-regimes-dimposition-la-tva).',
  ],
  ['an unknown key', 'Vérifie [[impots-secrets]].', 'Vérifie.'],
  ['a name of Object', 'Vérifie [[constructor]].', 'Vérifie.'],
  ['an answer without', 'Rien [à] vérifier.', 'Rien [à] vérifier.'],
  [
    'a lesson',
    'Lis la [[lecon.first-ad]].',
    'Lis la [leçon «\u00a0La première publicité\u00a0: un essai que l’on peut perdre\u00a0»](#lecon.first-ad).',
  ],
  [
    'a guide',
    'Lis [[guide.clavier]]',
    'Lis [guide «\u00a0Le clavier et la recherche rapide\u00a0»](#guide.clavier)',
  ],
  ['a lesson that does not exist', 'Lis [[lecon.devenir-riche]].', 'Lis.'],
  ['a lesson in the place of a guide', 'Lis [[guide.first-ad]].', 'Lis.'],
  ['a figure of law', 'Compte {{law.douane}} par article.', `Compte ${DUTY} par article.`],
  ['in another case, with spaces', 'Compte {{ Law.Douane }}.', `Compte ${DUTY}.`],
  ['as code', 'Compte `{{law.douane}}`.', `Compte ${DUTY}.`],
  ['within bold', 'Compte **{{law.douane}}**.', `Compte **${DUTY}**.`],
  [
    'a figure that the model wrote too',
    'Compte 3 € {{law.douane}}.',
    `Compte 3 € [Droits de douane (douane.gouv.fr)](${lawPage('douane')} "law.douane.dit").`,
  ],
  [
    'a rule without a figure',
    'Sous le {{law.franchise}}.',
    `Sous le [seuil de la franchise de TVA](${lawPage('franchise')} "law.franchise").`,
  ],
  ['an unknown figure', 'Le seuil est {{law.tva-2023}}.', `Le seuil est ${UNKNOWN_LAW}.`],
  ['a figure of Object', 'Le taux {{law.constructor}}.', `Le taux ${UNKNOWN_LAW}.`],
  ['a figure that is no word', 'Le taux {{law.](https://x.fr)}}.', `Le taux ${UNKNOWN_LAW}.`],
  ['a figure without a name', 'Le taux {{law.}}.', `Le taux ${UNKNOWN_LAW}.`],
  ['another template', 'Bonjour {{prénom}} !', 'Bonjour {{prénom}} !'],
  ['a figure in the brackets of a page', 'Compte [[law.douane]] par article.', `Compte ${DUTY} par article.`],
  ['a figure in the brackets of a page, by its name alone', 'Les [[cotisations]].', `Les ${SHARE}.`],
  ['a figure without « law »', 'Compte {{douane}}.', `Compte ${DUTY}.`],
  ['a figure in French', 'Compte {{loi.douane}} ou {{droit.douane}}.', `Compte ${DUTY} ou ${DUTY}.`],
  ['a figure in single braces', 'Compte {law.douane}.', `Compte ${DUTY}.`],
  ['an unknown figure in the brackets of a page', 'Compte [[law.tva-2023]].', `Compte ${UNKNOWN_LAW}.`],
  ['a page in the braces of a figure', 'Lis {{lecon.first-ad}}.', `Lis ${FIRST_AD}.`],
  ['a page with its accent', 'Lis [[leçon.first-ad]].', `Lis ${FIRST_AD}.`],
  [
    'a figure with its unit after it',
    'Compte {{law.douane}} € ou {{law.douane}} euros.',
    `Compte ${DUTY} ou ${DUTY}.`,
  ],
  ['a figure with the unit of another', 'Compte {{law.douane}} % ou plus.', `Compte ${DUTY} % ou plus.`],
  ['words that begin as a unit', 'Compte {{law.douane}} europeens.', `Compte ${DUTY} europeens.`],
  ['an unknown page before a unit', 'Vérifie [[x]] €.', 'Vérifie €.'],
  ['half a figure, as it streams in', 'Compte {{law.dou', 'Compte'],
  ['a figure whose last sign is on its way', 'Compte {{law.douane}', 'Compte'],
  ['a brace on its way', 'Compte {', 'Compte'],
  ['half a key, as it streams in', 'Vérifie [[tv', 'Vérifie'],
  ['a key whose last sign is on its way', 'Vérifie [[tva]', 'Vérifie'],
])('%s', (_, answer, expected) => {
  expect(withSources(answer)).toBe(expected)
})

test.each(SOURCE_KEYS)('« %s » is an official page over https', (key) => {
  const { protocol, host } = new URL(SOURCES[key].url)
  expect(protocol).toBe('https:')
  expect(host).toMatch(/(?:\.gouv\.fr|urssaf\.fr|cnil\.fr|inpi\.fr|eur-lex\.europa\.eu|3114\.fr)$/)
  expect(isOwnSource(SOURCES[key].url)).toBe(true)
})

test('an address of the model is not ours', () => {
  expect(isOwnSource('https://www.impots.gouv.fr.pirate.example/')).toBe(false)
})

// The only one whose first page is what a person in need looks for.
const HOME_PAGE = '3114'

test.each(SOURCE_KEYS.filter((key) => key !== HOME_PAGE))('« %s » is the page of its subject', (key) => {
  expect(new URL(SOURCES[key].url).pathname.length).toBeGreaterThan(5)
})

test.each(LAW_KEYS)('the link of « %s » says which row the screen draws', (key) => {
  const [, url, title] = /\]\((\S+) "([^"]*)"\)/.exec(withSources(`{{law.${key}}}`)) ?? []
  expect(lawOfLink(url, title)).toEqual({ row: key, isSaid: false })
  expect(isOwnSource(LAW[key].source in SOURCES ? lawPage(key) : '')).toBe(true)
})

test.each([
  ['another page', 'https://pirate.example/', 'law.douane'],
  ['an unknown row', lawPage('douane'), 'law.taxe'],
  ['no title', lawPage('douane'), undefined],
  ['no address', undefined, 'law.douane'],
])('a link that a model writes is no figure of law: %s', (_, url, title) => {
  expect(lawOfLink(url, title)).toBeNull()
})

test('each lesson and each guide can be cited', () => {
  for (const place of OWN_PLACES)
    expect(withSources(`[[${ownPlaceKey(place)}]]`)).toBe(`[${place.words}](#${ownPlaceKey(place)})`)
})

describe('a figure of law that leaves the screen keeps its page and reading', () => {
  const PAGE = SOURCES.douane
  const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

  test.each([
    ['Compte {{law.douane}} par article.', `Compte 3 € (${PAGE.title}, à vérifier) par article.`],
    ['Compte 3 € {{law.douane}}.', `Compte 3 € (${PAGE.title}, à vérifier).`],
    ['Compte **{{law.douane}}**.', `Compte 3 € (${PAGE.title}, à vérifier).`],
    [`Compte [99 €](${PAGE.url} "law.douane").`, `Compte 3 € (${PAGE.title}, à vérifier).`],
    [
      'Sous le {{law.franchise}}.',
      `Sous le seuil de la franchise de TVA (${SOURCES.tva.title}, à vérifier).`,
    ],
  ])('as plain text: %s', (answer, text) => {
    expect(spaced(plainText(answer))).toBe(text)
  })

  test('in a copy, with the address', () => {
    const { text, html } = copiedAnswer('Compte {{law.douane}}.')
    expect(spaced(text)).toBe(`Compte 3 € (${PAGE.title}, ${PAGE.url}, à vérifier).`)
    expect(spaced(html)).toBe(`<p>Compte 3 € (<a href="${PAGE.url}">${PAGE.title}</a>, à vérifier).</p>`)
  })

  test('as Markdown, with a link to the page', () => {
    expect(spaced(withWrittenSources('Compte {{law.douane}}, lis [[tva]].'))).toBe(
      `Compte 3 € ([${PAGE.title}](${PAGE.url}), à vérifier), lis [${SOURCES.tva.title}](${SOURCES.tva.url}).`,
    )
    expect(withWrittenSources(`[3 €](https://pirate.example "law.douane")`)).toContain('pirate')
  })
})

test('the unit of a term goes too, with a sign of per cent or in words', () => {
  const { text } = copiedAnswer(
    'Tu as {{law.retractation}} jours, et {{law.tva}} % ou {{law.tva}} pour cent.',
  )
  expect(text).not.toMatch(/jours jours|% %|% pour cent/)
})
