const NATURE = '(planete|environnement|nature|climat|terre|oceans|ocean|foret*)'

/** Promises for nature, and what grounds them, by their usual names. */
export const GREEN_THINGS = {
  green: `ecologique*
    (ecoresponsable*|ecologiquement|ecolo|ecolos)
    eco (responsable*|friendly|concu*|logique)
    respect* (de|pour|l)? _ ${NATURE}
    respectu* _ ${NATURE}
    biodegradable*
    compostable*
    (neutre|neutres|neutralite) _ (carbone|climat)
    carbone neutre
    climatiquement neutre
    zero (carbone|emission*|dechet*|impact|pollution|empreinte|co2)
    (sans|aucun|aucune) _ (impact|pollution|empreinte)
    impact (nul|zero)
    sans (danger|risque) pour _ ${NATURE}
    inoffensi* pour _ ${NATURE}
    ecoconcu*
    (achat|choix|geste|marque|produit) (eco|ecologiquement)? responsable pour _ ${NATURE}
    aucun* _ sur _ ${NATURE}
    (qui|il|elle|ils|elles) ne (pollue|polluent) (pas|rien)
    (bon|bonne|bons|bien|mieux|meilleur*|geste) _ pour _ (planete|environnement|nature|climat|terre|oceans)
    (sauv*|preserv*) _ ${NATURE}
    (protege|protegent|protegez|proteger) _ (planete|environnement|nature|climat|oceans)
    ami* de (la|l) ${NATURE}
    planete vous dit? merci
    planete vous dit merci
    (energie|electricite) (propre|verte)
    # % (vert|verte|verts|vertes|durable*|eco|ecologique*|propre)
    (plus|tres|vraiment) (vert|verte|propre|durable*) (du|de|des|au)
    (emballage*|produit*|choix|gamme|matiere*|achat|teinture*|encre*) (vert|verte|verts|vertes|durable*|propre*)
    bas carbone
    decarbone*
    (impact|empreinte) _ (nul|nulle|minimal*|minime|infime|neutre)
    (impact|empreinte) _ (faible*|reduit*|limite*|minimal*|nul*) _ ${NATURE}
    (faible|moindre|minimum|peu) (d )?(impact|empreinte)
    (fait|faire|font|faites) _ bien (a|pour) _ ${NATURE}
    (sain|saine|sains|saines|doux|douce|douces|gentil*|benefique*) _ ${NATURE}
    (monde|avenir|futur|quotidien|maison|planete) plus (vert|verte|propre|durable)
    (pollue|polluent|polluant) (pas|moins)
    non polluant*`,
  greenGround: `ecolabel
    (gots|fsc|pefc|oeko|grs|rcs 100|cradle|ademe)
    label*
    analyse _ cycle
    (bilan|empreinte) carbone __ #
    iso #
    en 13432
    (ocde|oecd) 301*
    norme*
    ok compost
    nf t51
    certificat*
    # % _ (recycl*|masse|matiere|reemploy*)
    (recycl*|reemploy*) a #
    (mesure*|calcul*|methode|etude|rapport|chiffre*) __ (#|page|lire|voir|ici|detail*)
    compostage industriel`,
}
