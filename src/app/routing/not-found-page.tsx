import { SiteLink } from '@/components/frame/site-link'
import { BrandMark } from '@/components/frame/brand-logo'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'

/** Hosting's response for a missing file, such as a script of an older version. */
export function NotFoundPage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-5 p-6">
      <BrandMark />
      <h1 className="text-title font-bold">Ce fichier n’existe plus</h1>
      <p className="text-muted">
        Il appartenait sans doute à une version plus ancienne de Coach Boom. Vos données n’en dépendent pas.
      </p>
      <SiteLink to={paths.home} className={buttonClass()}>
        Ouvrir Coach Boom
      </SiteLink>
    </main>
  )
}
