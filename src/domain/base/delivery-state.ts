/**
 * What becomes of a text between the keyboard and the server's answer. `open`: being written. `sent`: on its way, and
 * only a page knows of it. `queued`: Firestore keeps it on this device, and sends it whatever becomes of the page.
 * `refused`: the server said no. Once it is saved, nothing is kept of it.
 */
export type DeliveryState = 'open' | 'sent' | 'queued' | 'refused'

/** The server's answer; `dropped`: there is nothing to keep, whatever it was. */
export type DeliveryOutcome = 'saved' | 'refused' | 'dropped'
