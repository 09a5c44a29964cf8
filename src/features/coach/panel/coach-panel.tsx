import { MessageCircle } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { takeCall, useCoachCall, type CoachCall } from '@/components/ask-coach'
import { useSeated, useTopSeat } from '@/components/coach-seat'
import { setBesidePage } from '@/components/frame/beside-page'
import { cn } from '@/lib/cn'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { screenOf } from '@/lib/screens'
import { showToast } from '@/ui/toast'
import { Starburst } from '@/ui/starburst'
import { usePanelState } from './use-panel-state'

const PanelWindow = lazyWithPreload(() => import('./panel-window').then((m) => m.PanelWindow))

/** The coach's button on every signed-in screen. The conversation's code loads when the panel opens. */
export function CoachPanel() {
  const { pathname } = useLocation()
  return screenOf(pathname) === 'coach' ? null : <PanelButton />
}

function PanelButton() {
  const seat = useTopSeat()
  const { isOpen, layout, isCovering, isPressed, change, leave } = usePanelState(seat !== null)
  const [isLoaded, setIsLoaded] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { call, opener, isUnder } = useCalls(seat, change)
  const closeUnseen = useEffectEvent(() => {
    if (!isOpen) return
    change(false)
    if (call) takeCall(call)
    showToast({ text: 'Le coach n’a pas pu s’ouvrir. Vérifie ta connexion.', tone: 'alert' })
  })

  useEffect(() => {
    if (!isOpen) return
    PanelWindow.preload().then(
      () => setIsLoaded(true),
      () => closeUnseen(),
    )
  }, [isOpen])

  const isBesidePage = isOpen && isLoaded && layout === 'beside' && seat === null
  useEffect(() => {
    setBesidePage(isBesidePage)
    return () => setBesidePage(false)
  }, [isBesidePage])

  const isLoading = isOpen && !isLoaded
  const panel = isLoaded && (
    <PanelWindow
      isOpen={isOpen && (!isUnder || isCovering)}
      isOverlaid={seat !== null}
      layout={layout}
      takesFocus={isPressed}
      onOpenChange={change}
      onExpand={leave}
      returnFocusTo={() => (opener?.isConnected ? opener : buttonRef.current)}
    />
  )
  useSeated(seat === null ? null : panel)
  return (
    <>
      {/* Space below the page, so that its last lines can be scrolled clear of the button. */}
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
          // In the bottom bar where there is one, so that the button never covers the page.
          'group fixed right-[env(safe-area-inset-right,0px)] bottom-[env(safe-area-inset-bottom,0px)] z-35 flex h-15 w-(--coach-place) flex-col items-center gap-px pt-0.5 text-fine font-semibold text-muted -outline-offset-3',
          'lg:right-6 lg:bottom-4 lg:size-14 lg:rounded-full lg:pt-0 lg:shadow-pop lg:outline-offset-2',
          isOpen && isLoaded && 'invisible',
        )}
      >
        <span className="grid size-8 place-items-center rounded-full bg-brand text-on-brand transition-colors duration-quick group-hover:bg-brand-hover lg:size-14">
          {isLoading ? (
            <Starburst motion="wait" tone="current" className="size-6 lg:size-8" />
          ) : (
            <MessageCircle aria-hidden className="size-5 lg:size-6" />
          )}
        </span>
        <span className="lg:hidden">Coach</span>
      </button>
      {seat === null && panel}
    </>
  )
}

/**
 * A press on « Demander au coach » opens the panel above any overlay. An overlay that is opened later covers the page and
 * the panel next to it.
 */
function useCalls(seat: string | null, change: (isOpening: boolean) => void) {
  const call = useCoachCall()
  const [answered, setAnswered] = useState<{ call: CoachCall; seat: string | null } | null>(null)
  const open = useEffectEvent(() => change(true))
  if (call && call !== answered?.call) setAnswered({ call, seat })
  useEffect(() => {
    if (call) open()
  }, [call])
  return {
    call,
    opener: answered?.call.opener ?? null,
    isUnder: seat !== null && seat !== answered?.seat,
  }
}
