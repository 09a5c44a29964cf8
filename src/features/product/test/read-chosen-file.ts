import { decodeFile } from '@/domain/base/table/decode-file'
import { isOrdersExport } from '@/domain/sales-tests/table-kind'

/** The text of a table of days, or an export of orders, which a worker reads. */
export type ChosenFile = { readonly table: string } | { readonly orders: Blob } | { readonly fault: string }

/** Bytes of the beginning that tell an export of orders from a table of days. */
const HEAD_BYTES = 200_000
/** 2 MB: 60,000 lines, which are read in a second or two. */
const TABLE_BYTES_MAX = 2_000_000

const LARGE = 'Ce tableau dépasse 2\u00a0Mo. Exportez une période plus courte.'
const UNREADABLE = 'Ce fichier ne se lit pas. Exportez-le de nouveau.'

/** Nothing leaves the device. Never rejects. */
export async function readChosenFile(file: File): Promise<ChosenFile> {
  try {
    const head = decodeFile(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
    if ('fault' in head) return head
    if (isOrdersExport(head.text)) return { orders: file }
    if (file.size > TABLE_BYTES_MAX) return { fault: LARGE }
    const whole = decodeFile(new Uint8Array(await file.arrayBuffer()))
    return 'fault' in whole ? whole : { table: whole.text }
  } catch {
    return { fault: UNREADABLE }
  }
}
