import { ScreenFailure } from './screen-failure'

/** When not even the frame around a screen could be drawn. */
export function ErrorPage() {
  return (
    <main>
      <ScreenFailure className="min-h-dvh" />
    </main>
  )
}
