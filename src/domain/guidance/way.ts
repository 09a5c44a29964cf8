import { progressOf } from '@/domain/base/progress'
import { counted } from '@/domain/base/text/french-count'
import type { DeclaredStage, StoredPlan } from '@/domain/plan/stored-plan'
import type { Project } from '@/domain/projects/project'
import { addressText, type PlacedCandidate } from '@/domain/research/candidate-address'
import { isPromising } from '@/domain/research/candidate-score'
import { projectItemId, type ProjectSectionKey } from '@/domain/projects/project-sections'
import { isGoodMargin, saleOf } from '@/domain/money/sale'
import type { SellerInputs } from '@/domain/money/sale-inputs'
import { isReady, launchPart, type LaunchStanding } from '@/domain/launch/standing'
import { isShopOpen, OFFER_SECTIONS } from './launch-steps'
import type { GuidanceFacts } from './next-steps'
import { LINKS, STAGES, type StageFacts } from './stages'

/** Where a stage is done. */
export type StagePlace =
  | { readonly kind: 'plan' | 'research' | 'projects' }
  /** `product`: from `addressText`. `first-test`: of a product without one. */
  | { readonly kind: 'statement' | 'first-test' | 'test'; readonly product: string }
  | { readonly kind: 'item'; readonly project: string; readonly item: string }
  /** « Mise en vente » of this project. */
  | { readonly kind: 'launch'; readonly launch: LaunchStanding }

export interface Stage extends StageFacts {
  /** `now`: the first stage after the furthest one that is done. `skipped`: not done, and a later one is. */
  readonly state: 'done' | 'skipped' | 'now' | 'ahead'
  readonly place: StagePlace
}

export interface Way {
  readonly stages: readonly Stage[]
  /** Number of stages that are done, without the skipped ones. */
  readonly done: number
  /** The current stage. Null: the last one is done. */
  readonly now: Stage | null
  readonly nowText: string | null
}

type WayFacts = Pick<GuidanceFacts, 'launches'> & {
  readonly [Fact in 'plan' | 'projects' | 'candidates' | 'seller' | 'tests' | 'hasSold']: NonNullable<
    GuidanceFacts[Fact]
  >
}

/** Each stage by its own fact. Null if any fact is unknown, as the person may be further. */
export function wayOf({
  plan,
  projects,
  launches,
  candidates,
  seller,
  tests,
  hasSold,
}: GuidanceFacts): Way | null {
  if (!plan || !projects || !candidates || !seller || !tests || hasSold === null) return null
  const facts = { plan, projects, launches, candidates, seller, tests, hasSold }
  const isDone = STAGES.map(({ key }) => isReached(key, facts))
  const furthest = isDone.lastIndexOf(true)
  const stages = STAGES.map((stage, index): Stage => ({
    ...stage,
    state: isDone[index] ? 'done' : index < furthest ? 'skipped' : index === furthest + 1 ? 'now' : 'ahead',
    place: placeOf(stage.key, facts),
  }))
  const now = stages.find(({ state }) => state === 'now') ?? null
  return { stages, done: isDone.filter(Boolean).length, now, nowText: now && textOf(now, facts) }
}

function isReached(key: Stage['key'], facts: WayFacts): boolean {
  const { plan, projects, launches, candidates, seller, tests, hasSold } = facts
  switch (key) {
    case 'idea':
      return plan.madeAt !== '' || plan.answers.stage === 'idea' || projects.length > 0
    case 'links':
      return candidates.length >= LINKS
    case 'product':
      return (
        plan.answers.stage === 'product' ||
        tests.length > 0 ||
        candidates.some((candidate) => isGood(candidate, seller)) ||
        projects.some((project) => isFilled(project, ['product']))
      )
    case 'offer':
      return projects.some((project) => isFilled(project, OFFER_SECTIONS))
    case 'shop':
      return isDeclared(plan, key) || launches?.some(isReady) === true
    case 'sales':
      return hasSold || isDeclared(plan, key)
  }
}

