import type { Catalogue } from '@/domain/base/table/known-columns'
import { BASKET_TITLES, CHECKOUT_TITLES } from './funnel-titles'
import { SALE_TITLES, SPENDING_TITLES } from './sale-titles'
import type { DayField } from './sales-test'
import {
  CURRENCY_TITLES,
  DAY_TITLES,
  PERIOD_END_TITLES,
  PERIOD_START_TITLES,
  VISIT_TITLES,
} from './traffic-titles'

export type DayColumn = DayField | 'day' | 'periodStart' | 'periodEnd' | 'currency'

/**
 * The titles of reports and exports, French and English: Shopify, Google Analytics 4, Meta Ads, TikTok Ads, Google Ads, Pinterest, WooCommerce
 * and PrestaShop reports, Etsy, Matomo, and tables written by hand. Whole titles: the beginning of a title says nothing, because
 * « Sessions », « Sessions with cart additions » and « Sessions (%) » are different numbers.
 */
export const DAY_CATALOGUE: Catalogue<DayColumn> = {
  day: DAY_TITLES,
  periodStart: PERIOD_START_TITLES,
  periodEnd: PERIOD_END_TITLES,
  currency: CURRENCY_TITLES,
  visits: VISIT_TITLES,
  baskets: BASKET_TITLES,
  checkouts: CHECKOUT_TITLES,
  sales: SALE_TITLES,
  spentCents: SPENDING_TITLES,
}
