import { leaveWhenSignedIn } from './app/routing/leave-when-signed-in'
import { watchFaults } from './app/faults/watch-faults'
import { eraseLeftovers } from '@/data/device/leftovers'

// The landing page for who is not signed in. It stands as it was built: nothing on it but links, which load the page
// they lead to, so React has nothing to do there.
watchFaults()
document.getElementById('frame')?.remove()
void eraseLeftovers()
leaveWhenSignedIn()
