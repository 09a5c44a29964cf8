import { useRef, type ComponentProps } from 'react'
import { useGrownHeight } from '@/ui/fields/use-grown-height'

interface LongAnswerProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'className' | 'value'> {
  value: string
  onText: (text: string) => void
}

/** A textarea that grows with its text. The answer is stored as one line, so Enter goes on. */
export function LongAnswer({ value, onText, ...props }: LongAnswerProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useGrownHeight(field, value)
  return (
    <textarea
      {...props}
      ref={field}
      value={value}
      enterKeyHint="next"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.currentTarget.form?.requestSubmit()
      }}
      onChange={(event) => onText(event.target.value.replace(/\s*\n\s*/g, ' '))}
      className="field-sizing-content min-h-24 w-full resize-none rounded-card border-2 border-line-strong bg-surface px-4 py-3 text-body text-ink placeholder:text-muted"
    />
  )
}
