import { setFigure, setNote } from '@/data/research/research'
import { mutate } from '@/data/sync/current'
import type { CandidateAddress } from '@/domain/research/candidate-address'
import type { SheetField, SheetValues } from '@/domain/research/candidate-sheet'

/** Stores one field of a sheet. Resolves when the device has it. */
export async function storeField(
  at: CandidateAddress,
  field: SheetField,
  values: SheetValues,
): Promise<void> {
  if (field === 'note') await mutate(setNote, { at, note: values.note })
  else await mutate(setFigure, { at, figure: field, cents: values.figures[field] })
}
