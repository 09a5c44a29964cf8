import { Lock } from 'lucide-react'
import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import type { Access } from '@/domain/access/subscription'
import { formatDay } from '@/lib/text/format'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'

type NoAccess = Extract<Access, { kind: 'none' }>

/** In place of the field after the access ended: why, what remains usable, and how to get access again. */
export function LockedNotice({ access, ref }: { access: NoAccess; ref: Ref<HTMLElement> }) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Accès au coach"
      className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-card border border-line bg-surface p-5 shadow-card outline-none"
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
          <Lock aria-hidden className="size-5" />
        </span>
        <div className="min-w-0">
          <p className="font-bold text-pretty">{reason(access)}</p>
          <p className="mt-1 text-small text-pretty text-muted">{remedy(access)}</p>
        </div>
      </div>
      <Link to={paths.payment} className={buttonClass({ size: 'lg' }, 'grow @md:grow-0')}>
        S'abonner
      </Link>
    </section>
  )
}

function remedy({ reason }: NoAccess): string {
  // The conversations of the erased account are deleted with it.
  if (reason === 'had-trial') return 'Un mois d’accès ouvre le coach\u00a0; tout le reste t’est ouvert.'
  return 'Tes anciennes conversations restent lisibles. Pour poser de nouvelles questions, prends un mois.'
}

function reason(access: NoAccess): string {
  switch (access.reason) {
    case 'trial-over':
      return `Ton essai gratuit s’est terminé le ${formatDay(access.endedAt)}.`
    case 'month-over':
      return `Ton mois d’accès s’est terminé le ${formatDay(access.endedAt)}.`
    case 'had-trial':
      return 'Un essai a déjà commencé avec cette adresse, sur un compte supprimé depuis.'
    case 'unknown':
      return 'Ton accès au coach n’a pas pu être vérifié.'
  }
}
