import type { ReactNode } from 'react'
import type { WeekPoint } from '@/domain/analyses/week-points'

/** Legend of the week bars; lists only signs that are drawn. */
export function WeekLegend({ points }: { points: readonly WeekPoint[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-fine text-muted">
      <Sign words="Faites">
        <rect width={12} height={12} rx={3} className="fill-brand" />
      </Sign>
      {points.some(({ left }) => left !== null) && (
        <Sign words="Restées">
          <rect x={0.5} y={0.5} width={11} height={11} rx={3} className="fill-brand-soft stroke-brand" />
          <path d="M2 10 10 2M6 11l5-5M1 6l5-5" className="stroke-brand" />
        </Sign>
      )}
      {points.some(({ done, isBefore }) => done === null && !isBefore) && (
        <Sign words="Semaine sans bilan">
          <line x2={12} y1={6} y2={6} strokeWidth={2} strokeDasharray="2 3" className="stroke-line-strong" />
        </Sign>
      )}
    </ul>
  )
}

export function DayLegend() {
  return (
    <ul className="text-fine text-muted">
      <Sign words="Une tâche faite ou un produit trouvé ce jour-là">
        <rect y={1} width={12} height={10} rx={3} className="fill-brand" />
      </Sign>
    </ul>
  )
}

function Sign({ words, children }: { words: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg aria-hidden viewBox="0 0 12 12" className="size-3 shrink-0">
        {children}
      </svg>
      {words}
    </li>
  )
}
