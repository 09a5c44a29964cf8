import { plainLetters } from '@/domain/base/text/fold-text'
import { coverageOf } from './coverage'
import { isEnglish, isForeign } from './language'
import { DATA, EMAIL, SITE } from './contact-data'
import type { Passage } from './page-text'
import { knownParties, textOf } from './parties'
import { found, orNull, sentenceAt, sentenceText, type ReadPage } from './read-page'
import { claimed, isSpoken } from './stance'

/** Words that warn in another language whatever else the sentence says. */
const SURE_WARNING =
  /\b(?:warning|warnung|achtung|advertencia|precaucion|attenzione|avvertenz\w*|waarschuwing|choking hazard|keep (?:\w+ )?(?:out|away)|do not|not (?:suitable|intended) for|nicht geeignet|no apto|non adatto|niet geschikt|sicherheitshinweis\w*|warnhinweis\w*|vorsicht|gefahr|erstickung\w*|nur unter|unter (?:\w+ )?aufsicht|kein schutz|peligro|pericolo|cuidado|gevaar|let op|uwaga|perigo|atencao|supervise (?:your|the|pets?|child\w*|dogs?|cats?|play)|discard (?:if|when|immediately|after|any|the)|inspect (?:the|your|toys?|before|regularly|product)|unplug|replace if|remove if|stop using|discontinue use|throw away|consult a doctor|seek medical|wash hands|use under|before (?:first|each|every) use|if (?:damaged|torn|broken|swallowed)|small parts|not a toy|remove all|keep an eye|may cause|rinse with|wear (?:gloves|goggles|a helmet)|handle with care|check (?:the|your|regularly|for)|bajo (?:la )?(?:vigilancia|supervision)|sotto (?:la )?(?:sorveglianza|supervisione))\b|警告|注意|危险/
const WARNING =
  /\b(?:caution|danger|hazard|never|children|adults?|kinder|erwachsene|ninos|adultos|bambini|adulti|kinderen|supervision|unattended|flammable|fire|flames?|heat|swallow\w*|ingest\w*|suffocat\w*|chok\w*|eyes|skin|burns?|avoid|nicht|keep|risk|mantener|evitar|fuego|agua|feuer|wasser|augen)\b/
const FRENCH_WARNING =
  /ne convient pas aux enfants|risque d'etouffement|petits elements|hors de (?:la )?portee des enfants|avertissements? ?:|mise en garde ?:|precautions? d'emploi/

/** Characters before on a line: it may be the whole page. */
const SAME_LINE = 300
/** « Attention : surveillez toujours l'enfant. (Always supervise your child.) »: said in French before, on the same line. */
const FRENCH_ORDER =
  /\b(?:surveillez|jetez|verifiez|inspectez|remplacez|debranchez|lavez|retirez|gardez|tenez|surveiller|jeter|verifier|inspecter|debrancher|retirer|garder|tenir)\b/

function foreignWarnings({ folded, sentences }: ReadPage): readonly Passage[] {
  const isRepeated = (from: number) =>
    FRENCH_ORDER.test(folded.slice(Math.max(folded.lastIndexOf('\n', from - 1) + 1, from - SAME_LINE), from))
  const sure = sentences.filter(({ from, to }) => {
    const sentence = folded.slice(from, to)
    // « Attention / Warning » beside the French words is a second language, not the only one.
    if (SURE_WARNING.test(sentence)) return !isMostlyFrench(sentence) && !isRepeated(from)
    return WARNING.test(sentence) && (isForeign(sentence) || isBriefWarning(sentence))
  })
  const lineOf = ({ from }: Passage) => folded.lastIndexOf('\n', from - 1)
  const lines = new Set(sure.map(lineOf))
  // « Keep away from water. For indoor use only. »: one warning.
  return sentences.filter(
    (sentence) =>
      sure.includes(sentence) ||
      (lines.has(lineOf(sentence)) && isForeign(folded.slice(sentence.from, sentence.to))),
  )
}

