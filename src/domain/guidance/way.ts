import { progressOf } from '@/domain/base/progress'
import { counted } from '@/domain/base/text/french-count'
import type { DeclaredStage, StoredPlan } from '@/domain/plan/stored-plan'
import type { Project } from '@/domain/projects/project'
import type { PlacedCandidate } from '@/domain/research/candidate-address'
import type { ProjectSectionKey } from '@/domain/projects/project-sections'
import { scoreOf, verdictOf } from '@/domain/research/candidate-score'
import { isGoodMargin, saleOf } from '@/domain/money/sale'
import type { SellerInputs } from '@/domain/money/sale-inputs'
import type { GuidanceFacts } from './next-steps'

const LINKS = 3
/** Sections to fill before a product can be offered. */
const OFFER_SECTIONS = ['targetCustomer', 'supplier', 'offer'] as const satisfies readonly ProjectSectionKey[]

interface StageFacts {
  readonly key: 'idea' | 'links' | 'product' | 'offer' | DeclaredStage
  readonly label: string
  readonly test: string
}

/** « De l'idée à la première vente ». Stages are derived from the person's documents; the person may declare the last two. */
const STAGES = [
  { key: 'idea', label: 'Une idée', test: 'Un plan est fait, ou un projet commencé' },
  { key: 'links', label: 'Des pistes', test: `${counted(LINKS, 'produit')} repérés` },
  {
    key: 'product',
    label: 'Un produit choisi',
    test: 'Un produit prometteur à bonne marge, ou la partie «\u00a0Produit\u00a0» remplie',
  },
  {
    key: 'offer',
    label: 'Une offre prête',
    test: 'Client cible, fournisseur et offre écrits dans un projet',
  },
  { key: 'shop', label: 'Une boutique ouverte', test: "C'est vous qui le dites" },
  {
    key: 'sales',
    label: 'La première vente',
    test: 'Une vente notée dans un test de vente, ou dite par vous',
  },
] as const satisfies readonly StageFacts[]

export interface Stage extends StageFacts {
  /** `now`: the first stage that is not done. */
  readonly state: 'done' | 'now' | 'ahead'
}

export interface Way {
  readonly stages: readonly Stage[]
  readonly done: number
  /** The current stage. Null: all are done. */
  readonly now: Stage | null
  readonly nowText: string | null
}

type WayFacts = {
  readonly [Fact in 'plan' | 'projects' | 'candidates' | 'seller' | 'hasSold']: NonNullable<
    GuidanceFacts[Fact]
  >
}

/** Null if any fact is unknown, as the person may be further. All stages before the furthest reached one count as done. */
export function wayOf({ plan, projects, candidates, seller, hasSold }: GuidanceFacts): Way | null {
  if (!plan || !projects || !candidates || hasSold === null) return null
  const facts = { plan, projects, candidates, seller, hasSold }
  const done = STAGES.findLastIndex(({ key }) => isReached(key, facts)) + 1
  const stages = STAGES.map((stage, index): Stage => ({
    ...stage,
    state: index < done ? 'done' : index === done ? 'now' : 'ahead',
  }))
  const now = stages[done] ?? null
  return { stages, done, now, nowText: now && textOf(now, facts) }
}

function isReached(key: Stage['key'], { plan, projects, candidates, seller, hasSold }: WayFacts): boolean {
  switch (key) {
    case 'idea':
      return plan.madeAt !== '' || plan.answers.stage === 'idea' || projects.length > 0
    case 'links':
      return candidates.length >= LINKS
    case 'product':
      return (
        plan.answers.stage === 'product' ||
        candidates.some((candidate) => isGood(candidate, seller)) ||
        projects.some((project) => isFilled(project, ['product']))
      )
    case 'offer':
      return projects.some((project) => isFilled(project, OFFER_SECTIONS))
    case 'shop':
      return isDeclared(plan, key)
    case 'sales':
      return hasSold || isDeclared(plan, key)
  }
}

function isGood({ verdicts, figures }: PlacedCandidate, seller: SellerInputs): boolean {
  const sale = saleOf(figures, seller)
  return verdictOf(scoreOf(verdicts)) === 'promising' && sale !== null && isGoodMargin(sale) === true
}

export function isDeclared({ declared }: StoredPlan, stage: DeclaredStage): boolean {
  return declared.includes(stage)
}

function isFilled({ sections }: Project, keys: readonly ProjectSectionKey[]): boolean {
  return progressOf(keys.flatMap((key) => sections[key])) === 100
}

function textOf({ key }: Stage, { projects, candidates }: WayFacts): string {
  switch (key) {
    case 'idea':
      return 'Commencez un projet.'
    case 'links':
      return `${counted(candidates.length, 'produit')} sur ${LINKS}\u00a0: ajoutez des liens à comparer.`
    case 'product':
      return 'Un produit prometteur dont la marge est bonne ouvre la suite.'
    case 'offer': {
      const best = Math.max(
        0,
        ...projects.map(({ sections }) => progressOf(OFFER_SECTIONS.flatMap((part) => sections[part]))),
      )
      return `Client cible, fournisseur et offre\u00a0: ${best}\u00a0% écrits.`
    }
    case 'shop':
      return 'Dites-le ici dès que votre boutique est en ligne.'
    case 'sales':
      return 'Notez-la dans un test de vente, ou dites-le ici dès que quelqu’un vous a acheté quelque chose.'
  }
}
