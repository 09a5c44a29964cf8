import { lazy, Suspense } from 'react'
import { RouterProvider } from 'react-router-dom'
import { router } from './routes'
import { useSession } from './use-session'

const Toaster = lazy(() => import('@/ui/toast').then((m) => ({ default: m.Toaster })))

export function App() {
  const session = useSession()
  return (
    <>
      <RouterProvider router={router} />
      {/* A visitor's screens say everything in its place: they need no toasts. */}
      {session.status === 'signed-in' && (
        <Suspense fallback={null}>
          <Toaster closeLabel="Fermer le message" />
        </Suspense>
      )}
    </>
  )
}