/** « Never leave unattended », « Risk of fire. »: too few small words for a language. */
function isBriefWarning(sentence: string): boolean {
  return ORDER.test(sentence) && !ANY_FRENCH.test(sentence) && (sentence.match(EACH_WARNING)?.length ?? 0) > 1
}

const ORDER = /\b(?:never|not|no|keep|avoid|required|risk|unattended|supervision|nicht|evitar|mantener)\b/
const EACH_WARNING = new RegExp(String.raw`${WARNING.source}|\b(?:not|required|toy)\b`, 'g')
const ANY_FRENCH =
  /\b(?:le|la|les|des|du|une?|et|aux?|pour|ne|pas|vous|votre|nous|est|sur|dans|avec|de|l'\w+)\b/
/** Words that no other language of these has. */
const SURE_FRENCH = /\b(?:ne|pas|aux|vous|votre|une|sur|dans|avec|enfants|moins|hors|est|veut|mot)\b/g
const FRENCH_WORDS = /\b(?:le|la|les|des|aux?|ne|pas|est|une?|du|vous|votre|enfants|moins|hors|portee)\b/g

/** « Warning / Attention : surface chaude »: the foreign word is a second title. */
const TITLES =
  /\b(?:warning|caution|achtung|warnung|sicherheitshinweis\w*|warnhinweis\w*|vorsicht|gefahr|peligro|pericolo)\b/g
const FRENCH_TITLE = /\b(?:attention|avertissements?|mises? en garde)\b/

function isMostlyFrench(sentence: string): boolean {
  const rest = sentence.replace(TITLES, ' ')
  if (FRENCH_TITLE.test(rest)) return !SURE_WARNING.test(rest) && !WARNING.test(rest)
  return (sentence.match(FRENCH_WORDS)?.length ?? 0) >= 3 || (sentence.match(SURE_FRENCH)?.length ?? 0) >= 2
}

export function warningsNotFrench(page: ReadPage): readonly Passage[] | null {
  return FRENCH_WARNING.test(page.folded) ? null : orNull(foreignWarnings(page))
}

const TEMPLATE =
  /\[ ?(?!votre (?:e-?mail|courriel|adresse e-?mail))(?:insert|inserer|votre|vos|your|nom|name|adresse|address|ville|date|todo|xx|a completer|completer|lien|link|email|e-mail|telephone|phone|company|store|shop|numero|product|produit|texte|prix|montant|siret|delai)[^\]\n]{0,60}\]|<(?:inser|insert|votre|vos|your|nom|adresse|ville|prix)[^>\n]{0,60}>|\btodo ?:|\bsir(?:et|en) ?:? ?(?:0{3} ?){3}0*|\blorem ipsum[^.!?\n]*|\bdolor sit amet[^.!?\n]*|\bdescription (?:goes )?here\b|\byour (?:store|shop|company|business|e-?mail|order|name|address|product|text|logo)\w*|\b(?:your )?(?:sub)?(?:title|heading|headline|text|caption|image|content|tagline|slogan|story) (?:goes )?here\b|\{\{[^}\n]{0,60}\}\}|\bx{3,}\b|\b(?:yourstore|mystore|monsite|votresite|mon-site|votre-site|votreboutique|votre-boutique)\.(?:com|fr|org)|myshopify|powered by \w+|propulse par \w+|texte (?:a (?:remplacer|modifier|inserer)|d'exemple|de remplissage|provisoire)|\b(?:inser|ajout|ecri|remplac|complet|saisi|decri|modifi|racont|present)\w*(?:ez|er) (?:ici|ce texte|votre (?:texte|description|histoire|slogan|marque|titre|contenu|adresse|nom))[^.!?\n]*|votre (?:texte|slogan|titre|logo|description) ici|(?<=(?:[:[(\n-]|\b(?:produit|boutique|texte|siret|siren|adresse|nom|prix|telephone|date|numero|mediateur)) ?)a completer\b(?! (?:avec|par|d'|de|selon)\b)|\bnom de (?:la|votre) (?:boutique|societe|marque|entreprise)\b|\b(?:shop now|add to cart|buy now|order now|free (?:worldwide )?shipping|shipping policy|return policy|refund policy|privacy policy|tax included|shipping calculated|calculated at checkout|all rights reserved|track your order|subscribe|terms of service|terms and conditions|contact us|click here|learn more|read more|sign up|new arrivals?|free shipping|welcome to our|processing time|thank you for|satisfaction guaranteed|money back|you may also like|in stock|sold out)\b|\b(?:add|insert|enter|write|edit|describe|paste|upload|put|tell|use) (?:your|what|how|this|the|an|some|a (?:short|catchy|brief|few|title|line|text)|here|in here|us about)\b[^.!?\n]*|\b(?:type|say|explain|share) (?:your|here|something)\b[^.!?\n]*|\b(?:section|tab|heading|button|image|slide|block|column|feature|item) ?(?:\d )?(?:title|label|heading|caption|placeholder|goes here)\b|\b(?:placeholder|sample (?:text|page)|dummy text)\b|^\W*(?:heading|title|subtitle|paragraph|column|button|image) \d\W*$|\btexte (?:par defaut|du theme)\b|\[ ?(?:photos?|images?|visuels?|logo)[^\]\n]{0,30} ici ?\]|\b(?:insert|add) (?:testimonials?|images?|text|logo|title|photo|link|content|video)\b|\b(?:texte|legende|titre|paragraphe|description|image|bloc|section|contenu|slogan)(?: \d)? a (?:personnaliser|remplir|rediger|inserer|ajouter|definir|venir)\b|\b(?:coll|mett|redig|renseign|insere|place|tap)\w*(?:ez|er) ici\b[^.!?\n]*|\bmax(?:imum)?\.? \d+ (?:characters|words|chars)\b|\{ ?(?:product|shop|store|customer|order)[._ ]\w+ ?\}|%(?:\w+_)\w+%|\bthanks? (?:you )?for (?:shopping|choosing|ordering|your (?:order|purchase))\b[^.!?\n]*/gm
