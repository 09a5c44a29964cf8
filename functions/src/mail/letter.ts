import type { ReceiptRow } from '@/domain/access/receipt'

export type Paragraph = string | { readonly title: string } | { readonly rows: readonly ReceiptRow[] }

export interface Letter {
  readonly subject: string
  readonly paragraphs: readonly Paragraph[]
}
