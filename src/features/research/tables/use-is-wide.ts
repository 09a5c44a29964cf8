import { useIsBesidePage } from '@/components/frame/beside-page'
import { useMediaQuery } from '@/ui/use-media-query'

/** Whether the ten columns have room; the same as `lg:`. Below it each candidate is a card. */
export function useIsWide(): boolean {
  // What is left of the page has these 64rem again from 91rem on.
  const isBeside = useIsBesidePage()
  return useMediaQuery(isBeside ? '(64rem <= width < 70rem) or (width >= 91rem)' : '(width >= 64rem)')
}