function isGood(candidate: PlacedCandidate, seller: SellerInputs): boolean {
  const sale = saleOf(candidate.figures, seller)
  return isPromising(candidate) && sale !== null && isGoodMargin(sale) === true
}

/** A page that visitors can see: an open shop, or a page that is tested. What is not read counts as none. */
export function hasShop(facts: Pick<GuidanceFacts, 'plan' | 'tests' | 'hasSold'>): boolean {
  return isShopOpen(facts) || (facts.tests ?? []).length > 0
}

export function isDeclared({ declared }: StoredPlan, stage: DeclaredStage): boolean {
  return declared.includes(stage)
}

function isFilled({ sections }: Project, keys: readonly ProjectSectionKey[]): boolean {
  return progressOf(keys.flatMap((key) => sections[key])) === 100
}

function placeOf(key: Stage['key'], { projects, launches, candidates, tests }: WayFacts): StagePlace {
  switch (key) {
    case 'idea':
      return projects.length > 0 ? { kind: 'projects' } : { kind: 'plan' }
    case 'links':
      return { kind: 'research' }
    case 'product': {
      const promising = candidates.find(isPromising)
      return promising ? { kind: 'statement', product: addressText(promising) } : { kind: 'research' }
    }
    case 'offer':
      return itemToWrite(projects, OFFER_SECTIONS) ?? { kind: 'projects' }
    case 'shop': {
      const launch = furthest(launches)
      return launch ? { kind: 'launch', launch } : { kind: 'projects' }
    }
    case 'sales': {
      const [test] = tests
      if (test) return { kind: 'test', product: test.product }
      const promising = candidates.find(isPromising)
      return promising ? { kind: 'first-test', product: addressText(promising) } : { kind: 'research' }
    }
  }
}

/** The launch that was begun, else that of the last changed project. */
function furthest(launches: GuidanceFacts['launches']): LaunchStanding | undefined {
  return launches?.find(({ isBegun }) => isBegun) ?? launches?.[0]
}

/** The first empty item of these sections, in the project that is furthest with them. */
function itemToWrite(
  projects: readonly Project[],
  keys: readonly ProjectSectionKey[],
): Extract<StagePlace, { kind: 'item' }> | null {
  const writtenIn = ({ sections }: Project) => progressOf(keys.flatMap((key) => sections[key]))
  const [project] = projects.toSorted((a, b) => writtenIn(b) - writtenIn(a))
  for (const key of project ? keys : []) {
    const index = project?.sections[key].findIndex(({ completed }) => !completed) ?? -1
    if (project && index >= 0) return { kind: 'item', project: project.id, item: projectItemId(key, index) }
  }
  return null
}

function textOf({ key }: Stage, { projects, launches, candidates, tests }: WayFacts): string {
  switch (key) {
    case 'idea':
      return 'Commencez un projet.'
    case 'links':
      return `${candidates.length} sur ${LINKS}`
    case 'product':
      return 'Un produit prometteur dont la marge est bonne ouvre la suite.'
    case 'offer': {
      const best = Math.max(
        0,
        ...projects.map(({ sections }) => progressOf(OFFER_SECTIONS.flatMap((part) => sections[part]))),
      )
      return `${best}\u00a0% écrits`
    }
    case 'shop':
      return launchText(furthest(launches))
    case 'sales':
      return tests.length > 0 ? 'Notez-la dans votre test de vente.' : 'Un test de vente y mène.'
  }
}

function launchText(launch: LaunchStanding | undefined): string {
  if (!launch?.isBegun) return 'Vos obligations, votre fiche, et la boutique s’ouvre.'
  const { questions, duties, texts, faults } = launch
  switch (launchPart(launch)) {
    case 'questions':
      return `encore ${counted(questions, 'question')}`
    case 'duties':
      return `encore ${counted(duties, 'obligation')}`
    case 'texts':
      return `encore ${counted(texts, 'texte')}`
    case 'faults':
      return `encore ${counted(faults ?? 0, 'défaut')} sur la page`
    case 'page':
      return 'la page reste à contrôler'
  }
}
