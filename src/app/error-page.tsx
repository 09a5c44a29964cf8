import { Button } from '@/ui/button'

/** When the app itself breaks: what was typed is kept in drafts, so a reload loses nothing. */
export function ErrorPage() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div role="alert" className="flex max-w-md flex-col items-start gap-4">
        <h1 className="text-title font-extrabold">Cette page n'a pas pu s'afficher</h1>
        <p className="text-muted">
          Vos données sont en sécurité. Rechargez la page&nbsp;; si cela recommence, vérifiez votre connexion.
        </p>
        <Button
          onClick={() => {
            window.location.reload()
          }}
        >
          Recharger
        </Button>
      </div>
    </main>
  )
}
