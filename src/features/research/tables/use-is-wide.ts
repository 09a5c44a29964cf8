import { useMediaQuery } from '@/ui/use-media-query'

/** Whether the ten columns have room; the same as `lg:`. Below it each candidate is a card. */
export function useIsWide(): boolean {
  return useMediaQuery('(width >= 64rem)')
}
