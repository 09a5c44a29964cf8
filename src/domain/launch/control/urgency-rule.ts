import type { Passage } from './page-text'
import { withHinted } from './hinted'
import {
  found,
  named,
  neighbourhood,
  sentenceAt,
  sentenceText,
  type Finding,
  type ReadPage,
} from './read-page'
import { claimed } from './stance'

const COUNTDOWN =
  /\bencore \d{1,2} ?(?:h|heures?)\b(?: ?\d{2}\b)?|\b\d{1,2} ?(?:h|heures?) ?:? ?\d{1,2} ?(?:m|min|minutes?)\b(?: ?(?:et )?\d{1,2} ?s\w*)?|\b\d{2} ?: ?\d{2}(?: ?: ?\d{2})?\b(?![.,]\d| ?(?:€|eur|g\b|cm|kg|cl))|plus (?:que |qu')(?:\d+|une?|deux|trois|quatre|cinq|six) ?(?=[!.]|$)|(?<!\b(?:ca|cela|il|elle|on|qui|colis|livraison) )\bne (?:tarde|traine)[sz]? (?:pas|plus|trop)\b(?! (?:a|pour) )/gm
const OFFER = String.raw`\b(?:offres?|promo\w*|prix|remises?|ventes?|tarifs?|reductions?|soldes?|rabais|code|c'est|tout|affaires?|bons? plans?|profite\w*)\b`
const OVER = String.raw`\b(?:fin\b|fini\w*|termin\w*|s'(?:arrete|acheve|envole|en va|evanoui\w*|evapor\w*)|expire\w*|cesse\w*|ferme\w*|prend fin|disparai\w*|(?:re)?mont\w*|doubl\w+|augment\w+|plein tarif|prix (?:normal|fort|plein|habituel)|trop tard|stop)\b`
const CLOCK = String.raw`\b(?:minuit|ce soir|cette nuit|demain|\d{1,2} ?h(?:eures?)?(?: ?\d\d)?\b|\d\d:\d\d)`
/** « Ce soir à minuit c'est terminé », « après minuit, retour au prix normal ». */
const LAST_CALL = new RegExp(
  [
    String.raw`${OFFER}[^.!?\n]{0,40}${OVER}[^.!?\n]{0,25}${CLOCK}`,
    String.raw`${CLOCK}[^.!?\n]{0,25}${OFFER}[^.!?\n]{0,25}${OVER}`,
    String.raw`${CLOCK}[^.!?\n]{0,30}\b(?:retour|retrouve|revien\w*|repass\w*|redevien\w*)\b[^.!?\n]{0,12}(?:prix|tarif|(?<=\ba )\d)`,
    String.raw`${OVER} (?:de )?(?:l'|la |le |les |cette )?${OFFER}[^.!?\n]{0,25}${CLOCK}`,
    String.raw`\b(?:offre|promo\w*|remise|vente|tarif|reduction|rabais|profite\w*|prix)\b[^.!?\n]{0,30}\b(?:jusqu'a|s'eteint (?:a|dans)) ${CLOCK}`,
    String.raw`\bjusqu'a ${CLOCK}[^.!?\n]{0,25}\b(?:offre|promo\w*|remise|vente|tarif|reduction|rabais|prix)\b`,
  ].join('|'),
  'g',
)
/** An end that is dated: « le 4 décembre à minuit ». */
const DATED =
  /\b\d{1,2}(?:er)? (?:janv|fevr|mars|avril|mai|juin|juil|aout|sept|octo|nove|dece)|\b\d{1,2}\/\d{1,2}\b/
const ENDING =
  /offre|promo|expire|termin|fin de|reste|vente|remise|plus qu(?:e\b|')|encore|\b(?:compteur|chrono|sablier|decompte|rebours)\b|plein tarif|\bprix\b|\btarif|avant (?:le|la|l'|que|hausse|fin)|depech|vite|€|\bne (?:tard|train)|[⏳⌛⏰⏱🔥]/u
/** A film, a piece of music, an opening hour. */
const OTHER_CLOCK =
  /livr|entrepot|batterie|\bcycle|brossage|minut(?:erie|eur)|programme|lavage|\bmachine|colle|seche|tient|expedi|si vous commandez|command\w+ avant|\bparten?t\b|envoy|video|audio|\bfilm|album|piste|duree|cuisson|autonomie|ouvert|ferme|horaire|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|telephon|joignable|retrait|\bde \d{1,2} ?[h:]/
/** « La dernière pièce posée », « en quantité limitée par le four »: no last one of the stock. */
const OTHER_LAST =
  /^(?: (?:disponibles? )?(?:sont|est) (?:indiq|affic|list)| (?:du|de la|de l'|des|d'un|d'une|pos|mont|viss|mise|assembl|recu|livr|par\b|a la|a l'|aux?\b)|(?:e|s)?\b par )/
const LAST = /derni|limit/
/** « Un cadeau de dernière minute », « à la réception du dernier article ». */
const OF_LAST =
  /(?:(?:idee|cadeau|achat|envie|imprevu)s?[^.!?\n]{0,14}\bde |(?:reception|livraison|remise|possession|arrivee) d(?:u|e la) )$/
/** « Le prix ne bouge pas ce soir », « il n'en reste pas « plus que 3 » ». */
const DENIED_WITHIN =
  /^(?!n[e' ]|y en).*\b(?:ne |n')(?!(?:etes|es|pass|verr|tien|surviv|hesit|attend|revien|repass|represent)\w* )[a-z]+ (?:pas|jamais)\b|\breste\w* (?:pas|jamais) (?:[«"] ?)?(?:plus |que |qu'|seulement )/
/** A list of the shop's sections. */
const MENU = /[|·•›✿★✨⋆]|\s{2,}/

/** Countdown, few pieces left, others who look: a hurry that the page stages. */
export function falseUrgency(page: ReadPage): Finding {
  const clocks = found(page, COUNTDOWN).filter(
    (place) =>
      ENDING.test(sentenceText(page, place.from)) && !OTHER_CLOCK.test(sentenceText(page, place.from)),
  )
  const lastCalls = found(page, LAST_CALL).filter(({ from }) => {
    const said = sentenceText(page, from)
    return !DATED.test(said) && !OTHER_CLOCK.test(said)
  })
  const stands = (all: readonly Passage[]) =>
    claimed(page, all).filter(
      ({ from, to }) =>
        !isMenu(sentenceText(page, from)) &&
        !DENIED_WITHIN.test(page.folded.slice(from, to)) &&
        !(OF_TIME.test(page.folded.slice(from, to)) && isDatedOnce(page, from)) &&
        !(OF_STOCK.test(page.folded.slice(from, to)) && isStockExplained(page, from)) &&
        !(LAST.test(page.folded.slice(from, to)) && OTHER_LAST.test(page.folded.slice(to, to + 32))) &&
        !OF_LAST.test(page.folded.slice(Math.max(0, from - 32), from)),
    )
  return withHinted(
    stands([...named(page, 'hurry'), ...clocks, ...lastCalls]),
    stands([...named(page, 'hurryHint'), ...lossesByTheClock(page)]),
  )
}

/** « Ce prix disparaît dès que vous quittez la page », « le rayon sera vide avant dimanche »: what is sold, its loss and a clock in one sentence. */
function lossesByTheClock(page: ReadPage): readonly Passage[] {
  const [clocks, stocks] = (['hurryClock', 'hurryStock'] as const).map(
    (thing) => new Set(named(page, thing).map(({ sentence }) => sentence)),
  )
  return named(page, 'hurryLoss').filter(({ sentence }) => clocks?.has(sentence) && stocks?.has(sentence))
}

/** « Ce compteur pointe sur le dimanche 6 décembre à 23 h 59, on ne le relance pas »: an end that the page dates, and keeps. */
function isDatedOnce(page: ReadPage, from: number): boolean {
  const around = page.folded.slice(
    Math.max(sentenceAt(page, from).from, from - DATED_NEAR),
    from + DATED_NEAR,
  )
  return END_DATE.test(around) && NOT_AGAIN.test(around)
}

/** « Dernières pièces en fluo : il en reste 4 au 14 octobre 2026, la teinte n'est plus fabriquée »: a stock counted on a day, with its reason. */
function isStockExplained(page: ReadPage, from: number): boolean {
  const said = page.folded.slice(sentenceAt(page, from).from, neighbourhood(page, from).to)
  return (COUNTED.test(said) && REASON.test(said)) || REMADE.test(said)
}

/** « Nous recuirons en janvier ». */
const REMADE =
  /\b(?:nous|je|on) (?:en )?(?:recui|refer|refabri|retiss|recoud|refaconn|retricot|recoul|reimprim|relanc)\w*r(?:ons|ai|a)\b/
const OF_STOCK = /y en aura|piece|exemplaire|stock|rest|unite|paire|lot|boite|flacon/
const COUNTED =
  /\b(?:au|le|compte\w*|releve\w*|inventaire) (?:du |le |ce )?(?:matin|\d{1,2}(?:er)? (?:janv|fevr|mars|avril|mai|juin|juil|aout|sept|octo|nove|dece))/
const REASON =
  /(?:n'est|ne sont|n'etait) plus (?:fabriqu|produi|edit|tiss|tei)|ne ser\w* (?:pas|plus) (?:refai|reedit|reprodui|fabriqu|recommand)|\b(?:prochaine?|nouvelle|autre)s? (?:arrivee|fournee|recolte|cuisson|lot|serie|livraison|tirage|tournee)|\b(?:refer|reviendr|recommand|reappro|reassort)\w*|(?:fabricant|tisseur|atelier|fournisseur) (?:a|est) (?:arrete|ferme|cesse)/

/** A hurry of time, not of a stock. */
const OF_TIME =
  /\d ?(?:h|:|min|jours?|heures?)|offre|promo|vente|remise|prix|\bfin\b|rebours|dernier\w* (?:heure|jour|minute)/
const DATED_NEAR = 360
const END_DATE =
  /\b\d{1,2}(?:er)? (?:janv|fevr|mars|avril|mai|juin|juil|aout|sept|octo|nove|dece)\w*(?: 20\d\d)?(?: a|,) (?:\d{1,2} ?(?:h|:)|minuit|midi)/
/** It starts no second time, or for nobody else. */
const NOT_AGAIN =
  /\b(?:ne |n')(?:(?:la?|les?|se|sera|seront|est|y) ?){0,2}(?:pas |jamais |plus )?(?:relanc|recommenc|redemarr|repart|reconduit|prolong|remis|repet|remet)\w*|\bsans (?:relance|reconduction|prolongation)|\bmeme (?:heure|date|compteur) pour tous/

function isMenu(line: string): boolean {
  const items = line.split(MENU).filter((item) => item.trim() !== '')
  return (
    items.length >= 3 && !/[\d!?]/.test(line) && items.every((item) => item.trim().split(' ').length <= 4)
  )
}
