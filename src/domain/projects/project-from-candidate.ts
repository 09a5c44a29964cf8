import { startOf } from '@/domain/base/text/cut-text'
import { euroText } from '@/domain/base/text/euro-text'
import { PRODUCT_FIGURES } from '@/domain/money/figures'
import type { ProductInputs } from '@/domain/money/sale-inputs'
import { CRITERIA, type Candidate, type Verdict } from '@/domain/research/candidate'
import { linkLabel } from '@/domain/research/links/link-words'
import {
  NO_VERDICT_LABEL,
  scoreOf,
  scoreText,
  VERDICT_LABELS,
  verdictOf,
} from '@/domain/research/candidate-score'
import { emptyContent, withItemText, type ProjectContent } from './parts'
import { PROJECT_SECTIONS, projectItemId, type ProjectSectionKey } from './project-sections'
import { PROJECT_TITLE_MAX } from '@/domain/base/text/text-limits'
import { isBlank, visibleText } from '@/domain/base/text/visible-text'

/** A project from the known facts of a candidate. Items without facts stay blank, because a filled item counts as completed. */
export function projectFromCandidate(
  candidate: Candidate,
  /** Name of the candidate's table; null: the table is not about one product. */
  tableName: string | null,
): ProjectContent {
  const texts = [
    ['product', 'Description du produit', description(candidate)],
    ['competition', 'Concurrents directs', `Déjà proposé ici\u00a0: ${candidate.link}`],
    ['competition', 'Prix concurrents', price(candidate.figures)],
    [
      'supplier',
      'Informations fournisseur',
      `Lien de départ\u00a0: ${candidate.link}\nÀ vérifier\u00a0: est-ce le fabricant, un grossiste ou un revendeur\u00a0?`,
    ],
    ['supplier', 'Prix et MOQ', costs(candidate.figures)],
  ] as const
  let content: ProjectContent = { ...emptyContent(), title: titleOf(candidate, tableName) }
  for (const [section, title, text] of texts) {
    content = withItemText(content, section, itemIdOf(section, title), text)
  }
  return content
}

function itemIdOf(section: ProjectSectionKey, title: string): string {
  const items: readonly string[] = PROJECT_SECTIONS.find(({ key }) => key === section)?.items ?? []
  return projectItemId(section, items.indexOf(title))
}

/** The product's own name is the closest one; a table may have several products. */
function titleOf({ name, link }: Candidate, tableName: string | null): string {
  return startOf(visibleText(name) || visibleText(tableName ?? '') || linkLabel(link), PROJECT_TITLE_MAX)
}

function description({ link, note, verdicts }: Candidate): string {
  const score = scoreOf(verdicts)
  const verdict = verdictOf(score)
  const lists = (
    [
      ['Oui', true],
      ['Non', false],
      ['Reste à évaluer', null],
    ] as const
  ).flatMap(([label, answer]) => {
    const names = CRITERIA.filter(({ key }) => verdicts[key] === (answer satisfies Verdict))
    return names.length === 0 ? [] : `${label}\u00a0: ${names.map(({ words }) => words).join(', ')}.`
  })
  const judgement = `${verdict ? VERDICT_LABELS[verdict] : NO_VERDICT_LABEL}, ${scoreText(score)}.`
  return [
    `Produit repéré\u00a0: ${link}`,
    ...(isBlank(note) ? [] : [note.trim()]),
    [`Mon évaluation\u00a0: ${judgement}`, ...lists].join('\n'),
  ].join('\n\n')
}

function price({ salePriceCents }: ProductInputs): string {
  if (salePriceCents === null) return ''
  return `Prix de vente envisagé\u00a0: ${euroText(salePriceCents)}. À comparer avec les prix relevés chez les concurrents.`
}

/** Cost amounts. The rest of a sale depends on the person's VAT regime and is shown with the product. */
function costs(figures: ProductInputs): string {
  const lines = PRODUCT_FIGURES.flatMap(({ key, label, kind }) => {
    const cents = figures[key]
    const isCost = key !== 'salePriceCents' && kind === 'amount'
    return isCost && cents !== null ? [`${label}\u00a0: ${euroText(cents)}.`] : []
  })
  return lines.length === 0 ? '' : [...lines, 'Quantité minimale (MOQ)\u00a0: à demander.'].join('\n')
}
