import { parseJson, readFields, readText } from '@/domain/base/read-field'
import { startOf } from '@/domain/base/text/cut-text'
import { DEMO_KEYS, type DemoTexts } from '@/domain/money/demo-keys'
import type { StoredKey } from './device/stored-keys'
import { typedValue } from './device/typed-text'

// Loaded by the landing page: no Firebase and no sums here.

/** The calculation is older than the account: it belongs to the device, and to the person who signs in there. */
const KEY: StoredKey = 'sale.device'
const TEXT_MAX = 40

const stored = typedValue<DemoTexts | null>(parse, (texts) => texts && JSON.stringify(texts))

/** The three amounts as typed on the landing page; null: nothing was typed or kept. The same object until they change. */
export function readSaleDraft(): DemoTexts | null {
  return stored.read(KEY)
}

/** Null removes it. False: storage refused it. */
export function writeSaleDraft(texts: DemoTexts | null): boolean {
  return stored.write(KEY, texts)
}

function parse(text: string | null): DemoTexts | null {
  const fields = readFields(parseJson(text))
  if (!fields || !DEMO_KEYS.some((key) => key in fields)) return null
  const [price = '', cost = '', shipping = ''] = DEMO_KEYS.map((key) =>
    startOf(readText(fields[key]), TEXT_MAX),
  )
  return { salePriceCents: price, costCents: cost, shippingCents: shipping }
}
