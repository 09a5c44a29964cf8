import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Button } from '@/ui/button'
import { TextField } from './text-field'

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'end'> {
  showLabel: string
  hideLabel: string
}

/** A password that can be shown; one plain input, so that paste and password managers work. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <Button
          variant="ghost"
          size="icon"
          aria-label={isShown ? hideLabel : showLabel}
          aria-pressed={isShown}
          onClick={() => {
            setIsShown((shown) => !shown)
          }}
        >
          <Icon aria-hidden className="size-5" />
        </Button>
      }
    />
  )
}
