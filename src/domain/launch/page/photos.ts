import type { Facts } from '../facts'

/** Photo addresses that a shop can load; others are left out. */
export function photosOf({ photos = '' }: Facts): readonly string[] {
  return (
    photos
      .split(/\s+/)
      .map((word) => word.replace(/[,;]+$/, ''))
      // Two addresses that a comma joins are none.
      .filter(
        (word) => /^https?:\/\/[^\s"'<>|]+$/i.test(word) && !/,https?:/i.test(word) && URL.canParse(word),
      )
      // A shop splits its list of photos at each comma.
      .map((address) => address.replaceAll(',', '%2C'))
  )
}
