import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'

/** The name, its mark and the badge; leads home. */
export function BrandLogo() {
  return (
    <Link to={paths.home} className="inline-flex min-h-target items-center gap-2.5 no-underline">
      <img src="/icon.svg" alt="" width={36} height={36} />
      <span className="flex flex-col items-start leading-none">
        <span className="font-display text-heading font-extrabold tracking-tight">Coach Boom</span>
        <span className="text-[0.6875rem] font-semibold text-brand-text">1er coach IA</span>
      </span>
    </Link>
  )
}
