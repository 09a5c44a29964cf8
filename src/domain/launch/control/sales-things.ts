const PEOPLE =
  '(personne|personnes|client|clients|clientes|visiteur|visiteurs|visiteuses|internaute|internautes|acheteur|acheteurs|acheteuses|utilisateurs|utilisatrices|curieux|curieuses|amateurs|gens|familles|mamans|parents|femmes|hommes)'

/** What sellers claim of a sale, by its usual names, and what grounds it. */
export const SALES_THINGS = {
  // Claims.
  hurry: `(plus|reste|restent) que # _ (piece*|exemplaire*|article*|unite*|stock|produit*|paire*|boite*|flacon*|place*|lot*|disponible*|restant*|jour*|heure*|minute*)
    plus que (quelques|les) (piece*|exemplaire*|article*|unite*|stock|produit*|paire*|heures|jours|minutes)
    (n|ne) en? reste* _ que #
    n en reste* _ que #
    n en reste* que #
    en reste* presque plus
    n en reste* presque plus
    stock (critique|faible|bas)
    (seulement|uniquement) # (restant*|disponible*)
    (offre*|promo*|prix|remise*) __ dans # (minute*|heure*|h|min)
    (vient|viennent) de (commander|acheter)
    # ${PEOPLE} (l|la|les)? ont (ajoute*|mis*) __ panier*
    # ${PEOPLE} en ce moment
    ne reste* plus? qu _ poignee
    plus qu _ poignee
    ne reste* _ que #
    ne reste* que #
    ne reste* plus que (quelques|#)
    n y en a _ que #
    plus que # en stock
    # ${PEOPLE} __ (regarde|regardent|regardaient|consulte|consultent|consultaient|voient)
    # ${PEOPLE} (l|la|le)? ont __ (achete|commande|panier*)
    # ${PEOPLE} sont _ sur _ (page|article|produit|fiche)
    (achete*|commande*|vendu*) # fois _ (heure*|minute*|jour*|semaine|aujourd)
    (plusieurs|des|nombreux) ${PEOPLE} __ (regardent|consultent|voient) __ (moment|maintenant|page|article|produit)
    # (paniers|autres) _ (contiennent|regardent|consultent)
    (vient|viennent) d (acheter|commander)
    (vient|viennent) de (l|la|le|les) (acheter|commander)
    (stock*|quantite*) _ limite*
    (derniere*|dernier*) (piece*|exemplaire*|unite*|article*|chance|place*)
    dernieres (heures|minutes)
    (vendu*|achete*|commande*|part|partent|adopte*|expedie*) (toutes|tous) les # (secondes|minutes|heures)
    (un|une) (vente|commande|achat)? toutes les # (secondes|minutes|heures)
    panier _ (reserve*|bloque*|garde*|conserve*) __ # (minutes|min|heures)
    (reserve*|garde*|bloque*) _ panier __ # (minutes|min|heures)
    plus que # _ ce prix
    petits pains
    (offre*|promo*|remise*|prix|vente*) __ ce soir
    plus que quelques
    depechez
    depeche
    (faites|fais|commandez|achetez|profitez|profite) (vite|en vite|avant qu*)
    vite avant
    rupture imminente
    rupture de stock imminente
    (presque|bientot) (en|toutes|tous)? (epuise*|vendu*|termine*|rupture|partie*)
    demain il sera trop tard
    presque en rupture
    vente* flash
    (offre*|promo*|remise*|prix|solde*|vente*|reduction*) __ (termine|expire|expirent|finit|arrete|fin) _ (dans|ce|minuit|bientot|aujourd|demain)
    (offre*|promo*|remise*|prix) _ (reservee|reserve|valable|valables) __ # (prochain*|premier*|minutes|heures)
    (offre*|promo*|remise*|prix) __ (disparai*|tient|tiendra|envole*|remonte*|remontera) __ (minuit|soir|minutes|heures|demain)
    (expire|expirent|termine) dans
    (fin|fini|finit) (de|des) (la|l|notre|cette)? (promo*|offre|vente|remise) dans
    fin de (la|l) (promo*|offre|vente) dans
    fin de l offre dans
    fin de promo* dans
    # % deja? vendu*
    # % deja vendu*
    (offre*|promo*|stock*|fin|vente*) __ compte a rebours
    compte a rebours __ (offre*|promo*|stock*|fin|vente*)
    aujourd hui (seulement|uniquement)
    (seulement|uniquement) aujourd hui
    derniere chance`,
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
    # (commentaires|temoignages|evaluations)
    # retours (positifs|clients)
    note* _ (google|trustpilot|amazon|etsy)
    (millier*|centaine*|dizaine*) (d|de) (avis|commentaires|temoignages|client*|clientes)
    # sur 5
    # etoile*
    note* _ (moyenne|clients)
    # _ ${PEOPLE} deja? (satisfait*|ravi*|conquis*|heureu*|convaincu*|fideles)
    # _ ${PEOPLE} _ (satisfait*|ravi*|conquis*|heureu*|convaincu*|recommandent|adopt*|confiance)
    (millier*|centaine*) __ (satisfait*|ravi*|conquis*|heureu*|convaincu*)
    # % (de|des) nos? ${PEOPLE}
    # % (de|des) nos? (satisfaction|clients|clientes)
    # % de? (satisfaction|satisfait*|recommand*)
    (elu|elue|elus|elues|plebiscite*) __ par __ ${PEOPLE}
    (note|notee|notes|recommande*|adopte*|approuve*) __ par __ ${PEOPLE}
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
    (approuve*|valide*|recommande*) par _ (medecins|dermatologues|experts|pediatres|fda|dentistes|laboratoire*|specialistes|docteur*|veterinaires|autorites)
    (controle|controles|test|tests) (dermatologique*|ophtalmologique*|clinique*|pediatrique*)
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
