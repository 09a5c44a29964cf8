import { expect, test } from 'vitest'
import { amountsIn } from '@/domain/research/text-amounts'
import { readTypedLinks } from '@/domain/research/links/link-typing'
import { sharedText } from './use-shared-text'

/** Share texts as apps and people write them, each with its link and its amounts in euro cents. */
const TEXTS: readonly (readonly [text: string, link: string, cents?: readonly number[]])[] = [
  ['Regarde https://vm.tiktok.com/ZM1/ trop bien', 'https://vm.tiktok.com/ZM1/'],
  [
    'J’ai trouvé ça sur AliExpress: 5,99€ - 8,99€ | Lampe https://a.aliexpress.com/_Ab12',
    'https://a.aliexpress.com/_Ab12',
    [599, 899],
  ],
  [
    'https://www.amazon.fr/Lampe-LED/dp/B0C1XYZ/ref=sr_1_3?crid=1&keywords=lampe',
    'https://www.amazon.fr/Lampe-LED/dp/B0C1XYZ/ref=sr_1_3?crid=1&keywords=lampe',
  ],
  ['Découvre cet article sur Temu ! https://share.temu.com/abc12 (-70 %)', 'https://share.temu.com/abc12'],
  [
    'https://fr.aliexpress.com/item/1005006123456789.html',
    'https://fr.aliexpress.com/item/1005006123456789.html',
  ],
  ['AliExpress : Lampe LED US $5.99 https://a.aliexpress.com/_mK1', 'https://a.aliexpress.com/_mK1'],
  ['€5.99 | Lampe de bureau\nhttps://a.aliexpress.com/_EQx', 'https://a.aliexpress.com/_EQx', [599]],
  [
    'Regarde ce que j’ai trouvé ! 12,99 € TTC https://www.cdiscount.com/maison/f-1170101-auc1.html',
    'https://www.cdiscount.com/maison/f-1170101-auc1.html',
    [1_299],
  ],
  ['🔥https://vm.tiktok.com/ZMa/🔥', 'https://vm.tiktok.com/ZMa/'],
  ['C’est celui-là → https://www.ebay.fr/itm/123456789012', 'https://www.ebay.fr/itm/123456789012'],
  ['(https://www.etsy.com/fr/listing/123456789/lampe)', 'https://www.etsy.com/fr/listing/123456789/lampe'],
  ['[Lampe](https://ex.fr/p)', 'https://ex.fr/p'],
  ['<https://ex.fr/p>', 'https://ex.fr/p'],
  ['« https://ex.fr/p »', 'https://ex.fr/p'],
  ['Va voir https://ex.fr/p, c’est fou', 'https://ex.fr/p'],
  ['Va voir https://ex.fr/p.', 'https://ex.fr/p'],
  ['Tu as vu https://ex.fr/p ?', 'https://ex.fr/p'],
  ['lien : https://ex.fr/p', 'https://ex.fr/p'],
  ['lien:https://ex.fr/p', 'https://ex.fr/p'],
  ['Regarde vm.tiktok.com/ZM1 trop bien', 'https://vm.tiktok.com/ZM1'],
  ['vm.tiktok.com/ZM1/', 'https://vm.tiktok.com/ZM1/'],
  ['Sur www.amazon.fr/dp/B0ABCDEF12 à 24,90 euros', 'https://www.amazon.fr/dp/B0ABCDEF12', [2_490]],
  ['HTTPS://EX.FR/P', 'https://ex.fr/P'],
  ['Lampe Lune\n29€90\nhttps://ex.fr/p', 'https://ex.fr/p', [2_990]],
  ['Lampe Lune 1 234,50 € https://ex.fr/p', 'https://ex.fr/p', [123_450]],
  ['Lampe 1234,5€ https://ex.fr/p', 'https://ex.fr/p', [123_450]],
  ['Prix : EUR 19,95. https://ex.fr/p', 'https://ex.fr/p', [1_995]],
  ['19.95EUR https://ex.fr/p', 'https://ex.fr/p', [1_995]],
  ['Acheté 3 €, revendu 12 € https://ex.fr/p', 'https://ex.fr/p', [300, 1_200]],
  ['9,99 € au lieu de 9,99 € https://ex.fr/p', 'https://ex.fr/p', [999]],
  ['2 500 vendus, 4,8/5, livré en 10 jours https://ex.fr/p', 'https://ex.fr/p'],
  [
    'Vidéo de 2026, 1,2 M de vues https://www.tiktok.com/@lea/video/7301234567890123456',
    'https://www.tiktok.com/@lea/video/7301234567890123456',
  ],
  ['£12.99 https://ex.fr/p', 'https://ex.fr/p'],
  ['12,99 CHF https://ex.fr/p', 'https://ex.fr/p'],
  ['99 kr https://ex.fr/p', 'https://ex.fr/p'],
  ['¥45 https://detail.1688.com/offer/612345678901.html', 'https://detail.1688.com/offer/612345678901.html'],
  ['【淘宝】https://m.tb.cn/h.5abc，点击链接', 'https://m.tb.cn/h.5abc'],
  ['Shein https://fr.shein.com/Lampe-p-12345678.html?a=1', 'https://fr.shein.com/Lampe-p-12345678.html?a=1'],
  [
    'Lampe LED – 17,49 € – Alibaba https://french.alibaba.com/product-detail/lampe-1600123456789.html',
    'https://french.alibaba.com/product-detail/lampe-1600123456789.html',
    [1_749],
  ],
  ['Réf. 00123 dim. 20x30 cm https://ex.fr/p?id=12', 'https://ex.fr/p?id=12'],
  ['https://ex.fr/p?prix=29,90', 'https://ex.fr/p?prix=29,90'],
  ['https://ex.fr/p#29,90€', 'https://ex.fr/p#29,90%E2%82%AC'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'https://youtu.be/dQw4w9WgXcQ'],
  ['https://www.instagram.com/reel/Cabc/?igsh=xyz', 'https://www.instagram.com/reel/Cabc/'],
  ['Pin : https://pin.it/1AbC', 'https://pin.it/1AbC'],
  ['https://www.facebook.com/ads/library/?id=123', 'https://www.facebook.com/ads/library/?id=123'],
  [
    'https://www.vinted.fr/items/1234567890-lampe 5 € + 2,50 € de port',
    'https://www.vinted.fr/items/1234567890-lampe',
    [500, 250],
  ],
  [
    'https://www.leboncoin.fr/ad/decoration/2712345678 20€',
    'https://www.leboncoin.fr/ad/decoration/2712345678',
    [2_000],
  ],
  ['*https://ex.fr/p*', 'https://ex.fr/p'],
  ['Lampe;https://ex.fr/p', 'https://ex.fr/p'],
  ['"https://ex.fr/p"', 'https://ex.fr/p'],
  ['Lampe\thttps://ex.fr/p\t14,90 €', 'https://ex.fr/p', [1_490]],
  ['\u200ehttps://ex.fr/p\u200f', 'https://ex.fr/p'],
  ['https://ex.fr/p\r\nEnvoyé de mon iPhone', 'https://ex.fr/p'],
  ['https://ex.fr/p https://ex.fr/p?utm_source=share', 'https://ex.fr/p'],
  ['-50 % jusqu’au 12/12 : https://ex.fr/p', 'https://ex.fr/p'],
  ['Code LEA10 = 10 € offerts https://ex.fr/p', 'https://ex.fr/p', [1_000]],
  ['https://m.media.ex.fr/p_(2)', 'https://m.media.ex.fr/p_(2)'],
  ['Lampe à 7€ !!! https://ex.fr/p!!!', 'https://ex.fr/p', [700]],
  ['Voilà… https://ex.fr/p…', 'https://ex.fr/p'],
  ['Lampe €1,299.90 https://ex.fr/p', 'https://ex.fr/p', [129_990]],
  ['1,299.90 € 45 avis https://ex.fr/p', 'https://ex.fr/p', [129_990]],
  ['€1,299 ou 2026 €5 https://ex.fr/p', 'https://ex.fr/p'],
  ['EUR 1299,00 https://ex.fr/p', 'https://ex.fr/p', [129_900]],
  ['[https://ex.fr/p](https://ex.fr/p)', 'https://ex.fr/p'],
  ['Lampe 12 euros 50 la pièce https://ex.fr/p', 'https://ex.fr/p', [1_250]],
  ['Lampe 5 € 20 livraison https://ex.fr/p', 'https://ex.fr/p'],
]

test('there are at least sixty', () => {
  expect(TEXTS.length).toBeGreaterThanOrEqual(60)
})

test.each(TEXTS.map(([text, link, cents = []]) => ({ text, link, cents })))(
  '$text',
  ({ text, link, cents }) => {
    const read = readTypedLinks(text)
    expect(read).toMatchObject({ links: [{ link }], refused: [] })
    const amounts = amountsIn(read?.links[0]?.note ?? '')
    expect(amounts.map((amount) => amount.cents)).toEqual(cents)
    const words = text.replace(/\s+/g, ' ')
    for (const { passage } of amounts) expect(words).toContain(passage.replaceAll('…', '').split(/\s+/)[0])
  },
)

test('title, text and url of a share become one text, each part once', () => {
  expect(sharedText('?title=Lampe&text=Lampe%20https%3A%2F%2Fex.fr%2Fp&url=https%3A%2F%2Fex.fr%2Fp')).toBe(
    'Lampe https://ex.fr/p',
  )
  expect(sharedText('?title=Lampe&text=&url=https%3A%2F%2Fex.fr%2Fp')).toBe('Lampe\nhttps://ex.fr/p')
  expect(sharedText('')).toBe('')
})
