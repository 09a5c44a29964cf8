import { ScreenFailure } from './screen-failure'

/** Shown when not even the frame of a screen could be rendered. */
export function ErrorPage() {
  return (
    <main>
      <ScreenFailure className="min-h-dvh" />
    </main>
  )
}
