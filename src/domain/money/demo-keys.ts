/** The three amounts of the landing page. */
export const DEMO_KEYS = ['salePriceCents', 'costCents', 'shippingCents'] as const
export type DemoKey = (typeof DEMO_KEYS)[number]
/** As they are typed. */
export type DemoTexts = Readonly<Record<DemoKey, string>>
