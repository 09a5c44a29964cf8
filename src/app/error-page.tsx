import { Button } from '@/ui/button'

/** When the app itself breaks: what was typed is kept in drafts, so a reload loses nothing. */
export function ErrorPage() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div role="alert" className="flex max-w-md flex-col items-start gap-4">
        <h1 className="text-title font-extrabold">Cette page n'a pas pu s'afficher</h1>
        <p className="text-muted">
          Une nouvelle version est peut-être en ligne, ou le réseau a manqué. Vos données et vos brouillons
          sont gardés&nbsp;: rechargez la page.
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
