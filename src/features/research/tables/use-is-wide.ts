import { useIsBesidePage } from '@/components/frame/beside-page'
import { useMediaQuery } from '@/ui/use-media-query'

/** True if ten columns fit, as for `lg:`. Otherwise each candidate is a card. */
export function useIsWide(): boolean {
  // Next to the coach's panel, the page has these 64rem again from 91rem on.
  const isBeside = useIsBesidePage()
  return useMediaQuery(isBeside ? '(64rem <= width < 70rem) or (width >= 91rem)' : '(width >= 64rem)')
}
