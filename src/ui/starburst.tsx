import { cn } from '@/lib/cn'

const RAYS = 12
/** One ray of a box of 64, upwards: from the centre to the tip. */
const RAY = 'M32 32 27.9 16.7 32 5.2 36.1 16.7z'
const rays = Array.from({ length: RAYS }, (_, ray) => ray)

interface StarburstProps {
  /** Filled rays of 12, clockwise from the top; default: all. */
  filled?: number
  /** `wait`: the light goes around. `open`: the rays come one after the other. Reduced motion shows the end. */
  motion?: 'wait' | 'open'
  /** `current`: in the colour of the text, as in a button. */
  tone?: 'brand' | 'current'
  className?: string
}

/** The one ornament: progress, waiting, the coach's face. Its words stand beside it. */
export function Starburst({ filled = RAYS, motion, tone = 'brand', className }: StarburstProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 64 64"
      data-star={motion}
      className={cn(
        'shrink-0 stroke-2 [stroke-linejoin:round]',
        tone === 'current' ? 'fill-current stroke-current' : 'fill-line stroke-line',
        className,
      )}
    >
      {rays.map((ray) => (
        <path
          key={ray}
          d={RAY}
          transform={ray === 0 ? undefined : `rotate(${(ray * 360) / RAYS} 32 32)`}
          className={tone === 'brand' && ray < filled ? 'fill-brand stroke-brand' : undefined}
        />
      ))}
    </svg>
  )
}

/** Rays that fly out behind an achievement, once; none with reduced motion. Its parent must be `relative`. */
export function Burst({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-0 grid place-items-center motion-reduce:hidden print:hidden"
    >
      <svg
        viewBox="0 0 64 64"
        data-star="burst"
        className={cn('absolute overflow-visible fill-brand', isLarge ? 'size-28' : 'size-12')}
      >
        {rays.map((ray) => (
          <g key={ray} transform={`rotate(${(ray * 360) / RAYS} 32 32)`}>
            <path d={RAY} />
          </g>
        ))}
      </svg>
    </span>
  )
}
