import type { LucideIcon } from 'lucide-react'

interface IconSpriteProps {
  /** By the name that `SpriteIcon` refers to, unique on the page. */
  readonly icons: Readonly<Record<string, LucideIcon>>
}

/** The drawings of icons that many rows show: each row then has two elements per icon instead of up to eleven. */
export function IconSprite({ icons }: IconSpriteProps) {
  return (
    <svg aria-hidden className="absolute size-0">
      {Object.entries(icons).map(([name, Icon]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Icon />
        </symbol>
      ))}
    </svg>
  )
}

export function SpriteIcon({ name, className }: { name: string; className: string }) {
  return (
    <svg aria-hidden className={className}>
      <use href={`#icon-${name}`} />
    </svg>
  )
}
