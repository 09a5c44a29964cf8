import { fileDay, fileSlug } from '@/domain/base/file-name'
import { plainMarkdown, plainMarkdownLine } from '@/domain/base/text/plain-markdown'
import { planSections, type PlanSection, type ProjectPlan } from '@/domain/projects/project'

export interface PlanFact {
  readonly label: string
  readonly value: string
}

/** A project as Markdown that is also readable as plain text. */
export function projectMarkdown(plan: ProjectPlan, facts: readonly PlanFact[]): string {
  const blocks = [
    `# ${plainMarkdownLine(plan.title) || 'Projet sans titre'}`,
    facts.map(({ label, value }) => `- **${label}\u00a0:** ${plainMarkdownLine(value)}`).join('\n'),
    plainMarkdown(plan.description),
    ...planSections(plan.sections).flatMap(sectionBlocks),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function sectionBlocks({ label, filled, missing }: PlanSection): string[] {
  return [
    `## ${label}`,
    ...filled.flatMap(({ title, content }) => [`### ${plainMarkdownLine(title)}`, plainMarkdown(content)]),
    missing.length > 0 ? `**À compléter\u00a0:** ${missing.join(', ')}` : '',
  ]
}

/** « lampe-de-lecture-lumo-2026-11-21.md »: letters and digits valid on every system, and the local date. */
export function planFileName(title: string, now: Date, extension: string): string {
  return `${fileSlug(title) || 'projet'}-${fileDay(now)}.${extension}`
}
