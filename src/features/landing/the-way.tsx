import { STAGES } from '@/domain/guidance/stages'
import { Starburst } from '@/ui/starburst'
import { LandingSection } from './landing-section'

const DAYS = [
  {
    day: 'Samedi',
    hours: [
      ['10\u00a0h', 'Cinq questions\u00a0: un projet, ses premières tâches, une semaine.'],
      ['10\u00a0h\u00a015', 'Trois liens collés, jugés sur huit critères.'],
      ['11\u00a0h', 'Le prix d’achat est écrit\u00a0: deux produits sur trois perdent de l’argent.'],
      ['14\u00a0h', 'Le coach relit l’offre, deux tâches vont à mardi.'],
    ],
  },
  {
    day: 'Dimanche',
    hours: [
      ['9\u00a0h', 'Client, promesse et prix entrent dans le projet, question par question.'],
      ['11\u00a0h', 'Un message prêt pour trois fournisseurs.'],
      ['17\u00a0h', 'Le budget du test est fixé\u00a0: on sait quand s’arrêter.'],
      ['18\u00a0h', 'Le bilan clôt la semaine. Lundi a sa première tâche.'],
    ],
  },
] as const

/** The six stages as a way, and the first two days on it. */
export function TheWay() {
  return (
    <LandingSection id="chemin" title="De l’idée à la première vente, six étapes">
      <ol className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {STAGES.map(({ key, label }, at) => (
          <li
            key={key}
            className="flex items-center gap-2 text-small font-semibold lg:flex-col lg:items-start"
          >
            <Starburst filled={2 * at + 2} className="size-9" />
            {label}
          </li>
        ))}
      </ol>
      <h3 className="mt-8 text-heading font-bold">Vos deux premiers jours, si vous commencez samedi</h3>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        {DAYS.map(({ day, hours }) => (
          <section key={day} className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
            <h4 className="font-bold">{day}</h4>
            <ul className="mt-2 flex flex-col gap-2 text-small">
              {hours.map(([hour, text]) => (
                <li key={hour} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-2">
                  <span className="font-semibold text-muted tabular-nums">{hour}</span>
                  {text}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </LandingSection>
  )
}
