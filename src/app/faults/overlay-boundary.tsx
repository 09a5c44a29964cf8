import { Component, type ReactNode } from 'react'
import { faultOf } from './lost-chunk'
import { loadNewestVersion } from '@/app/opening/new-version'
import { tellFault } from './watch-faults'
import { reloadIfReachable } from '@/lib/reload-page'
import { showToast } from '@/ui/toast'

const WORDS = {
  stale: 'Une nouvelle version est en ligne\u00a0: rechargez pour ouvrir cette fenêtre.',
  network: 'Le réseau a manqué\u00a0: cette fenêtre n’a pas pu s’ouvrir.',
  broken: 'Cette fenêtre n’a pas pu s’ouvrir.',
} as const

interface OverlayBoundaryProps {
  children: ReactNode
  /** Renders nothing after a failure: for parts that only show messages. */
  isSilent?: boolean
  onFailure?: () => void
}

/** Error boundary of an overlay: the screen below, with its typed texts, remains after a failure. */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(thrown: unknown) {
    const { isSilent = false, onFailure } = this.props
    void say(thrown, { isSilent })
    if (!onFailure) return
    onFailure()
    this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

async function say(thrown: unknown, { isSilent }: { readonly isSilent: boolean }): Promise<void> {
  const fault = await faultOf(thrown)
  if (fault !== 'network') void tellFault(fault === 'stale' ? 'file' : 'overlay', thrown)
  if (isSilent) return
  const run = () => void (fault === 'stale' ? loadNewestVersion() : reloadIfReachable())
  const label = fault === 'network' ? 'Réessayer' : 'Recharger'
  showToast({ text: WORDS[fault], tone: 'alert', action: { label, run }, duration: 60_000 })
}
