import { ChevronDown } from 'lucide-react'
import { LandingSection } from './landing-section'

const QUESTIONS = [
  {
    question: 'Je débute complètement\u00a0: est-ce pour moi\u00a0?',
    answer:
      "Oui. Les projets posent les questions une par une, chacune avec un exemple, et le coach répond sans jargon. Coach Boom ne promet aucun revenu\u00a0: c'est vous qui faites le travail.",
  },
  {
    question: 'Le coach peut-il se tromper\u00a0?',
    answer:
      "Oui, c'est une intelligence artificielle. Vérifiez ses réponses avant de décider, surtout pour le droit, les impôts et l'argent.",
  },
  {
    question: 'Que deviennent mes données\u00a0?',
    answer:
      "Vous seul les lisez dans l'application. Un message au coach est envoyé au fournisseur d'IA pour obtenir la réponse. Vous pouvez tout emporter dans une archive, ou tout effacer avec votre compte.",
  },
  {
    question: 'Faut-il installer quelque chose\u00a0?',
    answer:
      "Non, tout est dans le navigateur, sur ordinateur comme sur téléphone. Vos tâches et vos projets s'ouvrent aussi sans réseau, et ce que vous y changez part à son retour.",
  },
] as const

export function Questions() {
  return (
    <LandingSection
      id="questions"
      title="Avant de commencer"
      lead="Les réponses que l'on cherche d'habitude en bas de page."
      isRaised
      beside={
        <div className="divide-y divide-line border-y border-line">
          {QUESTIONS.map(({ question, answer }) => (
            <details key={question} className="group">
              <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 font-semibold">
                {question}
                <ChevronDown aria-hidden className="size-5 shrink-0 text-muted group-open:rotate-180" />
              </summary>
              <p className="pr-9 pb-5 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      }
    />
  )
}
