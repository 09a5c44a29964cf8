import * as json from '@/domain/base/json'
import { readText, type Fields } from '@/domain/base/read-field'
import { NOTE_MAX } from '@/domain/base/text/text-limits'
import { typedOver } from '@/domain/base/text/typed-over'
import { Refusal, type ReadDocument, type Write } from '@/domain/base/write'
import type { CandidateAddress } from './candidate-address'
import { CRITERIA, type Candidate, type Verdicts } from './candidate'
import { PRODUCT_KEYS } from '@/domain/money/figures'
import type { ProductInputs } from '@/domain/money/sale-inputs'

/** Collection of a section's candidates; without a section, of « Mes liens ». */
export function candidatesPath(sectionId: string | null): string {
  return sectionId === null ? 'product' : `${sectionPath(sectionId)}/products`
}

export function candidatePath({ id, sectionId }: CandidateAddress): string {
  return `${candidatesPath(sectionId)}/${id}`
}

export function sectionPath(sectionId: string): string {
  return `sections/${sectionId}`
}

/** The device creates the id once per intention, so that a repeated mutation finds its document. */
export type NewCandidate = Pick<Candidate, 'id' | 'link' | 'verdicts'> &
  Partial<Pick<Candidate, 'name' | 'note'>> & {
    readonly figures?: Partial<ProductInputs>
    /** Of a draft: the link before its redirect and tracking parameters were removed. Not stored. */
    readonly pastedLink?: string
  }

const AMOUNT = json.optional(json.orNull(json.integer))

export const readNewCandidate = json.object<NewCandidate>({
  id: json.id,
  link: json.text,
  verdicts: json.each(
    CRITERIA.map(({ key }) => key),
    json.orNull(json.flag),
  ),
  name: json.optional(json.text),
  note: json.optional(json.text),
  pastedLink: json.optional(json.text),
  figures: json.optional(
    json.object<Partial<ProductInputs>>({
      salePriceCents: AMOUNT,
      costCents: AMOUNT,
      shippingCents: AMOUNT,
      importCents: AMOUNT,
      returnPoints: AMOUNT,
      returnCostCents: AMOUNT,
      isResold: json.optional(json.flag),
      otherCents: AMOUNT,
      adsCents: AMOUNT,
    }),
  ),
})

/** Stored fields of a new candidate. Only those in « Mes liens » have an owner field; an unset name, note or amount is absent. */
export function candidateFields(
  { uid, sectionId }: { readonly uid: string; readonly sectionId: string | null },
  { link, verdicts, name, note, figures }: Omit<NewCandidate, 'id'>,
  createdAt: Date,
): Fields {
  const known = PRODUCT_KEYS.flatMap((key) => {
    const value = figures?.[key] ?? null
    return value === null ? [] : [[key, value] as const]
  })
  return {
    ...(sectionId === null && { userId: uid }),
    link,
    ...verdicts,
    ...(name && { name }),
    ...(note && { note }),
    ...Object.fromEntries(known),
    ...(figures?.isResold && { isResold: true }),
    createdAt,
  }
}

/** Adds the candidates that do not exist yet, the first one newest. */
export function addCandidates(
  place: { readonly uid: string; readonly sectionId: string | null },
  candidates: readonly NewCandidate[],
  createdAt: Date,
  doc: ReadDocument,
): readonly Write[] {
  return candidates.flatMap((candidate, index): Write[] => {
    const path = candidatePath({ id: candidate.id, sectionId: place.sectionId })
    if (doc(path)) return []
    // One millisecond between them preserves the order of the screen.
    const date = new Date(createdAt.getTime() - index)
    return [{ kind: 'set', path, fields: candidateFields(place, candidate, date) }]
  })
}

/** Absent fields are unchanged. */
export interface CandidateChange {
  /** null: unanswered again. */
  readonly verdicts?: Partial<Verdicts>
  /** null and false remove the field. */
  readonly figures?: Partial<ProductInputs>
  /** The whole note; '' removes it, null leaves it unchanged. */
  readonly note?: string | null
  /** '' removes it: the link names the product again. */
  readonly name?: string
}

/** Empty if the candidate is missing; a caller that would lose a person's text must refuse. */
export function changeCandidate(
  path: string,
  stored: Fields | null,
  { verdicts, figures = {}, note = null, name }: CandidateChange,
): readonly Write[] {
  if (!stored) return []
  const named = ([...PRODUCT_KEYS, 'isResold'] as const).filter((key) => key in figures)
  const amounts: Fields = Object.fromEntries(
    named.map((key) => [key, figures[key] === false ? undefined : (figures[key] ?? undefined)]),
  )
  const fields: Fields = {
    ...verdicts,
    ...amounts,
    ...(note !== null && { note: note === '' ? undefined : note }),
    ...(name !== undefined && { name: name === '' ? undefined : name }),
  }
  return Object.keys(fields).length === 0 ? [] : [{ kind: 'update', path, fields }]
}

/**
 * Changes the note from one text to another. Where another device wrote meanwhile both texts stay. Refuses where the typed text would be lost:
 * the candidate is missing, or both texts have no room.
 */
export function changeNote(path: string, stored: Fields | null, from: string, to: string): readonly Write[] {
  if (!stored && to !== '') throw new Refusal('gone')
  const note = typedOver(readText(stored?.['note']), from, to, Infinity)
  if (note.length > NOTE_MAX) throw new Refusal('too-large')
  return changeCandidate(path, stored, { note })
}

/** Refuses where the typed name would be lost: the candidate is missing. */
export function renameCandidate(path: string, stored: Fields | null, name: string): readonly Write[] {
  if (!stored) throw new Refusal('gone')
  return changeCandidate(path, stored, { name })
}
