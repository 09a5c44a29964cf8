import { keepTexts } from '@/data/device/kept'
import type { DeliveryOutcome, DeliveryState } from '@/domain/base/delivery-state'

/** A name that was typed and is not known to be on the server. */
interface KeptName {
  readonly fullName: string
  /** Of a page that is gone nobody knows what it heard: its name counts as sent. */
  readonly state: Extract<DeliveryState, 'sent' | 'refused'>
}

export interface NameChange extends KeptName {
  /** It was sent before the page was loaded: nobody hears the answer, and Firestore may still be sending it. */
  readonly isUnheard: boolean
}

export const keptName = keepTexts<KeptName, NameChange | null>({
  family: 'name',
  screen: 'account',
  // What is on its way is Firestore's to ask about; what another tab keeps is lost with this device's storage too.
  losses: [{ one: 'nom non enregistré', many: 'noms non enregistrés', count: countUnsaved }],
  exported: null,
  parse: (fullName) => ({ fullName, state: 'sent' }),
  format: ({ fullName }) => fullName,
  view: shown,
})

export const subscribeNameChange = keptName.subscribe

/** That of another tab shows there. */
export function readNameChange(uid: string): NameChange | null {
  return keptName.read(uid)
}

/** Returns what `nameAnswered` is told later. */
export function nameSent(uid: string, fullName: string): KeptName {
  const name: KeptName = { fullName, state: 'sent' }
  keptName.begin('', name)
  keptName.edit(uid, (names) => names.set('', name))
  return name
}

/** A newer name, be it another tab's, waits for its own answer. */
export function nameAnswered(uid: string, name: KeptName, outcome: DeliveryOutcome): void {
  keptName.end('', name)
  keptName.edit(uid, (names) => {
    if (names.get('') !== name) return
    if (outcome === 'refused') names.set('', { ...name, state: 'refused' })
    else names.delete('')
  })
}

/** The server turned out to have it, or the person gave it up. */
export function forgetName(uid: string, { fullName }: NameChange): void {
  keptName.edit(uid, (names) => {
    if (names.get('')?.fullName === fullName) names.delete('')
  })
}

function shown(names: ReadonlyMap<string, KeptName>): NameChange | null {
  const name = names.get('')
  if (!name || keptName.isElsewhere('')) return null
  return { ...name, isUnheard: name.state === 'sent' && !keptName.onItsWay('').includes(name) }
}

function countUnsaved(uid: string): number {
  return [...keptName.values(uid).values()].filter((name) => !keptName.onItsWay('').includes(name)).length
}
