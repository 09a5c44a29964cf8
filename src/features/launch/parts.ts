import { loaded, type Reading } from '@/data/sync/live'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import type { LaunchPart } from '@/lib/paths'

// A part's code comes with the address that shows it; the other parts' when the page is idle.
export const DutiesTab = lazyWithPreload(() => import('./duties/duties-tab').then((m) => m.DutiesTab))
export const PageTab = lazyWithPreload(() => import('./page/page-tab').then((m) => m.PageTab))
export const ControlTab = lazyWithPreload(() => import('./control/control-tab').then((m) => m.ControlTab))
export const LettersTab = lazyWithPreload(() => import('./letters/letters-tab').then((m) => m.LettersTab))

const LOADS = {
  obligations: DutiesTab.preload,
  fiche: PageTab.preload,
  controle: ControlTab.preload,
  courriers: LettersTab.preload,
} as const satisfies Record<LaunchPart, () => Promise<unknown>>

export const PART_FILES: Readonly<Record<LaunchPart, Reading<unknown>>> = {
  obligations: loaded('launch duties', LOADS.obligations),
  fiche: loaded('launch page', LOADS.fiche),
  controle: loaded('launch control', LOADS.controle),
  courriers: loaded('launch letters', LOADS.courriers),
}

export function loadParts(): Promise<unknown> {
  return Promise.all(Object.values(LOADS).map((load) => load()))
}
