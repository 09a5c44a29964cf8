import { RouterProvider } from 'react-router-dom'
import { Toaster } from '@/ui/toast'
import { router } from './routes'

export function App() {
  return (
    <>
      <RouterProvider router={router} />
      <Toaster closeLabel="Fermer le message" />
    </>
  )
}
