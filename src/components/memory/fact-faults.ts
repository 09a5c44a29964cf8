import { FACT_MAX, FACTS_MAX } from '@/domain/base/text/text-limits'
import type { FactFault } from '@/domain/coach/facts/check-fact'

export const FACT_FAULTS: Readonly<Record<FactFault, string>> = {
  blank: 'Écris ce qui est à retenir.',
  'too-long': `Un souvenir tient en ${FACT_MAX}\u00a0caractères.`,
  secret: 'Ni carte, ni mot de passe, ni adresse, ni téléphone\u00a0: le coach n’en a pas besoin.',
}

export const SAID_ALREADY = 'C’est déjà retenu.'

export const NO_ROOM = `${FACTS_MAX}\u00a0souvenirs, c’est plein\u00a0: oublies-en un pour faire de la place.`

/** Shown when the coach proposes a fact that it must not remember. */
export const NOT_REMEMBERED =
  'Le coach ne retient rien sur la santé, la religion, les opinions, d’autres personnes, ni carte, mot de passe, adresse ou téléphone.'
