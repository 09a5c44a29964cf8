import { leaveWhenSignedIn } from './app/routing/leave-when-signed-in'
import { tellUnknownAddress } from './app/routing/tell-unknown-address'
import { watchFaults } from './app/faults/watch-faults'
import { followDemo } from '@/features/landing/follow-demo'
import { followHero } from '@/features/landing/follow-hero'
import { eraseLeftovers } from '@/data/device/leftovers'

// The landing page for visitors is static HTML with links and one form, so React is not loaded.
watchFaults()
document.getElementById('frame')?.remove()
void eraseLeftovers()
leaveWhenSignedIn()
tellUnknownAddress()
const { signal } = new AbortController()
followDemo(signal)
followHero(signal)
