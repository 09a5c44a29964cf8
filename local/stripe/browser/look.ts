export interface StyleOption {
  readonly base?: Readonly<Record<string, unknown>>
  readonly invalid?: Readonly<Record<string, unknown>>
}

// A constructed stylesheet: the page's CSP refuses inline styles.
const css = `
.stand-in-card { display: flex; flex-wrap: wrap; gap: 8px 16px; font: inherit; color: var(--stand-in-ink, inherit); }
.stand-in-part { display: flex; flex-direction: column; gap: 2px; flex: 1 1 8rem; min-width: 0; }
.stand-in-part.is-number { flex-basis: 100%; }
.stand-in-part label, .stand-in-note { font-size: 14px; line-height: 1.4; color: var(--stand-in-quiet, inherit); }
.stand-in-part input { width: 100%; min-height: 40px; padding: 0; border: 0; border-bottom: 1px solid currentColor;
  border-radius: 0; outline: 0; background: transparent; font: inherit; font-size: 16px; color: inherit; }
.stand-in-part input:focus { box-shadow: 0 2px 0 currentColor; }
.stand-in-part input::placeholder { color: var(--stand-in-quiet, inherit); opacity: 1; }
.stand-in-part input[aria-invalid='true'] { color: var(--stand-in-invalid, inherit); }
.stand-in-part input:disabled { opacity: 0.6; }
.stand-in-note { flex-basis: 100%; margin: 0; }
.stand-in-bank { box-sizing: border-box; width: min(26rem, calc(100vw - 32px)); margin: auto; padding: 24px; border: 0;
  border-radius: 12px; background: Canvas; color: CanvasText; font: inherit; line-height: 1.5; }
.stand-in-bank::backdrop { background: rgb(0 0 0 / 0.6); }
.stand-in-bank h2 { margin: 0 0 12px; font-size: 20px; font-weight: 700; }
.stand-in-bank p { margin: 0 0 20px; }
.stand-in-bank div { display: flex; flex-wrap: wrap; gap: 12px; }
.stand-in-bank button { flex: 1 1 auto; min-height: 44px; padding: 0 16px; border: 1px solid CanvasText; border-radius: 8px;
  background: Canvas; color: CanvasText; font: inherit; cursor: pointer; }
.stand-in-bank button.is-main { background: CanvasText; color: Canvas; }
.stand-in-bank button:focus-visible { outline: 3px solid CanvasText; outline-offset: 2px; }
.stand-in-bank button:disabled { opacity: 0.6; cursor: default; }
`

let isWorn = false

export function wearLook(): void {
  if (isWorn) return
  isWorn = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

export function applyStyle(box: HTMLElement, { base, invalid }: StyleOption): void {
  const placeholder = base?.['::placeholder'] as Record<string, unknown> | undefined
  put(box, '--stand-in-ink', base?.['color'])
  put(box, '--stand-in-quiet', placeholder?.['color'])
  put(box, '--stand-in-invalid', invalid?.['color'])
  if (typeof base?.['fontFamily'] === 'string') box.style.fontFamily = base['fontFamily']
}

function put(box: HTMLElement, name: string, value: unknown): void {
  if (typeof value === 'string' && value !== '') box.style.setProperty(name, value)
}
