import { Check, Download, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { canShareFiles, giveFile, shareFile } from '@/components/give-file'
import { dateAt } from '@/domain/base/time/local-date'
import { formatDay, formatDayAndMonth } from '@/lib/text/format'
import { Burst } from '@/ui/starburst'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/popups/dialog'
import { showToast } from '@/ui/toast'
import { CARD_SIDE, drawCard, pictureOf } from './draw-card'
import { endFirstSale, type FirstSale } from './note-days'

const TYPE = 'image/png'

export function FirstSaleDialog({ sale: { on, xp } }: { sale: FirstSale }) {
  // The dialog mounts its content after its own effects.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const day = dateAt(on)
  const name = `premiere-vente-${on}.png`
  useEffect(() => {
    if (canvas) void drawCard(canvas, { title: 'Première vente', day: `le ${formatDay(dateAt(on))}` })
  }, [canvas, on])

  async function give(by: typeof giveFile) {
    const picture = canvas && (await pictureOf(canvas))
    if (picture) await by(name, TYPE, picture)
    else showToast({ text: 'L’image n’a pas pu être faite.' })
  }

  return (
    <Dialog
      isOpen
      onOpenChange={endFirstSale}
      title={`Première vente, le ${formatDayAndMonth(day)}`}
      closeLabel="Fermer"
      footer={
        <>
          {canShareFiles(TYPE) && (
            <Button variant="secondary" onClick={() => void give(shareFile)}>
              <Share2 aria-hidden className="size-4" />
              Partager
            </Button>
          )}
          <Button variant="secondary" onClick={() => void give(giveFile)}>
            <Download aria-hidden className="size-4" />
            Garder l’image
          </Button>
          <Button onClick={endFirstSale}>Continuer</Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-4 text-center">
        <div role="img" aria-label="Carte à garder" className="relative">
          <canvas
            ref={setCanvas}
            width={CARD_SIDE}
            height={CARD_SIDE}
            className="aspect-square w-56 rounded-card shadow-card"
          />
          {/* Around the icon, whose middle is at 330 of the card's 1,080 pixels. */}
          <span className="absolute inset-x-0 top-0 h-[61.1%]">
            <Burst isLarge />
          </span>
        </div>
        <p className="flex items-center gap-2 text-left font-semibold text-balance">
          <span
            aria-hidden
            className="grid size-6 shrink-0 place-items-center rounded-full bg-brand text-on-brand transition-[scale] duration-moment motion-safe:starting:scale-0"
          >
            <Check className="size-4" strokeWidth={3.5} />
          </span>
          Étape franchie
        </p>
        {xp > 0 && (
          <p className="rounded-full bg-tint-todos px-3 py-1 font-bold text-ink-todos tabular-nums">
            {`+${xp}\u00a0XP`}
          </p>
        )}
      </div>
    </Dialog>
  )
}
