import { Check } from 'lucide-react'
import { euroText } from '@/domain/base/text/euro-text'
import { NO_FIGURES } from '@/domain/money/sale'
import { NEW_SELLER } from '@/domain/money/seller'
import { statementOf } from '@/domain/money/statement'
import { leftOutWords } from '@/domain/money/statement-words'
import { Starburst } from '@/ui/starburst'
import { LAMP_FIGURES } from './example-lamp'
import { LandingSection } from './landing-section'

const LAMP = statementOf({ ...NO_FIGURES, ...LAMP_FIGURES, ...NEW_SELLER })

/** The three cards of the example, each with its day. */
const CARDS = [
  { text: 'Demander un échantillon à l’atelier de Braga', day: 'Lundi' },
  { text: 'Filmer la pince qui tient au livre', day: 'Mercredi' },
  { text: 'Lancer un test à 60\u00a0€, arrêt compris', day: 'Samedi' },
] as const
const WEEK = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'] as const

/** One question, a general answer and the coach's: our own texts, with an amount that the product computes. */
export function TwoAnswers() {
  return (
    <LandingSection
      id="coach"
      title="La même question, posée deux fois"
      lead="Exemple écrit par nous, avec les chiffres d’une lampe fictive."
      isRaised
    >
      <p className="mt-6 w-fit rounded-bubble rounded-bl-md bg-line/60 px-4 py-2 font-semibold">
        Ma lampe à 29,90&nbsp;€, est-ce que je la lance&nbsp;?
      </p>
      <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="rounded-card border border-line p-4 text-muted sm:p-6">
          <h3 className="text-small font-semibold">Une réponse générale</h3>
          <p className="mt-2">
            Le marché de la lampe est porteur. Étudiez vos concurrents, soignez votre communication et veillez
            à garder une bonne marge. Bonne chance&nbsp;!
          </p>
        </div>
        <div className="rounded-card bg-brand-soft p-4 sm:p-6">
          <h3 className="flex items-center gap-2 text-small font-semibold">
            <Starburst className="size-6" /> Coach Boom
          </h3>
          <p className="mt-2">
            {`Ta fiche dit\u00a0: avec 6\u00a0€ de publicité par vente, il te reste ${euroText(LAMP?.restCents ?? 0)}, ${LAMP ? leftOutWords(LAMP) : ''}. Au-delà de ${euroText(LAMP?.highestAdsCents ?? 0)}, tu vends à perte. Teste-la avant de commander\u00a0:`}
          </p>
          <ul className="mt-3 flex flex-col gap-2">
            {CARDS.map(({ text, day }) => (
              <li
                key={text}
                className="flex items-center gap-3 rounded-field bg-surface px-3 py-2.5 text-small"
              >
                <Check aria-hidden className="size-4 shrink-0 text-success" strokeWidth={3} />
                <span className="flex-1 font-medium">{text}</span>
                <span className="text-muted">{day}</span>
              </li>
            ))}
          </ul>
          <ol
            aria-hidden
            className="mt-3 grid grid-cols-7 gap-1 text-center text-fine font-semibold text-muted"
          >
            {WEEK.map((day) => {
              const isFilled = CARDS.some((card) => card.day === day)
              return (
                <li key={day} className={isFilled ? 'text-ink' : undefined}>
                  {day.slice(0, 2)}
                  <span
                    className={
                      isFilled
                        ? 'mt-1 block h-2 rounded-full bg-brand'
                        : 'mt-1 block h-2 rounded-full bg-line'
                    }
                  />
                </li>
              )
            })}
          </ol>
        </div>
      </div>
    </LandingSection>
  )
}
