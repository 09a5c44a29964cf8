import type { ReactNode } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { useSignedIn } from '@/components/signed-in-context'
import { formatDay } from '@/lib/format'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'

export function ProfileTab() {
  const { user, profile } = useSignedIn()
  const stored = profile.status === 'ready' ? profile.value : null
  const since = stored?.createdAt ?? user.createdAt

  return (
    <div className="flex flex-col gap-5">
      {profile.status === 'error' && (
        <ErrorNotice text="Erreur lors du chargement des données" onRetry={profile.retry} />
      )}
      {profile.status === 'ready' && !stored && !profile.isFromCache && (
        <Notice tone="warning">Données utilisateur indisponibles.</Notice>
      )}
      <dl className="flex flex-col divide-y divide-line">
        {(profile.status === 'loading' || stored) && (
          <Line term="Nom complet">
            {stored ? stored.fullName : <Skeleton className="my-1 h-4.5 w-40" />}
          </Line>
        )}
        <Line term="Adresse email">{user.email}</Line>
        {since && <Line term="Membre depuis">{formatDay(since)}</Line>}
      </dl>
    </div>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5 py-3 first:pt-0 last:pb-0">
      <dt className="text-fine text-muted">{term}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  )
}
