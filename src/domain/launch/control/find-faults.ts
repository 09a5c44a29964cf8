import { unprovenCertification, unprovenReviews } from './claim-rules'
import { delayMissing, totalPriceMissing } from './delivery-rules'
import { FAULT_ROWS, type Fault, type FaultId } from './fault-rows'
import { greenClaim } from './green-rule'
import { healthClaim } from './health-rule'
import { makerMissing } from './maker-rules'
import { noticeMissing } from './notice-rules'
import { orderButton } from './order-button'
import { falseOrigin } from './origin-rule'
import { crossedPrice } from './price-rules'
import { type ReadPage, type Rule } from './read-page'
import { deadDisputeLink, identityMissing, legalGuaranteeWrong, mediatorMissing } from './told-rules'
import { falseUrgency } from './urgency-rule'
import { withdrawalFunctionMissing } from './withdrawal-function'
import { withdrawalWrong } from './withdrawal-rules'
import { templateLeftovers, warningsNotFrench } from './wording-rules'

/** The faults and the points to check, in the order of the rows. */
export function faultsOf(page: ReadPage): readonly Fault[] {
  return FAULT_ROWS.flatMap(({ id }) => {
    const finding = RULES[id](page)
    if (!finding) return []
    const isToCheck = 'unread' in finding
    return [{ id, passages: isToCheck ? finding.unread : finding, isToCheck }]
  })
}

const RULES: Readonly<Record<FaultId, Rule>> = {
  'seller-identity-missing': identityMissing,
  'total-price-missing': totalPriceMissing,
  'delay-missing': delayMissing,
  'withdrawal-wrong': withdrawalWrong,
  'withdrawal-function-missing': withdrawalFunctionMissing,
  'guarantee-notice-missing': noticeMissing,
  'legal-guarantee-wrong': legalGuaranteeWrong,
  'mediator-missing': mediatorMissing,
  'dead-dispute-link': deadDisputeLink,
  'crossed-price': crossedPrice,
  'false-urgency': falseUrgency,
  'unproven-reviews': unprovenReviews,
  'unproven-certification': unprovenCertification,
  'health-claim': healthClaim,
  'green-claim': greenClaim,
  'false-origin': falseOrigin,
  'maker-missing': makerMissing,
  'warnings-not-french': warningsNotFrench,
  'order-button-words': orderButton,
  'template-leftovers': templateLeftovers,
}
