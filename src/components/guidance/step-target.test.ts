import { expect, test } from 'vitest'
import type { LaunchStanding } from '@/domain/launch/standing'
import { launchPath, stepTarget } from './step-target'

const READY: LaunchStanding = {
  project: { id: 'p', title: 'Lampe' },
  isBegun: true,
  questions: 0,
  duties: 0,
  texts: 0,
  faults: 0,
}

test.each<[string, Partial<LaunchStanding>, string]>([
  ['a question', { questions: 1, texts: 2 }, '/mise-en-vente/p'],
  ['a duty', { duties: 3, texts: 2 }, '/mise-en-vente/p'],
  ['a text', { texts: 2 }, '/mise-en-vente/p/fiche'],
  ['its control alone', { faults: null }, '/mise-en-vente/p/controle'],
  ['the correction of a fault', { faults: 1 }, '/mise-en-vente/p/controle'],
  ['nothing', {}, '/mise-en-vente/p/controle'],
])('the way and the next step open the part of « Mise en vente » that lacks %s', (_, lacks, path) => {
  const launch = { ...READY, ...lacks }
  expect(launchPath(launch)).toBe(path)
  expect(stepTarget({ kind: 'prepare', launch })?.path).toBe(path)
})
