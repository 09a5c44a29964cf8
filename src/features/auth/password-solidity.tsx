import { SIGN_UP_PASSWORD_WORDS } from '@/domain/base/business'
import { passwordStrength, type PasswordStrength } from '@/domain/account/password-strength'
import { cn } from '@/lib/cn'

interface Level {
  readonly text: string
  readonly segments: number
  readonly look: string
}

const LEVELS: Record<PasswordStrength, Level> = {
  weak: {
    text: 'Facile à deviner\u00a0: ajoutez un ou deux mots.',
    segments: 1,
    look: 'bg-danger',
  },
  fair: {
    text: 'Assez difficile à deviner.',
    segments: 2,
    look: 'bg-brand',
  },
  strong: { text: 'Difficile à deviner.', segments: 3, look: 'bg-success' },
}
const EMPTY: Level = {
  text: `Seule la longueur est obligatoire\u00a0: ${SIGN_UP_PASSWORD_WORDS}.`,
  segments: 0,
  look: '',
}

/** The required length, then the password's strength; computed on this page, sent nowhere. */
export function PasswordSolidity({ password, known }: { password: string; known: readonly string[] }) {
  const { text, segments, look } = password === '' ? EMPTY : LEVELS[passwordStrength(password, known)]
  return (
    <span className="mt-1.5 block">
      <span aria-hidden className="mb-1 grid grid-cols-3 gap-1">
        {[1, 2, 3].map((place) => (
          <span key={place} className={cn('h-1 rounded-full', place <= segments ? look : 'bg-line')} />
        ))}
      </span>
      <span role="status" className="block">
        {text}
      </span>
    </span>
  )
}
