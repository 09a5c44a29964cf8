import { parseAmount, parseRate, type AmountFault } from '@/domain/base/text/pasted-amount'
import { figureOf, type FigureKey } from './figures'

/** The typed text of a figure's field, in the unit of `Figure.kind`. Null: blank. */
export function parseFigure(key: FigureKey, typed: string): number | null | AmountFault {
  const { kind, moreDecimals = 0 } = figureOf(key)
  return kind === 'amount' ? parseAmount(typed) : parseRate(typed, moreDecimals === 1 ? 3 : 2)
}
