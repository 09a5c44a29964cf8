import { MailOpen } from 'lucide-react'

export function ContactTab() {
  return (
    <div className="flex flex-col items-center gap-3 py-8 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-brand-soft text-brand-text">
        <MailOpen aria-hidden className="size-6" />
      </span>
      <h3 className="text-heading font-bold">Bientôt disponible</h3>
      <p className="max-w-xs text-small text-muted">Le formulaire de contact arrive bientôt.</p>
    </div>
  )
}
