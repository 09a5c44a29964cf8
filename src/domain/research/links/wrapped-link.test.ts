import { expect, test } from 'vitest'
import { unwrapped } from './wrapped-link'

const INNER = 'https://ex.fr/p?a=1&b=l+e'
const IN = encodeURIComponent(INNER)
const base64 = (text: string) => btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')

test.each([
  [`https://l.facebook.com/l.php?u=${IN}&h=AT0x`],
  [`https://lm.facebook.com/l.php?h=AT0x&u=${IN}`],
  [`https://www.facebook.com/flx/warn/?u=${IN}`],
  [`https://l.instagram.com/?u=${IN}&e=AT0`],
  [`https://l.messenger.com/l.php?u=${IN}`],
  [`https://l.threads.net/?u=${IN}`],
  [`https://l.wl.co/l?u=${IN}`],
  [`https://www.google.com/url?q=${IN}&sa=D`],
  [`https://www.google.co.uk/url?sa=t&rct=j&url=${IN}&usg=x`],
  [`https://google.fr/imgres?imgurl=x&imgrefurl=${IN}`],
  [`https://www.googleadservices.com/pagead/aclk?sa=L&adurl=${IN}`],
  [`https://www.bing.com/ck/a?!&&p=1&u=a1${base64(INNER)}&ntb=1`],
  [`https://www.bing.com/aclick?ld=x&u=${base64(IN)}`],
  [`https://duckduckgo.com/l/?uddg=${IN}&rut=x`],
  [`https://r.search.yahoo.com/_ylt=A/RV=2/RE=1/RO=10/RU=${IN}/RK=2/RS=x-`],
  [`https://www.youtube.com/redirect?event=video_description&redir_token=x&q=${IN}&v=y`],
  [`https://t.umblr.com/redirect?z=${IN}&t=x`],
  [`https://out.reddit.com/t3_1?url=${IN}&token=x`],
  [`https://steamcommunity.com/linkfilter/?u=${IN}`],
  [`https://steamcommunity.com/linkfilter/?url=${INNER.replace('&', '%26')}`],
  [`https://href.li/?${INNER}`],
  [`https://vk.com/away.php?to=${IN}&cc_key=`],
  [`https://m.vk.com/away?to=${IN}`],
  [`https://www.linkedin.com/safety/go?url=${IN}&trk=x`],
  [`https://www.linkedin.com/redir/redirect?url=${IN}&urlhash=x`],
  [`https://eur01.safelinks.protection.outlook.com/?url=${IN}&data=05%7C02&reserved=0`],
  [`https://urldefense.proofpoint.com/v2/url?u=${IN.replace(/%/g, '-').replace(/-2F/g, '_')}&d=x`],
  [`https://urldefense.com/v3/__${INNER.replace('+', '*')}__;Kw!!abc!xyz$`],
  [`https://urldefense.com/v3/__${INNER.replace('a=1', '**A1')}__;YT0!!abc`],
  [`https://click.linksynergy.com/deeplink?id=x&mid=1&murl=${IN}`],
  [`https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=${IN}`],
  [`https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&clickref=&p=${IN}`],
  [`https://tc.tradetracker.net/?c=1&m=2&a=3&u=${IN}`],
  [`https://clk.tradedoubler.com/click?p=1&a=2&url=${IN}`],
  [`https://prf.hn/click/camref:1x/destination:${IN}`],
  [`https://www.anrdoezrs.net/links/1/type/dlg/${INNER}`],
  [`https://go.skimresources.com/?id=1X&xs=1&url=${IN}`],
  [`https://amazon.sjv.io/c/1/2/3?u=${IN}`],
  [`https://ad.admitad.com/g/abc/?ulp=${IN}`],
  [`https://s.click.aliexpress.com/deep_link.htm?aff_short_key=x&dl_target_url=${IN}`],
  [`https://rover.ebay.com/rover/1/709-1/1?mpre=${IN}`],
  [`https://www.tiktok.com/link/v2?aid=1988&scene=bio_url&target=${IN}`],
  [`https://t.me/share/url?url=${IN}&text=x`],
  [`https://www.facebook.com/sharer/sharer.php?u=${IN}`],
  [`https://slack-redir.net/link?url=${IN}`],
  [`https://deref-gmx.net/mail/client/x/dereferrer/?redirectUrl=${IN}`],
  [`https://secure-web.cisco.com/1abc/${IN}`],
  [`https://l.facebook.com/l.php?u=${encodeURIComponent(IN)}`],
  [`https://www.google.com/url?q=${encodeURIComponent(`https://l.facebook.com/l.php?u=${IN}`)}`],
])('%s leads to its address', (link) => {
  expect(unwrapped(link).link).toBe(INNER)
})

test.each([
  ['https://www.google.com/amp/s/ex.fr/p', 'https://ex.fr/p'],
  ['https://www.google.fr/amp/ex.fr/p', 'http://ex.fr/p'],
  ['https://ex-fr.cdn.ampproject.org/c/s/ex.fr/p?a=1', 'https://ex.fr/p?a=1'],
  ['https://ex-fr.cdn.ampproject.org/v/s/ex.fr/p', 'https://ex.fr/p'],
  ['https://ma--boutique-fr.translate.goog/p?a=1&_x_tr_sl=en&_x_tr_tl=fr', 'https://ma-boutique.fr/p?a=1'],
])('%s leads to %s', (link, inner) => {
  expect(unwrapped(link).link).toBe(inner)
})

test.each([
  ['https://l.facebook.com/l.php?u=javascript%3Aalert(1)'],
  ['https://l.facebook.com/l.php?h=AT0'],
  ['https://l.facebook.com/l.php?u='],
  ['https://www.google.com/url?q=lampe'],
  ['https://www.google.com/search?q=https%3A%2F%2Fex.fr%2Fp'],
  ['https://www.google.com/url?q=intent%3A%2F%2Fex.fr'],
  ['https://www.google.com/amp/s/'],
  ['https://www.bing.com/ck/a?u=a1%%%'],
  ['https://www.bing.com/search?q=x&u=a1aHR0cHM6Ly9leC5mci8'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&q=https%3A%2F%2Fex.fr'],
  ['https://vk.com/lea?to=https%3A%2F%2Fex.fr'],
  ['https://s.click.aliexpress.com/e/_oAbc'],
  ['https://ex.fr/redirect?url=https%3A%2F%2Fautre.fr'],
  ['https://ex.fr/l.php?u=https%3A%2F%2Fautre.fr'],
  ['https://voleur-l.facebook.com.exemple.fr/l.php?u=https%3A%2F%2Fautre.fr'],
  ['https://google.com.voleur.fr/url?q=https%3A%2F%2Fautre.fr'],
  ['https://ex.fr/https://autre.fr'],
  ['https://urldefense.com/v3/__mailto:lea@ex.fr__;!!x'],
  ['https://urldefense.com/v3/__https://ex.fr'],
  ['=cmd|calc'],
])('%s is no redirect that can be taken off', (link) => {
  expect(unwrapped(link)).toEqual({ link, hosts: [] })
})

test('redirects in redirects end', () => {
  let link = INNER
  for (let depth = 0; depth < 9; depth += 1) link = `https://href.li/?${link}`
  expect(unwrapped(link).hosts.length).toBeLessThan(9)
})
