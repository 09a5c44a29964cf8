import { cn } from '@/lib/cn'

const RAYS = 12
const COLOURS = ['bg-brand', 'bg-ink-todos', 'bg-success', 'bg-ink-projects'] as const

/** A short animation behind an achievement; none with reduced motion. Its parent must be `relative`. */
export function Burst({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0 motion-reduce:hidden print:hidden">
      {Array.from({ length: RAYS }, (_, ray) => (
        <span key={ray} className="absolute top-1/2 left-1/2" style={{ rotate: `${(ray * 360) / RAYS}deg` }}>
          <span
            className={cn(
              'block rounded-full opacity-0 transition-[translate,opacity] duration-moment ease-out starting:translate-x-0 starting:opacity-100',
              isLarge ? 'size-3 translate-x-44' : 'size-1.5 translate-x-14',
              COLOURS[ray % COLOURS.length],
            )}
          />
        </span>
      ))}
    </span>
  )
}
