import { leaveWhenSignedIn } from './app/routing/leave-when-signed-in'
import { tellUnknownAddress } from './app/routing/tell-unknown-address'
import { watchFaults } from './app/faults/watch-faults'
import { eraseLeftovers } from '@/data/device/leftovers'

// The landing page for visitors is static HTML with links only, so React is not loaded.
watchFaults()
document.getElementById('frame')?.remove()
void eraseLeftovers()
leaveWhenSignedIn()
tellUnknownAddress()
