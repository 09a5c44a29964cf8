import { COPYRIGHT_YEAR } from '@/domain/base/business'
import { showCommands } from './commands-view'
import { FooterLinks } from './footer-links'

export function AppShellFooter() {
  return (
    <footer className="border-t border-line sm:mt-6 print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 px-4 py-2 text-fine text-muted sm:gap-x-6 sm:px-6 sm:py-4">
        <p className="py-2 max-sm:order-last lg:mr-auto">© {COPYRIGHT_YEAR} Coach Boom</p>
        <button
          type="button"
          className="mr-5 min-h-target underline-offset-4 hover:text-ink hover:underline max-sm:hidden lg:mr-0"
          onClick={() => showCommands('help')}
        >
          Raccourcis clavier
        </button>
        <FooterLinks className="max-sm:contents" />
      </div>
    </footer>
  )
}
