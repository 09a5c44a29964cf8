/** Shutdown dates of models, announced by their provider (read in November 2026): first day without the model; null: no date known. */
const MODEL_ENDS: Readonly<Record<string, string | null>> = {
  'gpt-3.5-turbo': '2026-10-23',
  'gpt-4o': '2027-01-14',
  'gpt-4o-mini': '2027-01-14',
  'gpt-4.1': '2027-01-14',
  'gpt-4.1-mini': '2027-01-14',
  'gpt-5.6-luna': null,
  'gpt-6-luna': null,
}

const PROVIDER_OF_THE_LIST = 'api.openai.com'
const SOON_DAYS = 90
const DAY_MS = 86_400_000

export function modelGaps(env: Readonly<Record<string, string>>, now: Date): string[] {
  const host = URL.canParse(env['COACH_BASE_URL'] ?? '') ? new URL(env['COACH_BASE_URL'] ?? '').hostname : ''
  return ['COACH_MODEL', 'COACH_FALLBACK_MODEL'].flatMap((name) => {
    const model = (env[name] ?? '').trim()
    if (model === '') return []
    const end = MODEL_ENDS[model]
    if (end === undefined) {
      return host.endsWith(PROVIDER_OF_THE_LIST)
        ? [
            `functions/.env: ${name} is ${model}, which local/deploy/model-ends.ts does not know: ask the provider whether it lives.`,
          ]
        : []
    }
    if (end === null) return []
    const days = Math.floor((Date.parse(end) - now.getTime()) / DAY_MS)
    if (days < 0) return [`functions/.env: ${name} is ${model}, which was switched off on ${end}.`]
    return days <= SOON_DAYS ? [`functions/.env: ${name} is ${model}, which is switched off on ${end}.`] : []
  })
}
