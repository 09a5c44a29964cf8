import { LoaderCircle } from 'lucide-react'
import { useCallback } from 'react'
import { PALETTE_BOX, PALETTE_FIELD, PALETTE_ROW, PALETTE_SCRIM } from '@/ui/popups/palette-look'

interface PaletteAheadProps {
  value: string
  onValueChange: (value: string) => void
  /** Is told what had the focus before, where it goes back to. */
  onOpen: (opener: HTMLElement) => void
}

/** The field of the palette until its own is there: what is typed into it, accents and pasted words too, is handed on. */
export function PaletteAhead({ value, onValueChange, onOpen }: PaletteAheadProps) {
  const take = useCallback(
    (field: HTMLInputElement | null) => {
      if (!field) return
      const { activeElement } = document
      const isOurs = activeElement === field || activeElement?.closest('[data-palette]')
      if (activeElement instanceof HTMLElement && !isOurs) onOpen(activeElement)
      // Under a finger it would bring the keyboard, over the list that one came for.
      if (!window.matchMedia('(pointer: coarse)').matches) field.focus()
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
