import { hasSupportForm } from '@/lib/support-form'

/** « Support prioritaire » as it exists today, with one text for all places that show the plan. */
export const SUPPORT_NOTE = hasSupportForm
  ? 'Un formulaire dans votre profil\u00a0: votre message arrive à notre équipe, qui vous répond par email.'
  : 'Pas encore ouvert\u00a0: le formulaire de contact arrive bientôt, vos messages y passeront en premier.'
