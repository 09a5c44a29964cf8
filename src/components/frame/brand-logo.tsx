import { paths } from '@/lib/paths'
import { SiteLink } from './site-link'

export function BrandLogo() {
  return (
    <SiteLink
      to={paths.home}
      className="group inline-flex min-h-target shrink-0 items-center rounded-field pr-1 text-ink no-underline"
    >
      <BrandMark />
    </SiteLink>
  )
}

export function BrandMark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <img
        src="/icon.svg"
        fetchPriority="low"
        alt=""
        width={38}
        height={38}
        className="transition-transform duration-calm group-hover:scale-105 group-hover:-rotate-6"
      />
      <span className="flex flex-col items-start gap-1">
        <span className="font-display text-heading leading-none font-bold tracking-tight whitespace-nowrap max-[26rem]:text-body">
          Coach Boom
        </span>{' '}
        <span className="rounded-full bg-brand-soft px-2 py-0.5 text-fine leading-none font-bold whitespace-nowrap text-brand-text">
          1er coach IA
        </span>
      </span>
    </span>
  )
}
