import { LoaderCircle } from 'lucide-react'
import { useCallback } from 'react'
import { isTouch } from '@/lib/is-touch'
import { PALETTE_BOX, PALETTE_FIELD, PALETTE_ROW, PALETTE_SCRIM } from '@/ui/popups/palette-look'

interface PaletteAheadProps {
  value: string
  onValueChange: (value: string) => void
  onOpen: (opener: HTMLElement) => void
}

/** The palette's field until its code is loaded; its text, accents and pasted text included, is passed on. */
export function PaletteAhead({ value, onValueChange, onOpen }: PaletteAheadProps) {
  const take = useCallback(
    (field: HTMLInputElement | null) => {
      if (!field) return
      const { activeElement } = document
      const isOurs = activeElement === field || activeElement?.closest('[data-palette]')
      if (activeElement instanceof HTMLElement && !isOurs) onOpen(activeElement)
      // On touch screens the focus would open the keyboard over the list.
      if (!isTouch()) field.focus()
    },
    [onOpen],
  )
  return (
    <>
      <div className={PALETTE_SCRIM} />
      <div role="dialog" aria-modal aria-label="Ouverture des commandes" className={PALETTE_BOX}>
        <div className={PALETTE_ROW}>
          <span className="grid size-11 shrink-0 place-items-center text-muted">
            <LoaderCircle aria-hidden className="size-5 animate-spin" />
          </span>
          <input
            ref={take}
            data-ahead=""
            aria-label="Rechercher ou agir"
            placeholder="Rechercher ou agir…"
            autoComplete="off"
            spellCheck={false}
            className={PALETTE_FIELD}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
          />
        </div>
        <p role="status" className="px-5 py-4 text-fine text-muted">
          Ouverture…
        </p>
      </div>
    </>
  )
}
