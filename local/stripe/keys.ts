/** Keys of a Stripe account, valid only for the stand-in. */
export const standInKeys = {
  secret: 'sk_test_demo_of_the_stand_in',
  publishable: 'pk_test_demo_of_the_stand_in',
  webhook: 'whsec_demo_of_the_stand_in',
} as const
