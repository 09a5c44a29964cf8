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
    // Endings, languages, mobile pages.
    ['https://www.amazon.com/dp/B0ABCDEF12', 'https://www.amazon.co.uk/gp/product/B0ABCDEF12/'],
    ['https://www.amazon.com.be/-/fr/dp/B0ABCDEF12?psc=1', 'https://www.amazon.de/-/en/dp/B0ABCDEF12'],
    ['https://www.amazon.co.jp/exec/obidos/ASIN/B0ABCDEF12', 'https://amzn.com/B0ABCDEF12'],
    ['https://www.amazon.com.au/dp/product/B0ABCDEF12', 'https://smile.amazon.com/dp/B0ABCDEF12'],
    [
      'https://pt.aliexpress.com/item/1005006123456789.html',
      'https://www.aliexpress.us/item/1005006123456789.html',
    ],
    [
      'https://fr.aliexpress.com/p/x/index.html?productId=1005006123456789',
      'https://aliexpress.ru/item/1005006123456789.html',
    ],
    [
      'https://www.ebay.co.uk/itm/123456789012',
      'https://cgi.ebay.fr/ws/eBayISAPI.dll?ViewItem&item=123456789012',
    ],
    ['https://www.vinted.co.uk/items/1234567890-lamp', 'https://www.vinted.fr/items/1234567890'],
    ['https://m.shein.com/fr/Lampe-p-12345678.html', 'https://www.shein.co.uk/Lamp-p-12345678.html'],
    ['https://boutique.fr/fr/products/lampe', 'https://boutique.fr/en/products/lampe'],
    ['https://boutique.fr/fr-fr/products/lampe?variant=1', 'https://boutique.fr/products/lampe?variant=2'],
    ['https://boutique.fr/FR_be/p/lampe', 'https://boutique.fr/p/lampe'],
    ['https://boutique.fr/be/fr/p/lampe', 'https://boutique.fr/p/lampe'],
    ['https://boutique.fr/zh-hant/p/lampe', 'https://boutique.fr/p/lampe'],
    ['https://boutique.fr/fr/', 'https://boutique.fr'],
    ['https://boutique.fr/fr/collections/x/products/lampe', 'https://boutique.fr/products/lampe'],
    ['https://boutique.fr/p?lang=fr&id=3', 'https://boutique.fr/p?id=3&locale=en'],
    ['https://boutique.fr/p?currency=EUR', 'https://boutique.fr/p'],
    ['https://mobile.boutique.fr/p', 'https://www.boutique.fr/p'],
    ['https://www.m.boutique.fr/p', 'https://boutique.fr/p'],
    // Spellings of one address.
    ['https://boutique.fr:443/p', 'http://boutique.fr:80/p'],
    ['https://boutique.fr./p', 'https://BOUTIQUE.FR/p'],
    ['https://boutique.fr/p/index.html', 'https://boutique.fr/p/'],
    ['https://boutique.fr/p/index.php?id=3', 'https://boutique.fr/p/?id=3'],
    ['https://boutique.fr//p///lampe', 'https://boutique.fr/p/lampe/'],
    ['https://boutique-été.fr/p', 'https://xn--boutique-t-j7ab.fr/p'],
    ['https://boutique.fr/%c3%a9t%c3%a9', 'https://boutique.fr/%C3%A9t%C3%A9'],
    ['https://boutique.fr/e%CC%81te%CC%81', 'https://boutique.fr/été'],
    ['https://boutique.fr/l%27offre', "https://boutique.fr/l'offre"],
    ['https://boutique.fr/a/./b/../p', 'https://boutique.fr/a/p'],
    ['https://boutique.fr/p?q=a+b', 'https://boutique.fr/p?q=a%20b'],
    ['https://boutique.fr/p?a=1&&b=2&', 'https://boutique.fr/p?b=2&a=1'],
    ['https://boutique.fr/p;jsessionid=1A2B?id=3', 'https://boutique.fr/p?id=3'],
    ['https://boutique.fr/p#:~:text=lampe', 'https://boutique.fr/p#avis'],
    // Videos, and the apps that open them.
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&pp=x'],
    [
      'https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ],
    ['https://www.instagram.com/reel/Cabc-12/?igsh=x', 'https://www.instagram.com/lea/p/Cabc-12/'],
    [
      'https://www.tiktok.com/@lea/photo/7301234567890123456',
      'https://www.tiktok.com/embed/v2/7301234567890123456',
    ],
    ['https://fr.pinterest.com/pin/123456789/?sender=1', 'https://www.pinterest.co.uk/pin/lampe--123456789'],
    ['https://twitter.com/lea/status/1234567890?s=20', 'https://x.com/lea/status/1234567890'],
    ['https://www.facebook.com/watch/?v=123456789', 'https://m.facebook.com/lea/videos/123456789/'],
    // Redirects.
    [
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fboutique.fr%2Fp%3Ffbclid%3D1&h=AT',
      'https://boutique.fr/p',
    ],
    [
      'https://www.google.com/url?sa=t&url=https%3A%2F%2Fwww.amazon.fr%2Fdp%2FB0ABCDEF12&usg=x',
      'https://amazon.fr/dp/B0ABCDEF12',
    ],
  ])('%s and %s', (some, other) => {
    expect(productKey(some)).toBe(productKey(other))
  })

  test.each([
    ['https://ex.fr/p?id=1', 'https://ex.fr/p?id=2'],
    ['https://ex.fr/p', 'https://ex.fr/P'],
    ['https://boutique.fr/collections/lampes', 'https://boutique.fr/collections/tapis'],
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
    ['https://boutique.fr/products/lampe', 'https://boutique.fr/products/lampes'],
    ['https://boutique.fr/p?variant=1', 'https://boutique.fr/p?variant=2'],
    ['https://boutique.fr/p', 'https://boutique.com/p'],
    ['https://boutique.fr/p', 'https://pro.boutique.fr/p'],
    ['https://fr.wikipedia.org/wiki/Marge', 'https://en.wikipedia.org/wiki/Marge'],
    ['https://m.fr/p', 'https://www.fr/p'],
    ['https://mobile.co.uk/p', 'https://m.co.uk/p'],
    ['https://boutique.fr/id/12', 'https://boutique.fr/my/12'],
    ['https://boutique.fr/p/fr', 'https://boutique.fr/p/en'],
    ['https://www.instagram.com/fr', 'https://www.instagram.com/en'],
    ['https://bit.ly/fr', 'https://bit.ly/en'],
    ['https://boutique.fr/#/p/1', 'https://boutique.fr/#/p/2'],
    ['https://boutique.fr/a%2Fb', 'https://boutique.fr/a/b'],
    ['https://boutique.fr/p?a=1%26b%3D2', 'https://boutique.fr/p?a=1&b=2'],
    ['https://boutique.fr/a%3Fb', 'https://boutique.fr/a?b'],
    ['https://boutique.fr/p?si=1', 'https://boutique.fr/p?si=2'],
    ['https://boutique.fr/p?_t=1', 'https://boutique.fr/p?_t=2'],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcq'],
    ['https://www.instagram.com/p/CABC12/', 'https://www.instagram.com/p/cabc12/'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=aQw4w9WgXcQ'],
    ['https://www.youtube.com/@lea', 'https://www.youtube.com/@lou'],
    ['https://www.fnac.es/a12345678', 'https://www.fnac.com/a12345678'],
    ['https://my-amazon.fr/dp/B0ABCDEF12', 'https://amazon.fr/dp/B0ABCDEF12'],
    ['https://amazon.fr.voleur.xyz/dp/B0ABCDEF12', 'https://amazon.fr/dp/B0ABCDEF12'],
    ['https://boutique.fr/go?url=https%3A%2F%2Fex.fr%2Fp', 'https://ex.fr/p'],
    [
      'https://boutique.fr/go?url=https%3A%2F%2Fex.fr%2Fp',
      'https://boutique.fr/go?url=https%3A%2F%2Fex.fr%2Fq',
    ],
    ['https://s.click.aliexpress.com/e/_oAbc', 'https://s.click.aliexpress.com/e/_oABC'],
    ['https://a.aliexpress.com/_mK1', 'https://a.aliexpress.com/_mk1'],
    ['https://www.google.com/search?q=lampe', 'https://www.google.com/search?q=tapis'],
    ['https://www.facebook.com/marketplace/item/123456789', 'https://www.facebook.com/reel/123456789'],
  ])('is neither of %s and %s', (some, other) => {
    expect(productKey(some)).not.toBe(productKey(other))
  })
})
