import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { Starburst } from './starburst'

const variants = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-pressed forced-colors:border',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-hover active:bg-pressed',
  ghost: 'text-ink hover:bg-hover active:bg-pressed',
  danger: 'bg-danger-fill text-surface hover:opacity-90 active:opacity-80 forced-colors:border',
} as const

const sizes = {
  md: 'min-h-target px-4 py-1.5 text-small',
  lg: 'min-h-12 px-6 py-2 text-body',
  icon: 'min-h-target min-w-target',
} as const

export interface ButtonLook {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
}

export function buttonClass(
  { variant = 'primary', size = 'md' }: ButtonLook = {},
  className?: string,
): string {
  return cn(
    'inline-flex items-center justify-center gap-2 rounded-full font-semibold no-underline transition-colors duration-quick [&>svg]:shrink-0 print:hidden',
    'disabled:cursor-not-allowed disabled:opacity-55 disabled:[filter:grayscale(1)] aria-disabled:cursor-not-allowed aria-disabled:opacity-55 aria-disabled:[filter:grayscale(1)]',
    variants[variant],
    sizes[size],
    className,
  )
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows the spinner and disables the button; the label describes the action. */
  isBusy?: boolean
}

export function Button({
  variant,
  size,
  isBusy = false,
  disabled,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const keepFocus = useFocusAfterWork(isBusy)
  return (
    <button
      type="button"
      {...props}
      onClick={(event) => {
        keepFocus(event.currentTarget)
        onClick?.(event)
      }}
      disabled={disabled === true || isBusy}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
    >
      {isBusy && <Starburst motion="wait" tone="current" className="size-5" />}
      {children}
    </button>
  )
}

/**
 * A disabled button loses the focus: it gets it back when the work of its press ends, unless something else has the focus by then.
 * To be called with the pressed button.
 */
function useFocusAfterWork(isBusy: boolean): (button: HTMLButtonElement) => void {
  const pressed = useRef<HTMLButtonElement | null>(null)
  useLayoutEffect(() => {
    const button = pressed.current
    if (isBusy || !button) return
    pressed.current = null
    // A fault may have scrolled its banner into view.
    if (document.activeElement === document.body) button.focus({ preventScroll: true })
  }, [isBusy])
  return (button) => {
    pressed.current = document.activeElement === button ? button : null
  }
}
