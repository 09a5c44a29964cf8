import { readDate, readFields, readText } from '@/domain/base/read-field'

export const DEFAULT_SECTION_NAME = 'nom'
export const DEFAULT_SECTION_PRODUCT = 'Nom du produit'

/** Table id of « Mes liens »; other tables have their section's id. */
export const LOOSE_TABLE = 'loose'

export function tableIdOf(sectionId: string | null): string {
  return sectionId ?? LOOSE_TABLE
}

/** The section of a table. */
export function sectionIdOf(tableId: string): string | null {
  return tableId === LOOSE_TABLE ? null : tableId
}

export interface Section {
  readonly id: string
  readonly userId: string
  readonly nomSection: string
  readonly product: string
  readonly createdAt: Date | null
}

/** The two stored names of a section: `product` is its heading, and `nomSection` follows it once a person has edited it. */
export function sectionNames(heading: string): Pick<Section, 'nomSection' | 'product'> {
  return {
    nomSection: heading === DEFAULT_SECTION_PRODUCT ? DEFAULT_SECTION_NAME : heading,
    product: heading,
  }
}

export function parseSection(id: string, data: unknown): Section | null {
  const fields = readFields(data)
  const userId = readText(fields?.['userId'])
  if (!fields || userId === '') return null
  return {
    id,
    userId,
    nomSection: readText(fields['nomSection']) || DEFAULT_SECTION_NAME,
    product: readText(fields['product']) || DEFAULT_SECTION_PRODUCT,
    createdAt: readDate(fields['createdAt']),
  }
}
