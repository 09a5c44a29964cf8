import { ErrorNotice } from '@/components/error-notice'
import type { GuidancePart } from '@/data/guidance'
import { useIsOnline } from '@/lib/hooks/use-is-online'

const NAMES: Readonly<Record<GuidancePart, string>> = {
  profile: 'votre profil',
  plan: 'votre plan',
  projects: 'vos projets',
  products: 'vos produits',
  todos: 'vos tâches',
  weeks: 'vos bilans de semaine',
  learning: 'vos leçons',
  salesTests: 'vos tests de vente',
}

interface UnreadNoticeProps {
  unread: readonly GuidancePart[]
  onRetry: () => void
}

/** Names the data that could not be read. Without a network the page has its own notice. */
export function UnreadNotice({ unread, onRetry }: UnreadNoticeProps) {
  const isOnline = useIsOnline()
  if (unread.length === 0 || !isOnline) return null
  const names = unread.map((part) => NAMES[part])
  const last = names.at(-1) ?? ''
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} et ${last}` : last
  return <ErrorNotice tone="warning" text={`Pas lu\u00a0: ${list}.`} onRetry={onRetry} />
}
