import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Card } from '@/ui/card'

const looks = {
  good: 'bg-success-soft text-success',
  waiting: 'bg-warning-soft text-warning',
} as const

interface OutcomeCardProps {
  tone: keyof typeof looks
  Icon: (props: ComponentProps<'svg'>) => ReactNode
  title: string
  /** `h1`: the card is the whole page. */
  titleAs?: 'h1' | 'h2'
  children: ReactNode
}

/** Result of the payment, replacing the form. Takes the focus, since the button is removed. */
export function OutcomeCard({ tone, Icon, title, titleAs: Title = 'h2', children }: OutcomeCardProps) {
  return (
    <Card className="flex flex-col items-center gap-3 px-6 py-10 text-center sm:px-10">
      <span className={cn('grid size-14 place-items-center rounded-full', looks[tone])}>
        <Icon aria-hidden className="size-7" />
      </span>
      <Title ref={focus} tabIndex={-1} className="text-title font-bold outline-none">
        {title}
      </Title>
      {children}
    </Card>
  )
}

function focus(heading: HTMLHeadingElement | null) {
  heading?.focus()
}
