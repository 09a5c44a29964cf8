/** What a Stripe account would give us, for the stand-in alone: they open nothing anywhere else. */
export const standInKeys = {
  secret: 'sk_test_demo_of_the_stand_in',
  publishable: 'pk_test_demo_of_the_stand_in',
  webhook: 'whsec_demo_of_the_stand_in',
} as const
