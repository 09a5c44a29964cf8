import { Download } from 'lucide-react'
import { giveFile } from '@/components/give-file'
import type { Facts } from '@/domain/launch/facts'
import { kitText, type KitBlock } from '@/domain/launch/page/kit'
import { kitHtml, kitJsonLd, shopifyCsv, wooCommerceCsv } from '@/domain/launch/page/shop-files'
import { counted } from '@/domain/base/text/french-count'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { CopyButton } from '../copy-button'

interface TakeAwayProps {
  projectId: string
  blocks: readonly KitBlock[]
  facts: Facts
}

/** The page as the files that shops import, and as text. */
export function TakeAway({ projectId, blocks, facts }: TakeAwayProps) {
  const missing = blocks.reduce((sum, block) => sum + block.missing.length, 0)
  const hasTitle = blocks.some(({ key, lines }) => key === 'title' && lines.length > 0)
  return (
    <Card className="flex flex-col gap-3 print:hidden">
      <h2 className="text-heading font-bold">Emporter</h2>
      <p className="text-small text-muted">
        {hasTitle
          ? 'Un brouillon pour votre boutique, jamais publié.'
          : 'Donnez d’abord un nom au projet\u00a0: une boutique refuse un produit sans titre.'}
        {missing > 0 && ` ${counted(missing, 'texte')} ${missing === 1 ? 'manque' : 'manquent'} encore.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={!hasTitle}
          onClick={() =>
            void giveFile('produit-shopify.csv', 'text/csv', shopifyCsv(blocks, facts, projectId))
          }
        >
          <Download aria-hidden className="size-4" />
          Fichier Shopify
        </Button>
        <Button
          variant="secondary"
          disabled={!hasTitle}
          onClick={() =>
            void giveFile('produit-woocommerce.csv', 'text/csv', wooCommerceCsv(blocks, facts, projectId))
          }
        >
          <Download aria-hidden className="size-4" />
          Fichier WooCommerce
        </Button>
      </div>
      <div className="-mx-3 flex flex-wrap">
        <CopyButton text={kitText(blocks)} label="Copier le texte" />
        <CopyButton text={kitHtml(blocks)} label="Copier le HTML" />
        <CopyButton text={kitJsonLd(blocks, facts)} label="Copier le JSON-LD" disabled={!hasTitle} />
      </div>
    </Card>
  )
}
