import {
  checkProject,
  changedParts,
  PROJECT_PARTS,
  type ProjectContent,
  type ProjectPart,
} from '@/domain/projects/parts'
import type { ProjectVersion, VersionReason } from '@/domain/projects/project-version'
import { savedForm } from '@/domain/projects/project-save'
import { formatMoment } from '@/lib/text/format'

const REASONS: Readonly<Record<VersionReason, string>> = {
  opening: 'À l’ouverture de l’éditeur',
  undoing: 'Avant l’annulation',
  restoring: 'Avant de reprendre une version',
  joining: 'Avant d’y ajouter un texte écrit ailleurs',
  person: 'Gardée par vous',
}

/** The version's name, or else its reason. */
export function versionTitle({ name, reason }: ProjectVersion): string {
  return name === '' ? REASONS[reason] : name
}

/** « aujourd'hui à 10:42 »; for a version with a name, after its reason. */
export function versionMoment({ name, reason, keptAt }: ProjectVersion, now: Date): string {
  const moment = keptAt ? formatMoment(keptAt, now) : 'à une date inconnue'
  return name === '' ? moment : `${REASONS[reason]}, ${moment}`
}

/** The parts that differ, among those that a person reads. */
export function differingParts(version: ProjectContent, present: ProjectContent): readonly ProjectPart[] {
  return changedParts(savedForm(version), savedForm(present)).filter((part) => part !== 'fromCoach')
}

export function partNames(parts: readonly ProjectPart[]): string {
  return parts.map((part) => PROJECT_PARTS[part].label).join(', ')
}

/** The reason why the text cannot be stored as it is; null: it can. */
export function faultOfText(present: ProjectContent): string | null {
  const fault = checkProject(present)
  if (!fault) return null
  return fault.kind === 'title-blank'
    ? 'Donnez d’abord un titre au projet.'
    : 'Un texte de ce projet est trop long\u00a0: raccourcissez-le d’abord.'
}
