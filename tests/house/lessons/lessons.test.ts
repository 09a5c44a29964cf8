// Checks each lesson's length, sums and product names, and finds outdated or exaggerated texts.
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { SOURCE_KEYS, type SourceKey } from '@/domain/base/sources'
import type { Exercise, LessonText } from '@/domain/learning/lesson'
import { LESSONS, MODULE_KEYS, type Lesson } from '@/domain/learning/lessons'
import { LEARNING_MODULES } from '@/domain/learning/modules'
import { loadLessonText } from '@/domain/learning/lesson-texts'
import { itemHelp } from '@/domain/projects/text/item-help'
import { PROJECT_SECTIONS, projectItemId } from '@/domain/projects/project-sections'
import { CRITERIA } from '@/domain/research/candidate'
import { verdictOf, VERDICT_LABELS } from '@/domain/research/candidate-score'
import { NO_FIGURES, saleOf } from '@/domain/money/sale'
import { RATES } from '@/domain/law/rates'
import { NEW_SELLER } from '@/domain/money/seller'
import { plain, saidIn, stringsOf, wordsIn } from './lesson-strings'
import { sumFaults } from './lesson-sums'

const lessons: readonly Lesson[] = LESSONS
const texts = new Map(
  await Promise.all(lessons.map(async ({ id }) => [id, await loadLessonText(id)] as const)),
)
const textOf = (id: Lesson['id']) => texts.get(id) as LessonText

const HYPE =
  /gagnant|winner|garanti|facile|revenus? passif|100 %|sans (?:risque|effort)|à coup sûr|pilote automatique|devenir riche|argent rapide|exploser|secret|astuce/iu

