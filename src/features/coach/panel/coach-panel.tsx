import { LoaderCircle, MessageCircle } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { cn } from '@/lib/cn'
import { screenOf } from '@/lib/screens'
import { showToast } from '@/ui/toast'
import type { PanelWindowProps } from './panel-window'
import { usePanelState } from './use-panel-state'

/**
 * The coach at hand on every signed-in screen (record 030, line 2). The button is all that a screen loads;
 * the conversation comes when it is opened.
 */
export function CoachPanel() {
  const { pathname } = useLocation()
  return screenOf(pathname) === 'coach' ? null : <PanelButton />
}

function PanelButton() {
  const { isOpen, isPressed, change, leave } = usePanelState()
  const [Window, setWindow] = useState<ComponentType<PanelWindowProps> | null>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const closeUnseen = useEffectEvent(() => change(false))

  useEffect(() => {
    if (!isOpen || Window) return
    let isCurrent = true
    import('./panel-window').then(
      (module) => {
        if (isCurrent) setWindow(() => module.PanelWindow)
      },
      () => {
        if (!isCurrent) return
        closeUnseen()
        showToast({ text: "Le coach n'a pas pu s'ouvrir. Vérifiez votre connexion.", tone: 'alert' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isOpen, Window])

  const isLoading = isOpen && !Window
  const Icon = isLoading ? LoaderCircle : MessageCircle
  return (
    <>
      {/* Room under the page, so that its last lines can be scrolled out from under the button. */}
      <div aria-hidden className="hidden h-20 lg:max-xl:block" />
      <button
        ref={buttonRef}
        type="button"
        data-in-bottom-bar=""
        aria-label="Ouvrir le coach"
        title="Ouvrir le coach"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => change(true)}
        className={cn(
          'fixed z-35 grid place-items-center rounded-full bg-brand text-on-brand transition-colors duration-quick hover:bg-brand-hover',
          // In the bar under the thumb where there is one: nothing of the page is ever behind it.
          'right-[calc(env(safe-area-inset-right,0px)+0.5rem)] bottom-[calc(env(safe-area-inset-bottom,0px)+0.5rem)] size-11 sm:right-[calc(env(safe-area-inset-right,0px)+1rem)]',
          'lg:right-6 lg:bottom-4 lg:size-14 lg:shadow-pop',
          isOpen && Window && 'invisible',
        )}
      >
        <Icon aria-hidden className={cn('size-6', isLoading && 'animate-spin')} />
      </button>
      {Window && (
        <Window
          isOpen={isOpen}
          takesFocus={isPressed}
          onOpenChange={change}
          onExpand={leave}
          returnFocusTo={buttonRef}
        />
      )}
    </>
  )
}
