import { passwordStrength, type PasswordStrength } from '@/domain/account/password-strength'
import { cn } from '@/lib/cn'

interface Level {
  readonly text: string
  readonly segments: number
  readonly look: string
}

const LEVELS: Record<PasswordStrength, Level> = {
  weak: {
    text: 'Facile à deviner. Astuce\u00a0: quatre mots sans rapport entre eux.',
    segments: 1,
    look: 'bg-danger',
  },
  fair: {
    text: 'Assez difficile à deviner. Un mot de plus, et il le sera vraiment.',
    segments: 2,
    look: 'bg-brand',
  },
  strong: { text: 'Difficile à deviner.', segments: 3, look: 'bg-success' },
}
/** Nothing typed yet: the same room, so that the button below stays where it is. */
const EMPTY: Level = {
  text: 'Astuce\u00a0: quatre mots sans rapport entre eux.',
  segments: 0,
  look: '',
}

/** How hard the password is to guess, in words and as a bar; worked out on this page and sent nowhere. */
export function PasswordSolidity({ password, known }: { password: string; known: readonly string[] }) {
  const { text, segments, look } = password === '' ? EMPTY : LEVELS[passwordStrength(password, known)]
  return (
    <div className="-mt-2 flex flex-col gap-1.5">
      <span aria-hidden className="grid grid-cols-3 gap-1">
        {[1, 2, 3].map((place) => (
          <span key={place} className={cn('h-1 rounded-full', place <= segments ? look : 'bg-line')} />
        ))}
      </span>
      <p role="status" className="min-h-[2.9em] text-fine text-muted">
        {text}
      </p>
    </div>
  )
}
