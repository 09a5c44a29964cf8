import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'

interface PageHeaderProps {
  title: string
  /** Where « Retour » leads. */
  back?: string
  children?: ReactNode
}

export function PageHeader({ title, back = paths.home, children }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-2">
      <Link to={back} className={buttonClass({ variant: 'ghost' }, '-ml-3 px-3')}>
        <ArrowLeft aria-hidden className="size-5" />
        <span className="max-sm:sr-only">Retour</span>
      </Link>
      <h1 className="min-w-[min(50%,12rem)] flex-1 text-title font-bold">{title}</h1>
      {children}
    </header>
  )
}
