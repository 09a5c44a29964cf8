import { useEffect, useState } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { Splash } from '@/components/splash'

const PATIENCE_MS = 10_000

/** The wait for Auth's answer; when it lasts, a sentence and a way out instead of a logo for ever. */
export function SessionSplash({ isUnreachable }: { isUnreachable: boolean }) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLate(true)
    }, PATIENCE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [])

  if (!isLate && !isUnreachable) return <Splash />
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-6 p-6">
      <img src="/icon.svg" alt="" width={64} height={64} />
      <h1 className="text-title font-extrabold">Coach Boom ne répond pas encore</h1>
      <ErrorNotice
        text="Votre session n'a pas pu être retrouvée. Vérifiez votre connexion, puis réessayez&nbsp;: rien n'est perdu."
        onRetry={() => {
          window.location.reload()
        }}
      />
    </main>
  )
}
