import { paidMonths } from '@/domain/access/paid-months'
import { parsePayment, type Payment } from '@/domain/access/payment'
import { parseProfile } from '@/domain/account/profile'
import { PUBLISHER } from '@/domain/base/publisher'
import type { Buyer } from '@/domain/access/receipt'
import { trialFactsOf, type TrialFacts } from '@/domain/access/subscription'
import { auth, firestore, isMissingUser } from '../admin'
import { isMailAddress, supportAddress } from '../platform/params'
import type { Mail } from './mail'
import { accountEndLetter, contactLetter, contractLetter, refundDueLetter, withdrawalLetter } from './letters'
import type { Envelope } from './post'

/** The mail as it is sent now; null: its recipient does not exist any more. */
export async function compose(mail: Mail, id: string): Promise<Envelope | null> {
  switch (mail.kind) {
    case 'contract':
    case 'withdrawal':
      return aboutPayment(mail, id)
    case 'refund-due': {
      const to = supportAddress()
      return to && { id, to, replyTo: null, letter: refundDueLetter(mail) }
    }
    case 'contact': {
      const [to, sender] = [supportAddress(), await personOf(mail.userId)]
      if (!to || !sender) return null
      return {
        id,
        to,
        replyTo: { name: '', address: sender.email },
        letter: contactLetter(mail, sender),
      }
    }
    case 'account-end':
      return envelopeTo(mail.to, id, accountEndLetter(mail.to, mail.endedAt))
  }
}

async function aboutPayment(
  { kind, userId, paymentIntentId }: Extract<Mail, { kind: 'contract' | 'withdrawal' }>,
  id: string,
): Promise<Envelope | null> {
  const [person, payments] = await Promise.all([personOf(userId), paymentsOf(userId)])
  const payment = payments.find((one) => one.id === paymentIntentId)
  if (!person || !payment) return null
  const { withdrawal } = payment
  if (kind === 'withdrawal') {
    return withdrawal && envelopeTo(person.email, id, withdrawalLetter({ ...payment, withdrawal }, person))
  }
  const months = payments.flatMap((one) => (one.paidAt ? [{ ...one, paidAt: one.paidAt }] : []))
  const month = paidMonths(person, months).find((one) => one.id === paymentIntentId)
  const facts = { payment, month, buyer: person, publisher: PUBLISHER }
  return envelopeTo(person.email, id, contractLetter(facts))
}

function envelopeTo(address: string, id: string, letter: Envelope['letter']): Envelope {
  return { id, to: { name: '', address }, replyTo: supportAddress(), letter }
}

type Person = Buyer & TrialFacts & { readonly isConfirmed: boolean }

/** Null: no account, or no valid mail address. */
async function personOf(uid: string): Promise<Person | null> {
  const [user, profile] = await Promise.all([
    auth.getUser(uid).catch((error: unknown) => {
      if (isMissingUser(error)) return null
      throw error
    }),
    firestore.doc(`profiles/${uid}`).get(),
  ])
  const email = user?.email ?? ''
  if (!user || !isMailAddress(email)) return null
  const stored = parseProfile(profile.data())
  const trial = trialFactsOf(new Date(user.metadata.creationTime), stored)
  return { email, fullName: stored?.fullName ?? '', isConfirmed: user.emailVerified, ...trial }
}

async function paymentsOf(uid: string): Promise<Payment[]> {
  const { docs } = await firestore.collection('payments').where('userId', '==', uid).get()
  return docs.flatMap((document) => parsePayment(document.id, document.data()) ?? [])
}