/** Addresses that belong to nobody: a trial shop has them too, so that alone they are no leftover. */
const SAMPLE_ADDRESS = /(?<![\w.@-])[\w.@-]{0,100}\b(?:example|exemple)\.(?:com|fr|org)\b/g
const BRACKETS = /[[{<][^\]}>\n]*$/

const BRANDS =
  /\b(?:nike|adidas|disney|pokemon|pikachu|apple|airpods?|airtag|dyson|lego|playmobil|barbie|chanel|gucci|louis vuitton|rolex|samsung|xiaomi|philips|tefal|ikea|stanley|crocs|aliexpress|temu|shein|alibaba|wish|amazon basics|sony|bose|lacoste|ray-?ban|sephora|dior|hello kitty|marvel|star wars|harry potter|paw patrol|pat'patrouille)\b/g
const BRAND_AS_FIT =
  /compatib|marques? (?:d|de leur)|marque :|fabricant|aucun lien|\b(?:coque|etui|housse|chargeur|cable|bracelet|support|verre|adaptateur)\b|pour (?:iphone|ipad|airpods?|airtag|samsung|xiaomi|apple|lego)|s'adapte|convient (?:a|aux)|apple ?pay|samsung ?pay|amazon ?pay|google ?pay|fonctionne avec|pay\b|n'est (?:pas|ni)|sans lien avec/
const FOR = /\b(?:pour|avec|type|ou|et)(?: [a-z']+){0,3} $/
const SHOP_NAME =
  /(?:[Bb]ienvenue (?:chez|sur|dans) |[Ll][’']équipe (?:de )?|©(?: ?20\d\d)? ?|[Cc]opyright (?:20\d\d )?|[Ll]a boutique |[Mm]erci d[’']avoir choisi |Chez (?=[^,\n]{2,40}, (?:nous|on|notre|nos|votre|vos|ton|ta|tes|tou\w+|chaque|l[ae]s?)\b))((?:[A-ZÀ-Ý][\p{L}\d&’'-]+ ?){1,3})/gu

/** « Merci d'avoir choisi TOYLANDIA OUTLET » on the page of a seller of another name: nothing else on it bears this one. */
function unknownShops(page: ReadPage): readonly Passage[] {
  const { text, folded } = page
  const isNamed = knownParties(page).seller.identity !== null
  if (!isNamed && !coverageOf(page).policies) return []
  const towns = new Set(Array.from(folded.matchAll(TOWN), ([whole, town = whole]) => town))
  const all = Array.from(text.matchAll(WELCOME), ({ 0: whole, 1: name = '', index }) => {
    const start = index + whole.indexOf(name)
    const said = folded.slice(start, start + name.length).match(/[a-z0-9]{3,}/g) ?? []
    // « AudioZen Paris »: the town of the mediator is no name of the shop.
    const own = said.filter((word) => !towns.has(word))
    const words = own.length > 0 ? own : said
    return { from: index, to: index + whole.trimEnd().length, start, words }
  })
  // The greetings themselves may say the name twice.
  let [others, at] = ['', 0]
  for (const { start, to } of all) {
    const sentence = sentenceAt(page, start)
    others += `${folded.slice(at, Math.max(at, sentence.from))} `
    // « L'équipe Lumo répond sur aide@lumo.fr »: its address is the seller's.
    const said = folded.slice(sentence.from, sentence.to)
    others += `${EMAIL.exec(said)?.[0] ?? ''} ${SITE.exec(said)?.[0] ?? ''} `
    at = Math.max(at, to, sentence.to)
  }
  others += folded.slice(at)
  // « L'équipe Lumo vous répond » may be all that names the seller.
  const greetings = all.filter(({ from }) => isNamed || !folded.startsWith('equipe', from + 2))
  // A text may greet many times in the same name.
  const known = new Map<string, boolean>()
  const isElsewhere = (word: string) => {
    const isThere = known.get(word) ?? others.includes(word)
    known.set(word, isThere)
    return isThere
  }
  return greetings.filter(({ words }) => words.length > 0 && !words.some(isElsewhere))
}

const TOWN =
  /\b\d{5} ([a-z]{3,})|\b(?:paris|lyon|marseille|bordeaux|lille|nantes|toulouse|nice|france|europe)\b/g

const WELCOME =
  /(?:(?<=^|[.!?] |\n)(?=\p{Lu}[\p{L}\d&’'-]*(?:\p{Ll}\p{Lu}|(?: \p{Lu}[\p{L}\d&’'-]+){1,2} (?:vous|te) remercie)[^.!?\n]{0,40}\b(?:vous|te) remercie)|[Bb]ienvenue (?:chez|sur|dans la boutique) |[Ll][’']équipe (?:de )?|(?:©|[Cc]opyright) ?20\d\d ?|[Mm]erci (?:d[’']avoir choisi|de (?:votre|ta) (?:confiance|visite) (?:à|chez)|pour (?:votre|ta) (?:achat|commande|visite) (?:sur|chez)) |Chez (?=\p{Lu}{3}[^,\n]{0,40}, (?:nous|on|notre|nos|votre|vos|ton|ta|tes|tou\w+|chaque|l[ae]s?)\b)|(?:[Rr]etrouvez|[Dd]écouvrez)[^.!?\n]{0,60} (?:sur|dans) (?:notre|la) boutique (?:en ligne )?)((?!France|Noël|Paris|Colissimo|Chronopost|Mondial|Etsy|Instagram|Facebook|Vinted|Amazon|TikTok|Pinterest|Leboncoin)\p{Lu}[\p{L}\d&’'-]{2,}(?: \p{Lu}[\p{L}\d&’'-]+){0,2})/gu

/** Fields that the buyer fills: the text of an engraving, a newsletter. */
const FILLED =
  /\b(?:grav|brod|personnalis|imprim|prenom|initiales|newsletter|lettre d'information|inscri|(?:le|un|ce) champ|message cadeau|carte cadeau|au moment de (?:la )?command)/
/** Words of a language before names: only with a capital they are a brand. */
const COMMON = /^(?:apple|wish|stanley|marvel|barbie|crocs|bose)$/
const QUOTED = /[«"“][^»"”\n]*[»"”]/g

/** « Lorem ipsum » in quotation marks within a sentence of other words: the text is spoken of, or the title of the article. */
function isMentioned(page: ReadPage, at: number): boolean {
  const { from, to } = sentenceAt(page, at)
  const sentence = page.folded.slice(from, to)
  if (
    !/^(?:lorem|dolor|write|add|insert|tell|describe|type|share|say|put|edit|use)\b/.test(
      page.folded.slice(at, at + 9),
    )
  )
    return false
  const quoted = [...sentence.matchAll(QUOTED)].find(
    ({ 0: whole, index }) => from + index < at && at < from + index + whole.length,
  )
  return quoted !== undefined && /[a-z]{3}/.test(sentence.replace(QUOTED, ' '))
}

export function templateLeftovers(page: ReadPage): readonly Passage[] | null {
  const { text, folded, sentences, context } = page
  const isWarning = new Set(foreignWarnings(page).map(({ from }) => from))
  const english = sentences.filter(({ from, to }) => {
    const sentence = folded.slice(from, to)
    if (isWarning.has(from)) return false
    // A title in quotation marks may be in any language.
    return !isSpoken(page, { from, to }) && isEnglish(sentence.replace(QUOTED, ' '))
  })
  // Goods of a known brand may be sold again.
  const isResold = /reconditionn|occasion|seconde main|revendeur|distributeur/.test(folded)
  const own = plainLetters(context.brand ?? '')
  const mentions = claimed(page, found(page, BRANDS))
    .map((place) => ({ ...place, name: folded.slice(place.from, place.to) }))
    .filter(({ name, from }) => !COMMON.test(name) || /\p{Lu}/u.test(text.charAt(from)))
  const fitting = new Set(
    mentions
      .filter(
        ({ from }) =>
          BRAND_AS_FIT.test(sentenceText(page, from)) || FOR.test(folded.slice(Math.max(0, from - 40), from)),
      )
      .map(({ name }) => name),
  )
  // The article's own maker, with its address.
  const makers = knownParties(page)
    .all.filter((party) => party.roles.has('maker') && DATA.test(textOf(page, party)))
    .map((party) => textOf(page, party))
  const brands = mentions.filter(
    ({ name }) =>
      !own.includes(name) && !isResold && !fitting.has(name) && !makers.some((maker) => maker.includes(name)),
  )
  const shops =
    own === ''
      ? unknownShops(page)
      : [...text.matchAll(SHOP_NAME)].flatMap(({ 0: whole, 1: name = '', index }) => {
          const named = plainLetters(name.trim())
          const isOwn = named === '' || own.includes(named) || named.includes(own)
          return isOwn ? [] : [{ from: index, to: index + whole.trimEnd().length }]
        })
  const left = found(page, TEMPLATE).filter(
    ({ from }) =>
      !isSpoken(page, { from, to: from }) &&
      !FILLED.test(sentenceText(page, from)) &&
      !isMentioned(page, from),
  )
  const others = [...left, ...english, ...brands, ...shops]
  const samples = found(page, SAMPLE_ADDRESS).filter(
    ({ from }) => others.length > 0 || BRACKETS.test(folded.slice(Math.max(0, from - 40), from)),
  )
  return orNull([...others, ...samples])
}
