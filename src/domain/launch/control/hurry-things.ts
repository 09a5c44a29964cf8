import { PEOPLE } from './people-words'

/** A hurry that a page stages, by its usual names. */
export const HURRY_THINGS = {
  hurry: `(plus|reste|restent) que # _ (piece*|exemplaire*|article*|unite*|stock|produit*|paire*|boite*|flacon*|place*|lot*|disponible*|restant*|jour*|heure*|minute*)
    plus que (quelques|les) (piece*|exemplaire*|article*|unite*|stock|produit*|paire*|heures|jours|minutes)
    (n|ne) en? reste* _ que #
    ne (m|nous) en reste* _ que #
    n en reste* _ que #
    n en reste* que #
    en reste* presque plus
    n en reste* presque plus
    stock (critique|faible|bas)
    (seulement|uniquement) # _ (restant*|disponible*)
    (offre*|promo*|prix|remise*) __ dans # (minute*|heure*|h|min)
    (vient|viennent) de (commander|acheter)
    # (autre|autres)? ${PEOPLE} en ce moment
    # (autre|autres)? ${PEOPLE} (est|sont) en train (de|d)
    ne reste* plus? qu _ poignee
    plus qu _ poignee
    ne reste* _ que #
    ne reste* que #
    ne reste* plus que (quelques|#)
    n y en a _ que #
    plus que # en stock
    # (autre|autres)? ${PEOPLE} __ (regarde|regardent|regardaient|consulte|consultent|consultaient|voient)
    # (autre|autres)? ${PEOPLE} sont _ sur _ (page|article|produit|fiche)
    (achete*|commande*|vendu*|vu|vue|vus|vues|consulte*|ajoute*) # fois _ (heure*|minute*|jour*|semaine|aujourd)
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
    panier _ (reserve*|bloque*|garde*|conserve*) _ # #
    (reserve*|garde*|bloque*) _ panier __ # (minutes|min|heures)
    plus que # _ ce prix
    petits pains
    (offre*|promo*|remise*|prix|vente*) __ ce soir
    plus que quelques
    depechez
    depeche
    (faites|fais|commandez|achetez|profitez|profite) vite
    (faites|fais|commandez|achetez|profitez|profite) en? (avant|vite) qu*
    (faites|fais|profitez|profite) en vite
    vite avant
    rupture imminente
    rupture de stock imminente
    (presque|bientot) (en|toutes|tous)? (epuise*|vendu*|termine*|rupture|partie*)
    demain il sera trop tard
    presque en rupture
    (vente*|offre*|promo*|prix) (flash|eclair)
    vite __ en reste* #
    encore # (exemplaire*|piece*|unite*|paire*) _ (fini|finie|finis|termine*)
    (vu|vue|vus|vues|regarde*|consulte*) par # (autre|autres)? ${PEOPLE}
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
    derniere chance
    # (autre|autres)? ${PEOPLE} (l|la|le|les)? ont __ (achete*|commande*|panier*|ajoute*|reserve*|craque*|adopte*|pris|prise)
    # (autre|autres)? ${PEOPLE} (l|la|le|les)? ont _ (mis|mise|mises) _ cote
    # (autre|autres)? ${PEOPLE} __ (convoit*|guett*|hesitent|attendent|lorgn*|veulent|suivent|attente|panier*)
    ${PEOPLE} _ (regarde|regardent|consulte|consultent|voient|visionnent) _ (moment|maintenant|meme|actuellement|instant)
    en reste* _ (que|plus|seulement) #
    en reste* __ (poignee|peu|beaucoup)
    n y en (a|aura) (presque|bientot) plus
    n y en (a|aura) plus (beaucoup|assez)
    n en (avons|ai|a|ont) plus que #
    n en (avons|ai|a|ont) plus qu (un|une)
    (reserve*|bloque*|garde*) _ # (minutes|min|heures) __ panier
    saisissez (votre|cette|l) (chance|occasion|opportunite)
    (ca|tout) (part|file) (tres|trop|si) vite
    # (derniers|dernieres) (piece*|exemplaire*|article*|unite*|paire*|boite*|flacon*|lot*|modele*)
    (les|nos|des) _ (derniers|dernieres) _ (piece*|exemplaire*|article*|unite*|stock*|paire*|boite*|flacon*|lot*|modele*|places)
    (vient|viennent) d en? (prendre|acheter|commander|choisir|reserver|adopter|emporter|offrir|profiter)
    (vient|viennent) de (l|la|le|les|se)? (prendre|craquer|acheter|commander|choisir|reserver|adopter|emporter|offrir|valider|passer) _ (un|une|commande|le|la|l|cet|cette|ce|article)
    (viennent|vient) de (craquer|partir)
    (achet*|command*|pris|prise|prises|prendre|vendu*|parti|partie|partis|parties|reserv*|craqu*|adopt*|ajout*|vente|achat) __ il y a _ (minute*|min|seconde*|instants|heure)
    il y a _ (minute*|min|seconde*|instants) __ (achet*|command*|pris|prise|vendu*|reserv*|craqu*|adopt*|ajout*)
    (elles|ils|stock*|piece*|paires|exemplaires|tailles|lots|modeles|tout|ca) (s|se) (envole*|arrache*|vide*|epuise*|reduit|vendent)
    (elles|ils|stock*|piece*|paires|exemplaires|tailles|lots|modeles) _ (part|partent|partiront|file|filent|fond|fondent|disparai*) (tres|bien|trop|si)? (vite|rapidement)
    (stock*|reserve*|quantite*) (fond|fondent|diminue*|baisse*|file|filent|amenuise*)
    plus qu (un|une) _ (rayon|stock|exemplaire|piece|boutique|disponible)
    reste* # (minute*|min|heure*|h|jour*|secondes) _ (profiter|prix|offre|tarif|decider)
    (avant|sinon) _ (tard|rupture|regret*)
    avant (la|une|toute) rupture
    avant (epuisement|rupture|minuit)
    (hatez|foncez|ruez|precipitez|grouillez|magnez|sautez|courez) (vous|dessus|tant|la|cette|l|y)
    (presque|quasi|quasiment) (plus|epuise*|parti*|vide*|vendu*)
    demain (il|elle|ils|elles|ce|c) __ (tard|parti*|double*|remont*|augment*)
    (dans|ici) # (minute*|min|heure*|h|secondes) _ trop tard
    (dans|ici) # (minute*|min|heure*|h|secondes) __ (prix|tarif|remise|offre|promo*)
    (prix|tarif|remise|offre|promo*|reduction) __ (encore|pendant|pour|durant) _ (minute*|min|heure*|h|secondes)
    # (minute*|min|heure*|secondes) _ (encore|seulement)
    encore # (minute*|min|heure*|h|jour*|secondes) __ (prix|tarif|remise|offre|promo*|profiter)
    ne (laissez|laisse) (pas|plus) _ (passer|filer|echapper)
    (derniers|dernieres|dernier|derniere) (jour|jours|heure|heures|minute|minutes|instant|instants) (pour|a|de) _ (profiter|prix|offre|promo*|remise*|tarif)
    demain (le|les|nos|notre|son) (prix|tarif*|offre|promo*) __ (double*|remont*|augment*|repass*|revien*|repart*|fini|finie|finit|normal|plein)
    c est maintenant ou jamais
    maintenant ou jamais
    (quelqu|une|un) _ (autre|autres) _ (regarde*|hesite*|convoite*|panier)
    # (autre|autres)? ${PEOPLE} __ sous (les|le) (yeux|nez)
    # (autre|autres)? ${PEOPLE} (sont|ont) _ (devant|ouvert) _ (page|article|fiche|produit|ecran)
    (l|les|la|le) ont _ dans (leur|leurs|un) panier*
    # _ dans (leur|leurs|un|des) (panier|paniers) (en ce moment|maintenant|actuellement)?
    (est|sont) en train de (payer|commander|acheter|finaliser)
    encore # (seul|seule|seuls|seules) _ en stock
    encore # (exemplaire*|piece*|unite*|paire*) en stock
    encore (1|2|3|4|5|un|une|deux|trois|quatre|cinq) en stock
    # _ en train de (payer|commander|acheter|valider|finaliser|regler)
    # (autre|autres)? ${PEOPLE} sur (cette|la|ce|le|notre) (page|fiche|article|produit|modele)
    (stock*|rayon*|reserve*) se (vide|vident|reduit|reduisent|tarit)
    ne restera* (bientot|plus|presque|rien)
    reflechi* (pas|plus) (trop|longtemps)
    (premier|premiers|premiere|premieres) (arrive|arrives|arrivee|arrivees) (premier|premiers|premiere|premieres) (servi|servis|servie|servies)
    on s arrache
    (tres|fort|hyper) (consulte*|convoite*|regarde*|demande*|vue|vu) en ce moment
    # (seul|seule|dernier|derniere) _ en stock
    (tout|elles|ils|stock*|lot*|collection) (part|partent|partira|file|filent) (en|dans) # (minute*|heure)
    (tout|elles|ils|stock*|lot*|collection) (est|sont|sera|seront) (parti|partie|partis|parties|vendu*) (en|dans) # (minute*|heure)
    vite (les|mes|ma|mon|la) (filles|fille|gars|amis|amies|copines|mamans|papas|belles)
    (derniers|dernieres) tailles
    (pour|avant) (toujours|jamais) (epuise*|parti*)
    # (autre|autres)? ${PEOPLE} ont _ (ouvert|ouverte|ouverts|ouvertes)
    (quelqu|une|un) un? _ (a|ont) _ (panier*|mains)
    quelqu un __ (son|leur) panier*
    (voisin|voisine|voisins|autre|autres|dame|monsieur|fille|filles|copine) __ (son|leur|leurs) panier*
    panier* (du|de|d) _ (voisin|voisine|voisins|autre|autres)
    # paniers (actifs|ouverts|pleins|remplis|attendent|concurrents)
    (vient|viennent) d en (mettre|glisser|poser|embarquer|rafler)
    (vient|viennent) de (le|la|les|l|se)? (mettre|glisser|ajouter|rafler|embarquer|souffler) _ (panier|un|une|deux|trois|dernier|derniere)
    (page|onglet|fenetre|session|fiche|bon|offre|promo|prix) _ s autodetru*
    s autodetru*
    plus que # dans (le|la|mon|notre|nos|mes|ma|l)
    (panier|paniers) se (remplit|remplissent)
    (page|onglet|fenetre|session) se (ferme*|referme*) __ (dans|minute*)
    (fermez|ferme|quittez|quitte) (l|la|cette|le|votre) (onglet|page|fenetre|fiche) __ (envole*|perd*|disparai*|part|partira|fini|adieu|parti*|autre|suivant*)
    (n|ne) y en (aura|a) (pas|jamais) pour (tout|toutes|tous)
    y en (aura|a) pas pour (tout|toutes|tous)
    (celle|celui|celles|ceux|stock|elle|il|ils|elles|lot|piece) ci? (ne|n) (passe*|verra*|tien*|survivr*|fini*) pas (la|le|cette|jusqu|l) (nuit|journee|semaine|soiree|demain|soir|week|matin|dimanche|lundi|heure)
    (precedente*|precedent|precedents|derniere|dernier|fournee|autres|soeur*) (est|sont|etait|etaient) (partie*|parti|partis|vendue*|vendu) en # (minute*|heure*|h|jour*)
    y a la queue (devant|pour|derriere)
    la queue (devant|derriere) _ (celle|celui|page|fiche|article|vous)
    (file|queue) s allonge
    plus de ${PEOPLE} __ que de _
    (vous|tu) (n|ne) (etes|es) pas (seul|seule|seuls|seules) _ (hesiter|regarder|vouloir|lorgner|convoiter|page|interess*)
    (barre|jauge|sablier|compteur|chrono) __ (vide|bout|zero|ecoule*|epuise*) __ (prix|offre|repart*|panier|trop|adieu|perdu*|tarif|remonte*|disparai*)
    (ecoul*|defil*|tourne*) __ (compteur|chrono|sablier|secondes|minutes) __ (prix|offre|tarif|panier|remise)
    (prix|offre|tarif|remise) __ (disparai*|meurt|eteint|envole*|perdu*|expire*) _ (ferm*|quitt*|page|onglet)
    (hesite|hesitent|hesiterez|hesitez) _ (quelqu|autre|autres|voisin*) __ (prendr*|attend*|saut*|emport*|hesit*)
    n (hesitera|hesiteront|attendra|attendront) pas (longtemps|votre|pour|que)
    (l|le|la|les) (autre|voisine|voisin|dame|cliente) _ n hesite*`,
}
