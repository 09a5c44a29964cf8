import type { BoundedCounts } from './bounded-counts'
import type { Figures } from './figures'

export interface FiguresTable {
  readonly title: string
  readonly rows: readonly (readonly [string, string])[]
}

const SHOWN_MAX = 30

export function tablesOf(figures: Figures): FiguresTable[] {
  const { first, whole } = figures
  return [
    {
      title: 'The day',
      rows: [
        ['entries read', count(figures.entries)],
        ['from', figures.from?.toISOString() ?? 'not said'],
        ['to', figures.to?.toISOString() ?? 'not said'],
        ['sign-ups', count(figures.signUps)],
        ['of them with a trial', count(figures.trials)],
        ['payments', `${count(figures.payments)}, ${euros(figures.paidCents)}`],
        ['refunds', `${count(figures.refunds)}, ${euros(figures.refundedCents)}`],
        ['runs of the reconciliation', count(figures.reconciliations)],
        ['answers 5xx of our functions', count(figures.serverErrors)],
      ],
    },
    {
      title: 'The coach',
      rows: [
        ['questions answered', count(figures.questions)],
        ['of them with proposals', count(figures.proposals)],
        ['first word, median', milliseconds(first.at(0.5))],
        ['first word, 95 of 100', milliseconds(first.at(0.95))],
        ['whole answer, 95 of 100', milliseconds(whole.at(0.95))],
        ['tokens in', count(figures.promptTokens)],
        ['of them read from the cache', count(figures.cachedTokens)],
        ['of them written to the cache', count(figures.cacheWriteTokens)],
        ['tokens out', count(figures.completionTokens)],
        ['« Utile »', count(figures.useful)],
        ['« Pas utile »', count(figures.notUseful)],
      ],
    },
    { title: 'Answers with a doubt, by kind', rows: counted(figures.doubts) },
    { title: 'Why an answer was not useful', rows: counted(figures.reasons) },
    { title: 'Errors: what only we can repair', rows: counted(figures.alerts) },
    { title: 'Warnings', rows: counted(figures.warnings) },
    { title: 'Refusals and faults by code', rows: counted(figures.codes) },
    { title: 'Faults of browsers by version', rows: counted(figures.faultsByVersion) },
    { title: 'Faults of browsers by screen', rows: counted(figures.faultsByScreen) },
    { title: 'Faults of browsers by what and where', rows: counted(figures.faultsByPlace) },
  ]
}

export function textOf(tables: readonly FiguresTable[]): string {
  return tables
    .map(({ title, rows }) => {
      const width = Math.max(0, ...rows.map(([name]) => name.length))
      const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)
      return [title, ...(lines.length > 0 ? lines : ['  none'])].join('\n')
    })
    .join('\n\n')
}

/** One file without scripts, to be opened from a disk or sent. */
export function htmlOf(tables: readonly FiguresTable[]): string {
  const sections = tables.map(({ title, rows }) => {
    const lines = rows.map(
      ([name, value]) => `<tr><th scope="row">${escape(name)}</th><td>${escape(value)}</td></tr>`,
    )
    const table = rows.length === 0 ? '<p>none</p>' : `<table>${lines.join('')}</table>`
    return `<section><h2>${escape(title)}</h2>${table}</section>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
<title>Coach Boom, figures of a day</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  section { break-inside: avoid }
  table { border-collapse: collapse; width: 100% }
  th, td { border-bottom: 1px solid #8888; padding: 0.25rem 0.5rem; text-align: left; font-weight: normal }
  td { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
</style>
<h1>Figures of a day</h1>
${sections.join('\n')}
</html>
`
}

function counted(counts: BoundedCounts): [string, string][] {
  const rows = counts.rows()
  const rest = rows.slice(SHOWN_MAX).reduce((sum, [, each]) => sum + each, 0)
  const shown = rows.slice(0, SHOWN_MAX).map(([name, each]): [string, string] => [name, count(each)])
  return rest > 0 ? [...shown, ['further lines', count(rest)]] : shown
}

const count = (value: number) => value.toLocaleString('en')
const euros = (cents: number) => `${(cents / 100).toFixed(2)} €`
const milliseconds = (value: number | null) => (value === null ? 'none' : `${count(value)} ms`)

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
