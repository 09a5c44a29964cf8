import { ScreenFailure } from './screen-failure'

/** Shown when not even the frame of a screen could be rendered. */
export function ErrorPage({ thrown }: { thrown: unknown }) {
  return (
    <main>
      <ScreenFailure thrown={thrown} className="min-h-dvh" />
    </main>
  )
}
