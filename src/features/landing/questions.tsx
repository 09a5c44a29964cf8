import { ChevronDown } from 'lucide-react'
import { SiteLink } from '@/components/frame/site-link'
import { PublisherFact } from '@/components/publisher-facts'
import { PUBLISHER, unfilledLabels } from '@/domain/base/publisher'
import { paths } from '@/lib/paths'
import { LandingSection } from './landing-section'

const QUESTIONS = [
  {
    question: 'Je débute complètement\u00a0: est-ce pour moi\u00a0?',
    answer:
      'Oui\u00a0: cinq questions font votre plan, chaque point a son exemple, et le coach répond sans jargon. Coach Boom ne promet aucun revenu.',
  },
  {
    question: 'Le coach peut-il se tromper\u00a0?',
    answer:
      'Oui, c’est une IA. Vérifiez ses réponses avant de décider, surtout pour le droit, les impôts et l’argent.',
  },
  {
    question: 'Que deviennent mes données\u00a0?',
    answer:
      'Aucun autre compte ne les lit. Le fournisseur d’IA reçoit votre conversation et ce que vous choisissez de montrer au coach. Vous pouvez tout télécharger, ou tout effacer.',
  },
  {
    question: 'Faut-il installer quelque chose\u00a0?',
    answer:
      'Non, tout est dans le navigateur, sur ordinateur et téléphone. Vos tâches et vos projets s’ouvrent aussi sans réseau.',
  },
] as const

export function Questions() {
  return (
    <LandingSection
      id="questions"
      title="Avant de commencer"
      lead={<PublisherLine />}
      isRaised
      beside={
        <div className="divide-y divide-line border-y border-line">
          {QUESTIONS.map(({ question, answer }) => (
            <details key={question} className="group">
              <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-3 py-2 font-semibold">
                {question}
                <ChevronDown aria-hidden className="size-5 shrink-0 text-muted group-open:rotate-180" />
              </summary>
              <p className="pb-4 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      }
    />
  )
}

/** Nothing until the publisher is filled in: `deploy:check` refuses before. */
function PublisherLine() {
  if (unfilledLabels(PUBLISHER).length > 0) return null
  return (
    <>
      Coach Boom est publié par <PublisherFact of="name" />
      {PUBLISHER.email && (
        <>
          , que vous pouvez joindre à <PublisherFact of="email" />
        </>
      )}
      , et hébergé par <PublisherFact of="hostName" />.{' '}
      <SiteLink to={paths.legalNotice} className="underline">
        Qui nous sommes
      </SiteLink>
    </>
  )
}
