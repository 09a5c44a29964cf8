import { MailOpen } from 'lucide-react'
import { EmptyState } from '@/ui/empty-state'

export function ContactTab() {
  return (
    <EmptyState Icon={MailOpen} tint="brand" title="Bientôt disponible" titleAs="h3">
      <p>Le formulaire de contact arrive bientôt.</p>
    </EmptyState>
  )
}
