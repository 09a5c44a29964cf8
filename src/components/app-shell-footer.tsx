import { COPYRIGHT_YEAR } from '@/domain/business'
import { FooterLinks } from './footer-links'

export function AppShellFooter() {
  return (
    <footer className="mt-6 border-t border-line print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 px-4 py-4 text-fine text-muted sm:px-6">
        <p className="py-2 lg:mr-auto">© {COPYRIGHT_YEAR} Coach Boom</p>
        <FooterLinks hasDocumentation />
      </div>
    </footer>
  )
}
