import { decodeFile } from '@/domain/base/table/decode-file'
import { isOrdersExport } from '@/domain/sales-tests/table-kind'

/** The text of a table of days, or an export of orders, which a worker reads. */
export type ChosenFile = { readonly table: string } | { readonly orders: Blob } | { readonly fault: string }

/** Bytes of the beginning that tell an export of orders from a table of days. */
const HEAD_BYTES = 200_000
/** 2 MB: 60,000 lines, which are read in a second or two. */
const TABLE_BYTES_MAX = 2_000_000

const FAULTS = {
  sheet:
    'C’est un classeur, pas un texte. Dans Excel\u00a0: «\u00a0Fichier\u00a0», «\u00a0Enregistrer sous\u00a0», type «\u00a0CSV UTF-8\u00a0». Dans Google Sheets\u00a0: «\u00a0Fichier\u00a0», «\u00a0Télécharger\u00a0», «\u00a0CSV\u00a0». Puis choisissez ce fichier.',
  binary: 'Ce fichier n’est pas un tableau. Choisissez un CSV.',
  empty: 'Ce fichier est vide.',
  large: 'Ce tableau dépasse 2\u00a0Mo. Exportez une période plus courte.',
  unreadable: 'Ce fichier ne se lit pas. Exportez-le de nouveau.',
} as const

/** Nothing leaves the device. Never rejects. */
export async function readChosenFile(file: File): Promise<ChosenFile> {
  try {
    const head = decodeFile(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
    if ('fault' in head) return { fault: FAULTS[head.fault] }
    if (isOrdersExport(head.text)) return { orders: file }
    if (file.size > TABLE_BYTES_MAX) return { fault: FAULTS.large }
    const whole = decodeFile(new Uint8Array(await file.arrayBuffer()))
    return 'fault' in whole ? { fault: FAULTS[whole.fault] } : { table: whole.text }
  } catch {
    return { fault: FAULTS.unreadable }
  }
}
