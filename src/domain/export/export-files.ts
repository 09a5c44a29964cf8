import { parsePayment, type Payment } from '@/domain/access/payment'
import { parseConversation } from '@/domain/coach/conversation/conversation'
import type { ExportContent, ExportFile, StoredDocument } from './export-content'
import { conversationFileName, conversationMarkdown } from './export-conversation'
import { exportJson } from './export-json'
import { fileNames } from './export-names'
import { exportReadme } from './export-readme'
import { todosCsv } from './export-todos'
import { fileDay } from '@/domain/base/file-name'
import { localDateOf } from '@/domain/base/time/local-date'
import { parseCandidate, type Candidate } from '@/domain/research/candidate'
import { parseProject, type Project } from '@/domain/projects/project'
import { projectMarkdown, type PlanFact } from '@/domain/projects/text/project-markdown'
import { researchCsv } from '@/domain/research/research-csv'
import { parseSeller } from '@/domain/money/seller'
import { parseSection } from '@/domain/research/section'
import { withGains } from '@/domain/sales-tests/followed-gain'
import { parseSalesTest } from '@/domain/sales-tests/sales-test'
import { salesTestsCsv } from '@/domain/sales-tests/sales-tests-csv'
import { parseWeek } from '@/domain/weeks/week'
import { weeksMarkdown } from '@/domain/weeks/weeks-markdown'

/** Formats of the person's language: dates, and the facts at the top of a project. */
export interface ExportWords {
  readonly moment: (date: Date) => string
  readonly factsOf: (project: Project) => readonly PlanFact[]
  /** `payments`: all of the account, on which the months depend. */
  readonly receipt: (payment: Payment, payments: readonly Payment[]) => string
  /** Of a withdrawal, or of a refund by the team; null: neither. */
  readonly acknowledgement: (payment: Payment, payments: readonly Payment[]) => string | null
}

export function exportFiles(content: ExportContent, words: ExportWords, now: Date): ExportFile[] {
  const files = [
    { path: 'coach-boom.json', text: exportJson(content, now) },
    { path: 'taches.csv', text: todosCsv(content.todos, now) },
    { path: 'produits.csv', text: candidatesCsv(content, now) },
    ...salesTestFiles(content, now),
    ...weekFiles(content.weeks, words),
    ...projectFiles(content.projects, words),
    ...conversationFiles(content.conversations, words),
    ...receiptFiles(content.payments, words),
  ]
  const paths = files.map(({ path }) => path)
  return [{ path: 'LISEZ-MOI.txt', text: exportReadme(content, words.moment(now), paths) }, ...files]
}

/** « coach-boom-mes-donnees-2026-11-21.zip » */
export function archiveName(now: Date): string {
  return `coach-boom-mes-donnees-${fileDay(now)}.zip`
}

function salesTestFiles(content: ExportContent, now: Date): ExportFile[] {
  const { salesTests, profile, product, sections } = content
  const stored = salesTests.flatMap(({ id, fields }) => parseSalesTest(id, fields) ?? [])
  if (stored.length === 0) return []
  const placed = [
    ...newestFirst(product),
    ...sections.flatMap(({ id: sectionId, products }) =>
      newestFirst(products).map((candidate) => ({ ...candidate, sectionId })),
    ),
  ]
  const tests = withGains(stored, placed, parseSeller(profile?.fields['seller']), localDateOf(now))
  return [{ path: 'tests-de-vente.csv', text: salesTestsCsv(tests) }]
}

function weekFiles(documents: readonly StoredDocument[], { moment }: ExportWords): ExportFile[] {
  const weeks = documents.flatMap(({ id, fields }) => parseWeek(id, fields) ?? [])
  return weeks.length === 0 ? [] : [{ path: 'semaines.md', text: weeksMarkdown(weeks, moment) }]
}

function projectFiles(documents: readonly StoredDocument[], { factsOf }: ExportWords): ExportFile[] {
  const nameOf = fileNames('projet')
  return documents
    .flatMap(({ id, fields }) => parseProject(id, fields) ?? [])
    .map((project) => ({
      path: `projets/${nameOf(project.title)}.md`,
      text: projectMarkdown(project, factsOf(project)),
    }))
}

function conversationFiles(documents: readonly StoredDocument[], { moment }: ExportWords): ExportFile[] {
  const nameOf = fileNames('conversation')
  return documents
    .flatMap(({ id, fields }) => parseConversation(id, fields) ?? [])
    .map((conversation) => ({
      path: `conversations/${conversationFileName(conversation, nameOf)}`,
      text: conversationMarkdown(conversation, moment),
    }))
}

function receiptFiles(
  documents: readonly StoredDocument[],
  { receipt, acknowledgement }: ExportWords,
): ExportFile[] {
  const nameOf = fileNames('recu')
  const payments = documents
    .flatMap(({ id, fields }) => parsePayment(id, fields) ?? [])
    .sort((a, b) => (b.paidAt?.getTime() ?? 0) - (a.paidAt?.getTime() ?? 0))
  return payments.flatMap((payment) => {
    const day = payment.paidAt ? `-${fileDay(payment.paidAt)}` : ''
    const path = (kind: string) => `recus/${nameOf(`${kind}-coach-boom${day}`)}.txt`
    const accepted = acknowledgement(payment, payments)
    return [
      { path: path('recu'), text: receipt(payment, payments) },
      ...(accepted === null ? [] : [{ path: path('retractation'), text: accepted }]),
    ]
  })
}

function candidatesCsv({ profile, product, sections }: ExportContent, now: Date): string {
  const tables = sections
    .map(({ id, fields, products }) => ({ section: parseSection(id, fields), products }))
    .sort((a, b) => timeOf(b.section) - timeOf(a.section))
    .map(({ section, products }) => ({ name: section?.product ?? '', candidates: newestFirst(products) }))
  return researchCsv(
    [{ name: 'Mes liens', candidates: newestFirst(product) }, ...tables],
    parseSeller(profile?.fields['seller']),
    localDateOf(now),
  )
}

function newestFirst(documents: readonly StoredDocument[]): Candidate[] {
  return documents
    .flatMap(({ id, fields }) => parseCandidate(id, fields) ?? [])
    .sort((a, b) => timeOf(b) - timeOf(a))
}

function timeOf(dated: { readonly createdAt: Date | null } | null): number {
  return dated?.createdAt?.getTime() ?? 0
}
