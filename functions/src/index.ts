import { refuseEmulatorSettings } from './platform/local-stack'
import './platform/runtime-gate'
import './platform/runtime-log'

export { coachChat } from './coach-chat'
export { confirmPayment } from './confirm-payment'
export { contactSupport } from './contact-support'
export { createPaymentIntent } from './create-payment-intent'
export { deleteAccount } from './delete-account'
export { openTrial } from './open-trial'
export { projectDeleted } from './project-deleted'
export { rateAnswer } from './rate-answer'
export { reconcilePayments } from './reconcile-payments'
export { refundPayment } from './refund-payment'
export { reportFault } from './report-fault'
export { sectionDeleted } from './section-deleted'
export { stripeWebhook } from './stripe-webhook'

refuseEmulatorSettings()
