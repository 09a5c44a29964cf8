import { COPYRIGHT_YEAR } from '@/domain/base/business'
import { showCommands } from './commands-view'
import { FooterLinks } from './footer-links'

export function AppShellFooter() {
  return (
    <footer className="mt-6 border-t border-line print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 px-4 py-4 text-fine text-muted sm:px-6">
        <p className="py-2 lg:mr-auto">© {COPYRIGHT_YEAR} Coach Boom</p>
        <button
          type="button"
          className="mr-5 min-h-target underline-offset-4 hover:text-ink hover:underline max-sm:hidden lg:mr-0"
          onClick={() => showCommands('help')}
        >
          Raccourcis clavier
        </button>
        <FooterLinks />
      </div>
    </footer>
  )
}
