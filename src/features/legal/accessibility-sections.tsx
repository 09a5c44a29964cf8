import { PublisherFact } from '@/components/publisher-facts'
import { UNDO_WORDS } from '@/domain/base/business'
import type { LegalSection } from './legal-page'

export const ACCESSIBILITY_SECTIONS: readonly LegalSection[] = [
  {
    id: 'etat',
    title: 'État de conformité',
    body: (
      <>
        <p>
          Nous visons le RGAA&nbsp;4.1 et les règles WCAG&nbsp;2.2 de niveau AA. Aucun audit complet n’a été
          fait, et nous n’annonçons donc aucun pourcentage. Le RGAA demande d’écrire dans ce cas{' '}
          <strong>non conforme</strong>
          &nbsp;: c’est notre état officiel jusqu’à un audit, quoi que disent nos propres essais.
        </p>
      </>
    ),
  },
  {
    id: 'essais',
    title: 'Ce qui est vérifié, et comment',
    body: (
      <>
        <p>
          Avant chaque mise en ligne, un vrai navigateur parcourt l’application et s’arrête à la première
          faute&nbsp;:
        </p>
        <ul>
          <li>
            <strong>Les règles automatiques d’axe</strong> (WCAG&nbsp;2.0, 2.1 et 2.2, niveaux A et AA, et ses
            bonnes pratiques)&nbsp;: sur chaque écran avec le thème clair et le thème sombre, et sur les
            fenêtres et les messages d’erreur des parcours. Les contrastes des deux thèmes sont calculés
            couple par couple.
          </li>
          <li>
            <strong>Le clavier</strong>&nbsp;: huit parcours entiers sans souris (connexion, inscription,
            tâches, projet, recherche, coach, profil, suppression du compte), où l’on vérifie à chaque pas où
            est le focus et qu’il revient d’où il est parti. «&nbsp;Aller au contenu&nbsp;» est le premier
            arrêt de chaque page.
          </li>
          <li>
            <strong>Les noms et les rôles</strong>&nbsp;: les essais trouvent chaque champ, bouton, onglet et
            message par ce qu’un lecteur d’écran en dit, jamais par son dessin. Chaque page a son titre, et le
            focus va à son titre quand on y arrive.
          </li>
          <li>
            <strong>Les erreurs de formulaire</strong>&nbsp;: dites au-dessus du formulaire, reliées au champ
            en faute, qui prend le focus.
          </li>
          <li>
            <strong>L’agrandissement</strong>&nbsp;: chaque adresse à 320&nbsp;pixels de large, ce que donne
            un zoom de 400&nbsp;%, sans défilement horizontal de la page, et avec un texte à 200&nbsp;%.
          </li>
          <li>
            <strong>Les réglages de l’appareil</strong>&nbsp;: thème clair ou sombre, animations réduites,
            couleurs imposées par Windows.
          </li>
        </ul>
        <p>
          Ces essais ont lieu dans Chromium. Les parcours principaux sont faits aussi dans Firefox et dans
          WebKit, le moteur de Safari. Des captures de chaque écran sont relues à l’œil.
        </p>
      </>
    ),
  },
  {
    id: 'faiblesses',
    title: 'Ce que nous savons faible',
    body: (
      <ul>
        <li>
          <strong>Aucun essai par des personnes handicapées</strong>, ni avec NVDA, JAWS, VoiceOver ou
          TalkBack. Un outil automatique ne trouve qu’une partie des fautes.
        </li>
        <li>
          <strong>Safari lui-même</strong>, sur un Mac ou un iPhone, n’est pas essayé, et les règles d’axe, le
          clavier et l’agrandissement ne le sont ni dans Firefox ni dans WebKit.
        </li>
        <li>
          <strong>Les réponses du coach</strong> sont écrites par une intelligence artificielle&nbsp;: leurs
          titres, leurs listes et leurs tableaux peuvent être mal choisis.
        </li>
        <li>
          <strong>Une réponse du coach qui s’écrit</strong> est annoncée à son début et à sa fin, sans être
          lue d’elle-même&nbsp;: il faut aller la lire.
        </li>
        <li>
          <strong>Un message avec «&nbsp;Annuler&nbsp;»</strong> s’efface après {UNDO_WORDS}, plus tard tant
          que le focus ou le pointeur est dessus&nbsp;; la touche F6 y mène.
        </li>
        <li>
          <strong>Les champs de la carte bancaire</strong> viennent de Stripe, dans un cadre que nous ne
          pouvons pas corriger.
        </li>
        <li>
          <strong>Les tableaux de recherche</strong> ont dix colonnes&nbsp;: sur un écran étroit ou très
          agrandi, ils demandent plus de gestes que le reste.
        </li>
      </ul>
    ),
  },
  {
    id: 'contact',
    title: 'Signaler une difficulté',
    body: (
      <p>
        Dites-nous ce que vous vouliez faire, sur quelle page et avec quel appareil&nbsp;:{' '}
        <PublisherFact of="email" />. Nous répondons, et nous cherchons avec vous un autre moyen en attendant
        la correction.
      </p>
    ),
  },
  {
    id: 'recours',
    title: 'Voies de recours',
    body: (
      <>
        <p>
          Si vous nous avez signalé un défaut qui vous empêche d’accéder à un contenu ou à un service, et que
          vous n’avez pas reçu de réponse satisfaisante, vous pouvez vous adresser au Défenseur des
          droits&nbsp;:
        </p>
        <ul>
          <li>
            par son{' '}
            <a href="https://formulaire.defenseurdesdroits.fr/" rel="noopener noreferrer">
              formulaire en ligne
            </a>
            ,
          </li>
          <li>
            auprès de son{' '}
            <a href="https://www.defenseurdesdroits.fr/carte-des-delegues" rel="noopener noreferrer">
              délégué dans votre région
            </a>
            ,
          </li>
          <li>
            par courrier gratuit, sans timbre&nbsp;: Défenseur des droits, Libre réponse 71120, 75342 Paris
            Cedex&nbsp;07.
          </li>
        </ul>
      </>
    ),
  },
]
