import { MailOpen } from 'lucide-react'
import { hasSupportForm } from '@/lib/support-form'
import { EmptyState } from '@/ui/empty-state'
import { ContactForm } from './contact-form'

export function ContactTab() {
  if (hasSupportForm) return <ContactForm />
  return (
    <EmptyState Icon={MailOpen} tint="brand" title="Bientôt disponible" titleAs="h3">
      <p>Le formulaire de contact arrive bientôt.</p>
    </EmptyState>
  )
}
