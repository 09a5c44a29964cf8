import { euroText } from '@/domain/base/text/euro-text'
import { DEMO_KEYS, type DemoTexts } from '@/domain/money/demo-keys'
import { demoFaults, demoNote, demoStatement } from '@/domain/money/demo-sale'
import { waterfallOf, type SaleRow } from '@/domain/money/waterfall'

/** Changes the prerendered picture: the same rows with other amounts and places. */
export function drawDemo(form: HTMLFormElement, texts: DemoTexts): void {
  const output = form.querySelector('output')
  if (!output) return
  const statement = demoStatement(texts)
  output.toggleAttribute('data-loss', statement !== null && statement.restCents < 0)
  output.textContent = statement ? euroText(statement.restCents) : 'à compléter'
  drawFaults(form, texts)
  // Without a result the rows keep their places, dimmed and without amounts: the page does not move while one types.
  form.querySelector('ul')?.toggleAttribute('data-unknown', statement === null)
  if (!statement) return
  const rows = waterfallOf(statement)
  for (const item of form.querySelectorAll<HTMLElement>('[data-line]')) {
    const row = rows.find(({ key, bar }) => key === item.dataset['line'] && bar.kind !== 'open')
    item.hidden = row === undefined
    if (row) drawRow(item, row)
  }
}

/** The note below says why there is no result; the fields it is about lead to it. */
function drawFaults(form: HTMLFormElement, texts: DemoTexts): void {
  const faults = demoFaults(texts)
  const note = form.querySelector('[aria-live]')
  for (const key of DEMO_KEYS) {
    const field = form.querySelector(`[name=${key}]`)
    if (faults[key]) {
      field?.setAttribute('aria-invalid', 'true')
      field?.setAttribute('aria-describedby', note?.id ?? '')
    } else {
      field?.removeAttribute('aria-invalid')
      field?.removeAttribute('aria-describedby')
    }
  }
  if (!note) return
  note.toggleAttribute('data-loss', Object.keys(faults).length > 0)
  note.textContent = demoNote(texts)
}

function drawRow(item: HTMLElement, { amount, bar: { from, to, kind } }: SaleRow): void {
  item.toggleAttribute('data-loss', kind === 'loss')
  const last = item.lastElementChild
  if (last) last.textContent = amount
  const bar = item.querySelector('rect')
  bar?.setAttribute('x', `${Math.min(from, to)}%`)
  bar?.setAttribute('width', `${Math.max(Math.abs(to - from), 0.6)}%`)
  // The hairline from the level above, and the one to the level below.
  for (const [line, level] of [
    [item.querySelector('line[y1="0"]'), from],
    [item.querySelector('line[y2="100%"]'), to],
  ] as const) {
    line?.setAttribute('x1', `${level}%`)
    line?.setAttribute('x2', `${level}%`)
  }
}
