import { PublisherFact } from '@/components/publisher-facts'
import { COACH_CHARACTERS_MAX, COACH_MESSAGES_MAX } from '@/domain/coach/conversation/coach-request'
import { DOSSIER_MAX, DOSSIER_PART_KEYS, DOSSIER_PARTS } from '@/domain/coach/dossier/dossier-parts'
import { AI_MESSAGE_FIELDS, AI_REQUEST_FIELDS } from './ai-request'

/** Not `Intl`: Node and browsers may group digits differently. */
const CHARACTERS = `${COACH_CHARACTERS_MAX / 1000}\u00a0000`

const DOSSIER_CHARACTERS = `${DOSSIER_MAX / 1000}\u00a0000`

/** Exact list of the data that is sent to the AI provider. */
export function AiDisclosure() {
  return (
    <>
      <p>
        Le coach n’est pas une personne. Quand vous lui écrivez, notre serveur envoie votre question à un
        fournisseur d’intelligence artificielle, et vous transmet sa réponse. Rien ne part tant que vous
        n’avez pas envoyé de message. Voici tout ce que contient cet envoi&nbsp;:
      </p>
      <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
        <dl className="flex flex-col gap-3">
          {AI_REQUEST_FIELDS.map((field) => (
            <Field key={field.name} {...field} />
          ))}
        </dl>
        <dl className="flex flex-col gap-3 border-l-2 border-line pl-4">
          {AI_MESSAGE_FIELDS.map((field) => (
            <Field key={field.name} {...field} />
          ))}
        </dl>
      </div>
      <ul>
        <li>
          Les «&nbsp;derniers messages&nbsp;» sont ceux de la conversation ouverte, les vôtres et ceux du
          coach&nbsp;: {COACH_MESSAGES_MAX} au plus, et {CHARACTERS} caractères en tout. Une autre
          conversation n’y est jamais jointe.
        </li>
        <li>
          <strong>N’y sont pas&nbsp;:</strong> votre nom, votre adresse email, votre adresse IP, l’identifiant
          de votre compte et vos paiements. Seul ce que vous écrivez vous-même peut parler de vous&nbsp;: n’y
          mettez ni secret, ni donnée sur quelqu’un d’autre.
        </li>
        <li>
          <strong>
            Vos souvenirs, vos réponses, vos projets, vos produits et vos tâches n’y sont que si vous l’avez
            choisi
          </strong>
          , partie par partie, pour toutes vos conversations. Tant que vous n’avez rien choisi, rien n’en
          part, sauf le projet, le produit, la tâche, le bilan ou les chiffres du graphique sur lequel vous
          pressez «&nbsp;Demander au coach&nbsp;», avec cette seule question et si vous ne l’enlevez pas.
          L’application montre le texte mot pour mot avant l’envoi ({DOSSIER_CHARACTERS} caractères au
          plus)&nbsp;; il porte la date du jour, et rien d’autre que les parties choisies&nbsp;:
          <dl className="mt-2 flex flex-col gap-1 border-l-2 border-line pl-4">
            {DOSSIER_PART_KEYS.map((key) => (
              <div key={key}>
                <dt className="inline font-semibold">{DOSSIER_PARTS[key].label}&nbsp;:</dt>{' '}
                <dd className="inline">{DOSSIER_PARTS[key].holds}</dd>
              </div>
            ))}
          </dl>
        </li>
        <li>
          Le ton que vous avez choisi pour le coach, s’il y en a un, est dit en une ligne avant la question.
          Un souvenir n’est gardé que si vous l’approuvez, et ne part plus dès que vous l’oubliez&nbsp;; ce
          qui est déjà parti avec une question reste dans sa conversation.
        </li>
        <li>
          Si la réponse échoue avant son premier mot, le même envoi est refait, deux fois au plus (sans le
          réglage que le modèle refuse, quand c’est ce qui l’arrête), ou adressé une fois à un autre modèle du
          même fournisseur.
        </li>
        <li>
          Le fournisseur nous dit combien de mots il a comptés. Nous notons ces nombres, sans aucun texte et
          sans l’identifiant de votre compte, pour suivre ce que le coach nous coûte.
        </li>
        <li>
          Nous n’entraînons aucune intelligence artificielle avec vos messages, et aucune décision qui vous
          concerne n’est prise par elle.
        </li>
      </ul>
      <p>
        Un test automatique attrape cet envoi et le compare à la liste ci-dessus&nbsp;: elle ne peut pas
        vieillir sans que nous le sachions.
      </p>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[min(14rem,35%)_minmax(0,1fr)]">
        <dt className="text-muted max-sm:-mb-2">Fournisseur</dt>
        <dd>
          <PublisherFact of="aiProvider" />
        </dd>
        <dt className="text-muted max-sm:-mb-2">Pays</dt>
        <dd>
          <PublisherFact of="aiCountry" />
        </dd>
        <dt className="text-muted max-sm:-mb-2">Ce qu’il garde</dt>
        <dd>
          <PublisherFact of="aiRetention" />
        </dd>
      </dl>
    </>
  )
}

function Field({ name, says }: { name: string; says: string }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[min(8rem,35%)_minmax(0,1fr)]">
      <dt>
        <code className="font-mono text-small font-bold">{name}</code>
      </dt>
      <dd>{says}</dd>
    </div>
  )
}
