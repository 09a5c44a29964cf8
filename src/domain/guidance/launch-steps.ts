import { isReady, launchPart } from '@/domain/launch/standing'
import type { Project } from '@/domain/projects/project'
import type { ProjectSectionKey } from '@/domain/projects/project-sections'
import type { GuidanceFacts, Step } from './next-steps'

/**
 * The last changed project whose « Mise en vente » was begun, or whose offer is written. Once a shop is open, only what was begun is asked for,
 * and no first control of the page.
 */
export function prepareSteps({ launches, projects, plan, hasSold }: GuidanceFacts): Step[] {
  if (!launches || !projects || !plan) return []
  const isOpen = isShopOpen({ plan, hasSold })
  const launch = launches.find((one) => {
    const project = projects.find(({ id }) => id === one.project.id)
    if (!project || project.status === 'completed' || isReady(one)) return false
    return one.isBegun ? !isOpen || launchPart(one) !== 'page' : !isOpen && hasOffer(project)
  })
  return launch ? [{ kind: 'prepare', launch }] : []
}

/** Declared, or sold from. What is not read counts as none. */
export function isShopOpen({ plan, hasSold }: Pick<GuidanceFacts, 'plan' | 'hasSold'>): boolean {
  return hasSold === true || (plan !== null && plan.declared.length > 0)
}

/** Sections to fill before a product can be offered. */
export const OFFER_SECTIONS = [
  'targetCustomer',
  'supplier',
  'offer',
] as const satisfies readonly ProjectSectionKey[]

function hasOffer({ sections }: Project): boolean {
  return OFFER_SECTIONS.every((key) => sections[key].every(({ completed }) => completed))
}
