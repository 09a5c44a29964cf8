import { createCoachProvider } from '../../functions/src/coach/provider'
import { spareSettingOf } from '../../functions/src/coach/model-families'
import { Fault } from '../../functions/src/platform/fault'
import { coachDailyMax, coachProviderConfig } from '../../functions/src/platform/params'

/**
 * Sends each model one question with the body of `coachChat`, to find refused settings before release. Reads params and key from
 * `process.env`, as in production.
 */
export async function providerGaps(): Promise<string[]> {
  if ((process.env['COACH_API_KEY'] ?? '') === '') {
    return ['functions/.secret.local: without COACH_API_KEY no model is asked whether it takes our request.']
  }
  try {
    coachDailyMax()
    const { model, fallbackModel } = coachProviderConfig()
    const models = [...new Set([model, fallbackModel])].filter((each) => each !== '')
    return (await Promise.all(models.map(gapOf))).flat()
  } catch (error) {
    return [`functions/.env: the coach's params are wrong (${wordsOf(error)}).`]
  }
}

async function gapOf(model: string): Promise<string[]> {
  const provider = createCoachProvider()
  const nothing = () => undefined
  const left: string[] = []
  try {
    await provider.answer(
      { ...coachProviderConfig(), model, fallbackModel: '' },
      { messages: [{ role: 'user', content: 'Bonjour' }], safetyIdentifier: '0'.repeat(64) },
      {
        signal: undefined,
        onText: nothing,
        onProposal: nothing,
        onAsked: nothing,
        onUsage: nothing,
        onFault: ({ reason }) => {
          const setting = spareSettingOf(reason)
          if (setting) left.push(setting)
        },
      },
    )
    return left.map(
      (setting) => `${model} refuses ${setting}: the coach asks it twice at first, and goes without it.`,
    )
  } catch (error) {
    return [`${model} does not take the request of the coach (${wordsOf(error)}): docs/deploy.md, 3.6.`]
  } finally {
    await provider.close()
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Fault)) throw error
  return [error.code, error.reason, error.status].filter((word) => word !== undefined).join(' ')
}
