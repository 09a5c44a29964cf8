import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'

/** The links open new tabs, so that the typed text is not lost. */
export function LegalConsent() {
  const link = 'font-semibold text-ink underline underline-offset-4 hover:no-underline'
  return (
    <p className="text-fine text-muted">
      En créant un compte, vous acceptez nos{' '}
      <Link to={paths.terms} target="_blank" className={link}>
        conditions d'utilisation
      </Link>{' '}
      et notre{' '}
      <Link to={paths.privacy} target="_blank" className={link}>
        politique de confidentialité
      </Link>
      .
    </p>
  )
}
