import { readSaleDraft, writeSaleDraft } from '@/data/sale-draft'
import { isBlank } from '@/domain/base/text/visible-text'
import { DEMO_KEYS, type DemoTexts } from '@/domain/money/demo-keys'

/**
 * The calculation of the landing page, which is prerendered without React: what is typed is kept on the device, and the picture follows. The
 * sums are loaded at the first change. `left`: the page is shown no longer.
 */
export function followDemo(left: AbortSignal): void {
  const form = document.querySelector<HTMLFormElement>('[data-sale-demo]')
  if (!form) return
  const field = (key: string) => form.elements.namedItem(key) as HTMLInputElement
  const typed = (): DemoTexts => ({
    salePriceCents: field('salePriceCents').value,
    costCents: field('costCents').value,
    shippingCents: field('shippingCents').value,
  })
  const keep = () => void writeSaleDraft(DEMO_KEYS.every((key) => isBlank(field(key).value)) ? null : typed())
  const draw = () =>
    void import('./draw-demo').then(
      ({ drawDemo }) => drawDemo(form, typed()),
      () => undefined,
    )

  const isTyped = DEMO_KEYS.some((key) => field(key).value !== field(key).defaultValue)
  const kept = readSaleDraft()
  if (isTyped) keep()
  else if (kept) for (const key of DEMO_KEYS) field(key).value = kept[key]
  if (isTyped || kept) draw()

  const listen = (on: Element | null, type: string, listener: (event: Event) => void) =>
    on?.addEventListener(type, listener, { signal: left })
  listen(form, 'input', () => {
    keep()
    draw()
  })
  // Enter presses the only button there is.
  listen(form, 'submit', (event) => {
    event.preventDefault()
    form.querySelector('a')?.click()
  })
  // Also with the middle button, into another tab.
  for (const press of ['click', 'auxclick']) listen(form.querySelector('a'), press, keep)
}
