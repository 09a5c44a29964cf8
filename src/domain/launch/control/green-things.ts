const NATURE = '(planete|environnement|nature|climat|terre|oceans|ocean|foret*)'

/** Nobody names these for another reason than nature itself. */
const LIVING = '(planete|environnement|nature|climat|oceans|ocean|biodiversite|ecosysteme*|vivant|atmosphere)'
/** Parts of it that a home has too. */
const ELEMENT =
  '(eau|eaux|air|sol|sols|terre|terres|mer|mers|riviere*|fleuve*|lac|lacs|foret|forets|nappes|littoral|faune|flore|abeilles|poissons|baleines|tortues)'
const HARM =
  '(nui*|abim*|pes*|sali|salit|salir|salissent|detrui*|endommag*|degrad*|cout*|fatigu*|epuis*|bless*|agress*|menac*|empoisonn*|laiss*|rejet*|contamin*|souill*|trahi*|sacrifi*|maltrait*|impact*|pollu*|mal|tort|demand*|prelev*|devast*|appauvri*)'
const POLLUTE = '(pollu*|contamin*|empoisonn*|rejet*|souill*|nui*|epuis*|menac*|agress*)'
const CARE =
  '(soucieu*|menag*|epargn*|soign*|chouchout*|cajol*|gueri*|repar*|regener*|soulag*|dorlot*|bichonn*|cheri*|defend*|engag*|agi|agit|agissez|agissons|agir|oeuvr*|milit*|service|reconcili*|allie*|complice*|amoureu*|pens*|leger|legere|legers|legeres|tendre*|bienveillan*|positif*|positive*|utile*|clement*|indolore*|propre*|neutre*|responsable*|cadeau*|geste*|aident|aidez|aider|contribu*|particip*|combat*|harmonie|accord|favorable*|fier|fiere|compatible*|sain|saine|doux|douce|gentil*|benefique*|inoffensi*|vertueu*|exemplaire*|irreprochable*|respir*)'

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
    0 (pollution|emission*|dechet*|impact|empreinte)
    (sans|aucun|aucune) _ (impact|pollution|empreinte)
    mode (ethique|responsable) et durable
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
    (fabrication|production|demarche|livraison|logistique|marque|entreprise) (vert|verte|durable*)
    (cosmetique*|beaute|mode|menage|lessive*) (vert|verte|verts|vertes|propre*)
    (vert|verte|verts|vertes) et (propre*|durable*|responsable*)
    bas carbone
    decarbone*
    bilan carbone (est|reste)? (nul|neutre|positif|zero)
    compens* _ (carbone|co2|emission*)
    (geste|cadeau|service) _ (pour|a) (la|les|l) (mer|mers|oceans|ocean)
    (fabrication|production|impression|procede) propre*
    (impact|empreinte) _ (nul|nulle|minimal*|minime|infime|neutre)
    (impact|empreinte) _ (faible*|reduit*|limite*|minimal*|nul*) _ ${NATURE}
    (faible|moindre|minimum|peu) d (impact|empreinte)
    (faible|moindre|minimum|petit*) (impact|empreinte) _ (carbone|co2|environnement*|ecologique*|climat*|planete|nature)
    (fait|faire|font|faites) _ bien (a|pour) _ ${NATURE}
    (sain|saine|sains|saines|doux|douce|douces|gentil*|benefique*) _ ${NATURE}
    (monde|avenir|futur|quotidien|maison|planete) plus (vert|verte|propre|durable)
    (pollue|polluent|polluant) (pas|moins)
    non polluant*
    sans (polluer|nuire)
    depollu*
    sans (effet|incidence|consequence*|impact) _ sur _ ${NATURE}
    (sans|ni) __ mal __ (planete|nature|climat|ocean*|terre)
    sans (abimer|salir|blesser|epuiser|maltraiter|fatiguer|gacher) _ (planete|nature|climat|riviere*|ocean*|mer|mers|foret*|abeilles|poissons|sols|terre)
    (facture|note|addition|compteur|dette|ardoise|bilan|empreinte) _ (climat*|carbone|planete|co2) __ (zero|nul*|neutre|tombe*|efface*|reglee|soldee|fond)
    (zero|aucun|aucune|pas) (facture|note|dette|ardoise) _ (climat*|carbone|planete|co2)
    (ami|amis|amie|amies|allie*|copain*|copine*) (des|de|du) (la|l|nos)? (abeille*|riviere*|fleuve*|ocean*|poisson*|foret*|mer|mers|sols|vivant|baleine*|ours|oiseau*|papillon*|coccinelle*|dauphin*|tortue*|planete|climat|biodiversite)
    (pas|sans) un (gramme|gramme*|kilo) _ (co2|carbone)
    zero (gramme|kilo) _ (co2|carbone)
    (efface*|annul*|compens*|absorb*|rembours*) _ (carbone|co2|empreinte)
    (rend|rendent|rendre|laisse|laissent) (la|l|les|nos|notre) (mer|mers|oceans|ocean|riviere*|air|planete|terre) _ (propre*|intacte*|tranquille*|respirable)`,
  // Read as a promise only where nature is what is spoken of.
  nature: `(choisi*|choisir) _ (planete|climat)
    (prend*|prenez|prennent|prenons|prendre|pris) soin _ ${LIVING}
    (prend*|prenez|prennent|prenons|prendre|pris) soin _ (terre|mers|forets|eau|air)
    ${CARE} _ ${LIVING}
    (pense*|propre*|douce|doux|legere|leger|bon|bonne|bons|neutre|cadeau*|geste*|tendre|gentil*|soign*|menag*|soulag*|engag*|agi*) (pour|avec|envers|a|la|notre|de) _ terre
    (aime|aiment|aimer|aimez|aimons) (la|notre) planete
    (pour|envers|avec) (la|notre|cette) planete
    pour (le|l|les|la|notre) (climat|environnement|oceans|ocean|biodiversite)
    (pas|aucun) de? mal (a|aux) (la|l|les|notre) ${LIVING}
    laiss* _ ${LIVING} (tranquille*|intact*|respirer|paix)
    (allie*|ami*|amie*|service|secours|avenir|sante|survie|bien) _ (planete|climat|biodiversite|environnement)
    (planete|nature|terre|ocean|oceans|climat) _ (remerci*|merci|sourit|sourire|respire*|soupir*|adore*|gagn*)
    (ne|n|sans|zero|aucun*|rien|jamais|moins) _ ${HARM} _ ${LIVING}
    (ne|n|sans|aucun*|rien|jamais) _ ${POLLUTE} _ ${ELEMENT}
    (pollu*|nui*) (ni|pas|plus|aucun*|rien|jamais|moins) _ ${ELEMENT}
    (pollu*|nui*) (ni|pas|plus|aucun*|rien|jamais|moins) _ ${LIVING}
    (ne|n) (pollu*|contamin*|souill*) (pas|ni|rien|plus|aucun*|jamais)
    (decompos*|disparai*|degrad*|dissou*|dissolv*|desagreg*|retourn*|redevien*|rend|rendu*) _ (nature|terre|compost|humus|riviere|mer|ocean|foret|jardin|sol)
    (decompos*|disparai*|degrad*|desagreg*) _ (naturellement|entierement|completement|totalement|integralement)
    (decompos*|desagreg*|degrad*) _ en # (jours|semaines|mois)
    (compost|terre|nature|sol|mer|humus|jardin|potager) __ (disparai*|decompos*|desagreg*|degrad*|dissou*) (en|entierement|totalement|completement|naturellement|tout)
    (evapor*|evanoui*|volatilis*) _ (compost|humus)
    (compost|terre|nature|sol|mer|humus|jardin|potager) (il|elle|ils|elles|on)? (se|s)? (evapor*|disparai*|decompos*|desagreg*|dissou*)
    (disparai*|decompos*|retourn*|desagreg*|dissou*) _ en (nourri*|enrichi*|fertilis*) _ (terre|sol|sols|planete|nature|jardin|potager)
    (nourrit|nourrissent|nourrir|enrichit|enrichissent|fertilise*) (la|notre|votre) (planete|nature)
    (aucun*|sans|zero) _ (trace*|residu*|consequence*|dommage*|danger*) _ ${LIVING}
    (aucun*|sans|zero) _ (trace*|residu*|consequence*|dommage*) _ (terre|sol|eau|air|mer|mers|riviere*)
    (impact|empreinte|trace|bilan) _ (positif|positive|leger|legere|invisible|quasi|proche|presque) _ ${LIVING}
    (impact|empreinte|trace|bilan) (positif|positive|invisible)`,
  greenGround: `ecolabel
    (gots|fsc|pefc|oeko|grs|rcs 100|cradle|ademe)
    label*
    analyse _ cycle
    # (g|kg|gramme*|kilo*|tonne*) (d|de)? (co2*|carbone)
    (bilan|empreinte) carbone __ # _ (g|kg|gramme*|kilo*|tonne*|co2*|gco2*|kgco2*|equivalent*)
    iso #
    en 13432
    en 17033
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
