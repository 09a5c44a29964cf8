import { cn } from '@/lib/cn'

interface ProductPictureProps {
  /** `public/pictures/{name}-{wide|narrow}-{light|dark}.webp`, taken by `npm run tour -- --site`. */
  name: string
  alt: string
  className?: string
}

const WIDE = '(width>=40rem)'
const DARK = '(prefers-color-scheme:dark)'

/** A screenshot in the reader's theme and screen size; with another aspect ratio, its top part. */
export function ProductPicture({ name, alt, className }: ProductPictureProps) {
  const file = (look: string) => `/pictures/${name}-${look}.webp`
  const sharp = (look: string) => `${file(look)}, ${file(`${look}-2x`)} 2x`
  return (
    <picture>
      <source media={`${WIDE} and ${DARK}`} srcSet={sharp('wide-dark')} width={560} height={400} />
      <source media={WIDE} srcSet={sharp('wide-light')} width={560} height={400} />
      <source media={DARK} srcSet={file('narrow-dark')} />
      <img
        src={file('narrow-light')}
        alt={alt}
        width={720}
        height={760}
        loading="lazy"
        decoding="async"
        className={cn(
          'h-auto w-full rounded-tl-card border-t border-l border-line object-cover object-top',
          className,
        )}
      />
    </picture>
  )
}
