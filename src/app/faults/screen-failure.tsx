import { useEffect, useState } from 'react'
import { focusHeading } from '@/components/frame/main-landmark'
import { NetworkTrouble } from '@/components/frame/network-trouble'
import { Splash } from '@/components/frame/splash'
import { isStorageUsable } from '@/data/device/device-storage'
import { Button } from '@/ui/button'
import { faultOf, type ScreenFault } from './lost-chunk'
import { loadNewestVersion } from '@/app/opening/new-version'
import { tellFault } from './watch-faults'

const WORDS = {
  stale: {
    title: 'Une nouvelle version est en ligne',
    text: 'Cette page n’existe plus dans la version ouverte ici. Rechargez\u00a0: vous la retrouverez dans la nouvelle.',
  },
  broken: {
    title: 'Cette page n’a pas pu s’afficher',
    text: 'Une erreur est survenue chez nous. Rechargez la page\u00a0; si elle revient, réessayez un peu plus tard.',
  },
} as const

const CUT = {
  title: 'Cette page n’a pas pu être chargée',
  text: 'La connexion a été coupée. Vérifiez-la, puis réessayez.',
}

/** Shown in place of a failed screen; the frame around it still works. */
export function ScreenFailure({
  thrown,
  className = 'min-h-[60dvh]',
}: {
  thrown: unknown
  className?: string
}) {
  const [fault, setFault] = useState<ScreenFault | null>(null)
  useEffect(() => {
    let isCurrent = true
    void faultOf(thrown).then((found) => {
      if (!isCurrent) return
      setFault(found)
      if (found !== 'network') void tellFault(found === 'stale' ? 'file' : 'screen', thrown)
    })
    return () => {
      isCurrent = false
    }
  }, [thrown])

  useEffect(() => {
    if (fault) focusHeading()
  }, [fault])

  if (!fault) return <Splash isInShell={className !== 'min-h-dvh'} />
  if (fault === 'network') return <NetworkTrouble {...CUT} className={className} />
  return <Reloading fault={fault} className={className} />
}

function Reloading({ fault, className }: { fault: 'stale' | 'broken'; className: string }) {
  const { title, text } = WORDS[fault]
  return (
    <div className={`grid place-items-center p-6 ${className}`}>
      <div role="alert" className="flex max-w-md flex-col items-start gap-4">
        <h1 className="text-title font-bold">{title}</h1>
        <p className="text-muted">{text}</p>
        {isStorageUsable('device') && (
          <p className="text-muted">Ce que vous avez écrit, brouillons compris, est gardé.</p>
        )}
        <Button
          onClick={() => {
            if (fault === 'stale') void loadNewestVersion()
            else window.location.reload()
          }}
        >
          Recharger
        </Button>
      </div>
    </div>
  )
}
