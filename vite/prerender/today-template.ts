/** What a press would need the app for: as wide and as high as it will be, without a name, a sign or a place for the focus. */
const BUTTON = /<button\b(?![^>]* data-tick=)[^>]*?( class="[^"]*")[^>]*>([\s\S]*?)<\/button>/g
/** Closed, and what would open it needs the app. */
const CLOSED = /<(p|ul)\b[^>]* hidden=""[^>]*>[\s\S]*?<\/\1>/g
/** Of libraries, which nobody asks here. */
const THEIR_NAMES = /(?<= class="[^"]*)\blucide(?:-[\w-]+)? /g
const FORM = /<form\b[\s\S]*?<\/form>/g

/** Looks of moments that it does not live to see; they would bring their rules into every page's style. */
const PASSING =
  /^(?:(?:group-)?hover|(?:aria-)?disabled|aria-invalid|data-mark|data-\[|placeholder|motion-safe|print|snap|scroll|overscroll|touch|transition|duration|cursor-grab)/

/** A screen as `draw-today.tsx` draws it, for who shows it in front of the app that draws the same. */
export function asTodayTemplate(markup: string): string {
  return (
    markup
      .replace(/^(?:<link [^>]*>)*/, '')
      .replace(/<!--.*?-->/g, '')
      .replace(/ (?:xmlns|data-discover|data-orientation|data-activation-direction|data-index)="[^"]*"/g, '')
      .replace(THEIR_NAMES, '')
      .replace(CLOSED, '')
      // The policy refuses it; `today.js` sets what it knows.
      .replace(/ style="[^"]*"/g, '')
      .replace(BUTTON, (_all, look: string, inside: string) => {
        return `<button type="button" tabindex="-1"${look}>${withoutSigns(inside)}</button>`
      })
      .replace(FORM, (form) =>
        form
          .replace(/<label\b[\s\S]*?<\/label>/g, '')
          .replace(/<input\b[^>]*?( class="[^"]*")[^>]*>/g, '<div$1></div>'),
      )
      .replace(/ class="([^"]*)"/g, (_all, names: string) => {
        const kept = names.split(' ').filter((name) => !PASSING.test(name))
        return kept.length === 0 ? '' : ` class="${kept.join(' ')}"`
      })
      // Tabs that cannot be chosen are none.
      .replace(/ role="tab(?:list" aria-label="[^"]*|panel" tabindex="0)"/g, '')
      // Names of its own: the app's stand in the same page.
      .replace(
        / (id|aria-(?:labelledby|controls|describedby))="([^"]*)"/g,
        (_all, name: string, ids: string) => {
          return ` ${name}="${ids.replace(/[^ ]+/g, (id) => `today-${id}`)}"`
        },
      )
      .replaceAll(' href="#', ' href="#today-')
  )
}

/** The dashboard down to its first card: what is below it, and what is at its end, comes with the app. */
export function asHomeTemplate(markup: string): string {
  return asTodayTemplate(markup.replace(/<footer\b[\s\S]*<\/footer>/, ''))
}

function withoutSigns(markup: string): string {
  return markup.replace(
    /<svg\b[^>]*?( width="\d+")[^>]*?( height="\d+")[^>]*?( class="[^"]*")[^>]*>[\s\S]*?<\/svg>/g,
    '<svg$1$2$3></svg>',
  )
}
