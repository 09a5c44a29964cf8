import { describe, expect, test } from 'vitest'
import { productKey } from './product-key'

describe('one product', () => {
  test.each([
    ['https://ex.fr/p', 'http://www.ex.fr/p/'],
    ['https://ex.fr/p?utm_source=x', 'https://ex.fr/p#avis'],
    ['https://ex.fr/p?b=2&a=1', 'https://ex.fr/p?a=1&b=2'],
    ['https://ex.fr/été', 'https://ex.fr/%C3%A9t%C3%A9'],
    ['https://m.ex.fr/p', 'https://EX.fr/p'],
    [
      'https://fr.aliexpress.com/item/1005006123456789.html',
      'https://www.aliexpress.com/item/1005006123456789.html?spm=a',
    ],
    [
      'https://fr.aliexpress.com/item/1005006123456789.html',
      'https://m.aliexpress.com/i/1005006123456789.html',
    ],
    [
      'https://fr.aliexpress.com/item/1005006123456789.html?pdp_npi=4',
      'https://es.aliexpress.com/item/Lampara-LED/1005006123456789.html?gatewayAdapt=x',
    ],
    [
      'https://www.amazon.fr/Lampe-Bureau/dp/B0ABCDEF12/ref=sr_1_1?keywords=lampe',
      'https://amazon.fr/dp/b0abcdef12',
    ],
    ['https://www.amazon.fr/gp/product/B0ABCDEF12', 'https://www.amazon.de/gp/aw/d/B0ABCDEF12?th=1'],
    [
      'https://www.alibaba.com/product-detail/Lamp_1600123456789.html',
      'https://french.alibaba.com/product-detail/lampe-1600123456789.html',
    ],
    ['https://www.ebay.fr/itm/123456789012', 'https://www.ebay.com/itm/lampe/123456789012?hash=x'],
    ['https://www.etsy.com/fr/listing/123456789/lampe', 'https://www.etsy.com/listing/123456789/lamp'],
    [
      'https://www.temu.com/fr/lampe-g-601099512345678.html',
      'https://www.temu.com/lamp-g-601099512345678.html?a=1',
    ],
    ['https://fr.shein.com/Lampe-p-12345678.html', 'https://fr.shein.com/Lamp-p-12345678-cat-1.html'],
    [
      'https://www.temu.com/goods.html?_bg_fs=1&goods_id=601099512345678&sku_id=1',
      'https://www.temu.com/lamp-g-601099512345678.html',
    ],
    [
      'https://www.cdiscount.com/maison/lampe/lampe-led/f-1170101-auc123456.html?idOffre=1#mpos=0',
      'https://m.cdiscount.com/maison/f-1170101-AUC123456.html',
    ],
    ['https://www.fnac.com/Lampe-LED/a12345678/w-4', 'https://www.fnac.com/a12345678'],
    ['https://www.vinted.fr/items/1234567890-lampe?referrer=x', 'https://www.vinted.be/items/1234567890'],
    [
      'https://fr.banggood.com/Lampe-p-1234567.html?cur_warehouse=CN',
      'https://www.banggood.com/Lamp-p-1234567.html',
    ],
    [
      'https://boutique.fr/collections/lampes/products/lampe?_pos=1&_sid=a&_ss=r',
      'https://boutique.fr/products/lampe?pr_prod_strat=x&pr_rec_id=1&pr_seq=uniform',
    ],
    ['https://www.amazon.fr/gp/offer-listing/B0ABCDEF12', 'https://www.amazon.fr/dp/B0ABCDEF12'],
    [
      'https://fr.aliexpress.com/ssr/300000512/BundleDeals2?productIds=1005006123456789:12000',
      'https://fr.aliexpress.com/item/1005006123456789.html',
    ],
    [
      'https://m.alibaba.com/product/1600123456789/Lamp.html',
      'https://www.alibaba.com/product-detail/Lamp_1600123456789.html',
    ],
    ['https://www.temu.com/fr/g-601099512345678.html', 'https://www.temu.com/lamp-g-601099512345678.html'],
    ['https://www.aliexpress.com/item/1005006123456789', 'https://fr.aliexpress.com/i/1005006123456789.html'],
    ['https://www.amazon.fr/product-reviews/B0ABCDEF12/ref=x', 'https://www.amazon.fr/dp/B0ABCDEF12'],
    [
      'https://fr.shopping.rakuten.com/offer/buy/1234567890/lampe.html?fbbaid=1',
      'https://fr.shopping.rakuten.com/offer/buy/1234567890/lampe-led.html',
    ],
    [
      'https://www.tiktok.com/@lea/video/7301234567890123456?_r=1&_t=8abc',
      'https://m.tiktok.com/v/7301234567890123456.html',
    ],
    [
      'https://shop.tiktok.com/view/product/1729384756123456789?region=FR',
      'https://www.tiktok.com/shop/pdp/lampe/1729384756123456789',
    ],
    [
      'https://www.facebook.com/ads/library/?id=1234567890',
      'https://www.facebook.com/ads/library/?active_status=active&ad_type=all&country=FR&id=1234567890',
    ],
    ['https://detail.1688.com/offer/612345678901.html?a=1', 'https://m.1688.com/offer/612345678901.html'],
  ])('%s and %s', (some, other) => {
    expect(productKey(some)).toBe(productKey(other))
  })

  test.each([
    ['https://ex.fr/p?id=1', 'https://ex.fr/p?id=2'],
    ['https://ex.fr/p', 'https://ex.fr/P'],
    ['https://boutique.fr/collections/lampes', 'https://boutique.fr/collections/tapis'],
    ['https://boutique.fr/products/lampe?variant=1', 'https://boutique.fr/products/lampe?variant=2'],
    ['https://ex.fr/p', 'https://ex.fr:8443/p'],
    [
      'https://fr.aliexpress.com/item/1005006123456789.html',
      'https://fr.aliexpress.com/item/1005006123456780.html',
    ],
    [
      'https://fr.aliexpress.com/item/1005006123456789.html',
      'https://aliexpress.com.voleur.exemple/item/1005006123456789.html',
    ],
    ['https://www.amazon.fr/dp/B0ABCDEF12', 'https://www.amazon.fr/dp/B0ABCDEF13'],
    [
      'https://www.facebook.com/ads/library/?view_all_page_id=1234567890',
      'https://www.facebook.com/ads/library/?view_all_page_id=1234567891',
    ],
    ['=cmd|calc', '=cmd|calC'],
  ])('is neither of %s and %s', (some, other) => {
    expect(productKey(some)).not.toBe(productKey(other))
  })
})