/** The coach says « tu », the product does not. */
const FAMILIAR = /(?<![\p{L}-])(?:tu|te|toi|ton|ta|tes)(?!\p{L})|(?<!\p{L})t['’]/iu

/** Topics that change over time: a text that names one must link the official page. */
const AGEING: readonly (readonly [RegExp, readonly SourceKey[]])[] = [
  [/TVA/, ['tva']],
  [/douane/, ['douane']],
  [/cotisations/, ['urssaf']],
  [/micro-entreprise/, ['micro']],
  [/guichet unique/, ['formalites']],
  [/médiateur/, ['mediation']],
  [/contrefaçon/, ['marque']],
  [/sécurité/, ['securite']],
  [/CNIL|e-mail/, ['rgpd']],
  [/DGCCRF|faux avis/i, ['conso']],
  [/(?<!\p{L})loi(?!\p{L})/u, ['ecommerce', 'conso']],
]

describe('the table', () => {
  it('has five lessons for each of the three modules, in their order', () => {
    expect(MODULE_KEYS).toHaveLength(LEARNING_MODULES.length)
    expect(lessons.map(({ module }) => module)).toEqual(
      MODULE_KEYS.flatMap((key) => Array.from({ length: 5 }, () => key)),
    )
  })

  it('has an address for each lesson, which no other has', () => {
    const ids = lessons.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })
})

describe.each(lessons)('$id', ({ id, exercises, minutes }) => {
  const text = textOf(id)
  const all = stringsOf(text, exercises).map(plain)

  it('says 250 to 350 words, fewer before the door to a tool', () => {
    const words = wordsIn(saidIn(text))
    const isDoor = text.blocks.some(({ kind }) => kind === 'door')
    expect(words).toBeGreaterThanOrEqual(isDoor ? 150 : 250)
    expect(words).toBeLessThanOrEqual(350)
    expect(minutes).toBeLessThanOrEqual(20)
  })

  it('has one example, called so, whose sums are right', () => {
    const sums = text.blocks.filter((block) => block.kind === 'sum')
    expect(sums.map(({ title }) => title)).toEqual([expect.stringMatching(/^Exemple\u00a0:/)])
    expect(sumFaults(text)).toEqual([])
  })

  it('has an explained answer among three to each question', () => {
    for (const { question, answers, right, why } of text.check) {
      expect(question).toMatch(/\u00a0\?$/)
      expect(new Set(answers).size).toBe(3)
      expect(answers[right]).toBeDefined()
      expect(why).toMatch(/[.!]$/)
    }
    const places = text.check.map(({ right }) => right)
    expect(new Set(places).size).toBeGreaterThan(1)
  })

  it('makes no promise of success, and says « vous »', () => {
    expect(all.filter((string) => HYPE.test(string))).toEqual([])
    expect(all.filter((string) => FAMILIAR.test(string))).toEqual([])
  })

  it('gives no figure of law: large amounts, delays, and shares that are not an example', () => {
    const claims = all.filter((string) => !/exemple/i.test(string))
    expect(all.filter((string) => /\d[ .]?\d{3}(?:,\d+)? €/.test(string))).toEqual([])
    expect(
      claims.filter((string) => /\d+ (?:jours|ans|mois) (?:pour|de rétractation|de garantie)/.test(string)),
    ).toEqual([])
    expect(claims.filter((string) => /(?<!(?:[=≈] \d{0,3}|soit \d{0,3}|\d))\d+ %/.test(string))).toEqual([])
  })

  it('links to the official page of each fact that can change, and contains no address', () => {
    const said = all.join('\n')
    const missing = AGEING.filter(
      ([words, keys]) => words.test(said) && !keys.some((key) => text.sources.includes(key)),
    )
    expect(missing).toEqual([])
    expect(said).not.toMatch(/https?:|www\.|\.fr\b/)
    expect(text.sources.filter((key) => !SOURCE_KEYS.includes(key))).toEqual([])
    expect(new Set(text.sources).size).toBe(text.sources.length)
  })

  it('has a task in one sentence', () => {
    expect(text.task).toMatch(/^[^.!?]+\.$/)
    expect(text.task.length).toBeLessThanOrEqual(180)
  })

  it('leaves a trace', () => {
    expect(exercises).not.toHaveLength(0)
    expect(exercises.flatMap(faultsOfExercise)).toEqual([])
  })

  it('is at most 4 kB to load', () => {
    expect(brotliCompressSync(JSON.stringify(text)).byteLength).toBeLessThanOrEqual(4_096)
  })
})

function faultsOfExercise(exercise: Exercise): string[] {
  if (exercise.kind === 'todos') {
    return exercise.texts.filter((todo) => todo.length > 120 || !/^\p{Lu}\p{L}+(?:er|ir|re) /u.test(todo))
  }
  if (exercise.kind !== 'items') return []
  return exercise.items.flatMap(({ place, question }) => {
    const help = PLANNED.get(place)
    if (help === undefined) return [`no item ${place}`]
    return question === help || !question.endsWith('\u00a0?') ? [question] : []
  })
}

const PLANNED = new Map<string, string>(
  PROJECT_SECTIONS.flatMap(({ key, items }) =>
    items.map((_, index) => [projectItemId(key, index), itemHelp(key, index).question] as const),
  ),
)

test('neither its place nor its length gives the right answer away', () => {
  const checks = lessons.flatMap(({ id }) => textOf(id).check)
  const half = checks.length / 2
  for (const place of [0, 1, 2])
    expect(checks.filter(({ right }) => right === place).length).toBeLessThan(half)
  const longest = checks.filter(({ answers, right }) =>
    answers.every((answer, index) => index === right || answer.length < (answers[right]?.length ?? 0)),
  )
  expect(longest.length).toBeLessThan(half)
})

test('the lesson of the criteria names them as the research does', () => {
  const list = textOf('eight-criteria').blocks.find((block) => block.kind === 'list')
  const named = list?.lines.map((line) => line.slice(0, line.indexOf('.')).toLowerCase())
  expect(named).toEqual(CRITERIA.map(({ words }) => words))
})

test('its example is judged as the research judges it', () => {
  const said = saidIn(textOf('eight-criteria')).map(plain).join('\n')
  expect(said).toContain(`L’avis affiché est « ${labelOf(5, 7)} »`)
  expect(said).toContain(`pour « ${labelOf(6, 8)} »`)
})

function labelOf(yes: number, answered: number): string {
  const verdict = verdictOf({ yes, no: answered - yes, answered, unanswered: 8 - answered, total: 8 })
  return verdict === null ? '' : VERDICT_LABELS[verdict]
}

test('the first sum equals the result of the sheet', () => {
  const figures = {
    salePriceCents: 3_600,
    costCents: 900,
    importCents: 300,
    shippingCents: 500,
    adsCents: 800,
  }
  const seller = { vatPoints: RATES.vat20.points, contributionPoints: null, feeFixedCents: 80 }
  expect(saleOf({ ...NO_FIGURES, ...figures }, { ...NEW_SELLER, ...seller })?.restCents).toBe(420)
  const said = saidIn(textOf('one-euro-journey')).map(plain).join('\n')
  expect(said).toContain('36 − 6 − 9 − 3 − 5 − 0,80 − 8 = 4,20 €')
})

it.each(['Un produit gagnant', 'Revenus passifs', 'Satisfait à 100 %', 'Une méthode garantie', 'Facile'])(
  'hears the promise in « %s »',
  (text) => {
    expect(text).toMatch(HYPE)
  },
)

it.each(['Ouvre ta boutique', 'C’est à toi', 'Je te réponds', 'Cela t’aide'])(
  'hears « tu » in « %s »',
  (text) => {
    expect(text).toMatch(FAMILIAR)
  },
)

describe('the sums are computed anew', () => {
  const empty = { check: [], sources: [], task: '' } as unknown as LessonText
  const withText = (text: string): LessonText => ({ ...empty, blocks: [{ kind: 'text', text }] })
  const withSum = (...lines: [string, string][]): LessonText => ({
    ...empty,
    blocks: [{ kind: 'sum', title: 'Exemple', lines }],
  })

  it.each([
    'Il reste 20 − 6 = 15 €.',
    '4 × 40 = 150 minutes',
    '5 ÷ 7 ≈ 72 %',
    '5 ÷ 7 = 71 %',
    '60 ÷ 17 ≈ 3,6',
    '60 ÷ 15 ≈ 4',
    '30 − 2 × 5 = 20',
    'cinq × 3 = 15',
  ])('finds the fault in « %s »', (text) => {
    expect(sumFaults(withText(text))).not.toEqual([])
  })

  it.each(['Il reste 20 − 6 = 14 €.', '5 ÷ 7 ≈ 71 %', '60 ÷ 17 ≈ 3,5', '20 − 30 = −10 €'])(
    'lets « %s » pass',
    (text) => {
      expect(sumFaults(withText(text))).toEqual([])
    },
  )

  it.each([
    [
      ['Prix', '36,00 €'],
      ['TVA (exemple : 20 %)', '− 6,00 €'],
      ['Reste', '= 31,00 €'],
    ],
    [
      ['Prix', '36,00 €'],
      ['TVA (exemple : 20 %)', '− 7,20 €'],
      ['Reste', '= 28,80 €'],
    ],
    [
      ['20 commandes à 30 €', '500 €'],
      ['Reste', '= 500 €'],
    ],
    [
      ['Encaissé', '200 €'],
      ['Part (exemple : 10 % de 200 €)', '− 10 €'],
      ['Reste', '= 190 €'],
    ],
    [
      ['Prix', '9 €'],
      ['Droit (exemple : 3 €)', '− 4 €'],
      ['Reste', '= 5 €'],
    ],
    [
      ['Prix', '9 €'],
      ['Envoi', '− 4 €'],
    ],
  ] as [string, string][][])('finds the fault in the example %#', (...lines) => {
    expect(sumFaults(withSum(...lines))).not.toEqual([])
  })
})
