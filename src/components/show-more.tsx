import { Button } from '@/ui/button'
import type { LiveListState } from '@/data/sync/use-live'

export function ShowMore({
  hasMore,
  isLoadingMore,
  showMore,
}: Pick<LiveListState<unknown>, 'hasMore' | 'isLoadingMore' | 'showMore'>) {
  if (!hasMore) return null
  return (
    <Button variant="secondary" className="self-center" isBusy={isLoadingMore} onClick={showMore}>
      Afficher plus
    </Button>
  )
}
