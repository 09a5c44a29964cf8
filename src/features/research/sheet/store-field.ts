import { setSeller } from '@/data/profile'
import { setFigure, setNote } from '@/data/research/research'
import { mutate } from '@/data/sync/current'
import type { CandidateAddress } from '@/domain/research/candidate-address'
import { isProductKey, type SheetField, type SheetValues } from '@/domain/research/candidate-sheet'

/** Stores one field of a sheet. Resolves when the device has it. */
export async function storeField(
  at: CandidateAddress,
  field: SheetField,
  { note, figures, seller }: SheetValues,
): Promise<void> {
  if (field === 'note') await mutate(setNote, { at, note })
  else if (isProductKey(field)) await mutate(setFigure, { at, figure: field, value: figures[field] })
  else await mutate(setSeller, { field, value: seller[field] })
}
