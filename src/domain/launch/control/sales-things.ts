import { PEOPLE } from './people-words'

/** What sellers claim of a sale, by its usual names, and what grounds it. */
export const SALES_THINGS = {
  reviews: `avis (client*|clients)? (verifie*|certifie*|authentique*|controle*)
    avis _ (verifie*|certifie*|authentique*)
    avis __ verifie*
    avis __ (vrai|vrais|reels|sinceres)
    # (foyers|menages)
    # ${PEOPLE} sur #
    nos # ${PEOPLE}
    # % (la|le|les|nous) (recommand*|rachet*|adopt*)
    (prefere*|coup*) _ de nos ${PEOPLE}
    # avis
    # % (d|de) (avis|commentaires|evaluations|appreciations|notes|temoignages|retours) (positi*|favorables|enthousiastes|excellent*|elogieux)
    # % de positi*
    (note|notee|notes|vendeur|vendeuse|boutique) _ # % positi*
    # (commentaires|temoignages|evaluations)
    # retours (positifs|clients)
    note* _ (google|trustpilot|amazon|etsy)
    (millier*|centaine*|dizaine*) (d|de) (avis|commentaires|temoignages|client*|clientes)
    # sur 5
    # etoile*
    note* _ (moyenne|clients)
    choix de # _ ${PEOPLE}
    # _ ${PEOPLE} deja? (satisfait*|ravi*|conquis*|heureu*|convaincu*|fideles)
    # _ ${PEOPLE} _ (satisfait*|ravi*|conquis*|heureu*|convaincu*|recommandent|adopt*|confiance)
    (millier*|centaine*) __ (satisfait*|ravi*|conquis*|heureu*|convaincu*)
    # % (de|des) nos? ${PEOPLE}
    # % (de|des) nos? (satisfaction|clients|clientes)
    # % de? (satisfaction|satisfait*|recommand*)
    (elu|elue|elus|elues|plebiscite*) __ par __ ${PEOPLE}
    (note|notee|notes|recommande*|adopte*|approuve*) __ par __ ${PEOPLE}
    (note|notee|notes|notees|recommande*|adopte*|approuve*|plebiscite*|elu|elue|elus|elues|choisi|choisie|choisis|choisies) __ par _ (plus|pres) de #
    (note|notee|notes|notees|recommande*|adopte*|approuve*|plebiscite*|elu|elue|elus|elues|choisi|choisie|choisis|choisies) __ par _ (millier*|centaine*) (de|d)
    (convaincu|conquis|seduit|embarque|charme|equipe|satisfait|ravi|comble) # # ${PEOPLE}
    (convaincu|conquis|seduit|embarque|charme|satisfait|ravi|comble) # ${PEOPLE}
    # (a|d) (l|la|les|en) _ (adopte*|note*|recommand*|plebiscit*)
    (note|moyenne|score|cote) (reste|est|plafonne|culmine|grimpe|atteint|monte|colle|frole|tourne|dort|tient|avoisine) _ # # sur
    avis (garantis|authentifies|averes|reels|verifiables|authentiques)
    ★ ★ ★
    ⭐ ⭐ ⭐`,
  certified: `(certifie|certifiee|certifies|certifiees|certifiant|certifiante)
    certificat* (de|d) (qualite|conformite|securite|norme*)
    certification*
    homolog*
    agree* (par|ce)
    (labellise*|labelise*)
    (conforme|conformes|repond|repondent|selon|respecte|respectent) _ norme*
    aux normes
    norme* (ce|europeenne*|francaise*|strictes|internationale*)
    (teste|testee|testes|testees) et? approuve*
    (teste|testee|testes|testees) et approuve*
    (teste|testee|testes|testees) _ (laboratoire*|expert*|dermatologue*|medecin*|pediatre*|cliniquement)
    (dermatologiquement|cliniquement|ophtalmologiquement) (teste*|prouve*)
    (approuve*|valide*|recommande*) par _ (medecins|dermatologues|experts|pediatres|fda|dentistes|laboratoire*|specialistes|docteur*|veterinaires|autorites|nasa|oms|anses|dgccrf)
    (controle|controles|test|tests) (dermatologique*|ophtalmologique*|clinique*|pediatrique*)
    (passe|passent|passee|passes|reussi|reussit|reussis|subi|subit|subis|franchi|franchit|satisfait|satisfont) _ (test|tests|essais|controles|epreuves|examens) _ (europeen*|labo*|securite|officiel*|obligatoires|reglementaires|norme*|ce|qualite|requis)
    (test|tests|essais|controles) _ (europeen*|officiel*|reglementaires|securite|qualite|normes) _ (passe*|reussi*|satisfait*|valide*)
    (repond|repondent|conforme|conformes|respecte|respectent|satisfait|satisfont) _ (directive*|exigence*|standard*) _ (europeen*|securite|vigueur|ce|ue|francais*)
    (obtenu|obtient|decroche*) _ (agrement|homolog*)
    (obtenu|obtient|decroche*) _ certificat _ (qualite|securite|conformite|europe*)
    (garanti*|valide*|prouve*|approuve*|attest*) par _ (tests|essais) _ (officiel*|europeen*|securite|labo*)
    (passe*|controle*|verifie*|eprouve*) _ (crible|loupe) _ (laboratoire*|organisme*|institut*)
    label* (qualite|securite|europe*)
    norme* en # _ respecte*
    norme* _ (securite|qualite) _ respecte*
    garanti* _ danger par _ (autorites|experts|laboratoire*|medecins)
    exigences ce
    marquage ce
    marque* ce
    (certificat|label|logo|mention|sigle) ce`,
  certificateProof: `(declaration|declarations) (ue|ce)? de conformite
    (declaration|declarations) _ conformite
    (rapport|rapports|essai|essais) _ (essai*|test*|laboratoire|en)
    (rapport|rapports) d essai*
    (certificat*|attestation*|licence*|agrement|enregistrement) _ (#|n|no|numero|ref|affiche*|joint*|lisible|lire|pdf|disponible|consult*|telecharg*|page|demande|ici|voir)
    certificat* __ (consultable*|telecharg*|lire|ligne|pdf|affiche*|voir|joint*|ici|demande)
    organisme notifie
    (fr|be|de|it|es) bio #
    telecharge*
    pdf`,
}
