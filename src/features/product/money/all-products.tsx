import { Link, useLocation } from 'react-router-dom'
import type { ProfileState } from '@/lib/paths'

const SELLER: ProfileState = { profile: 'products', isOver: true }

/** The line that says which inputs hold for each product, and leads to the answers that decide the rate of the contributions. */
export function AllProducts() {
  const { pathname, search } = useLocation()
  return (
    <p className="text-small text-muted">
      {'TVA, frais de paiement, cotisations, marge et objectif valent pour '}
      <Link
        to={{ pathname, search }}
        state={SELLER}
        // A link to the same address would replace its entry, and closing would leave the page.
        replace={false}
        preventScrollReset
        className="font-medium text-ink underline underline-offset-4"
      >
        Tous vos produits
      </Link>
      {'.'}
    </p>
  )
}
