import { PEOPLE } from './people-words'

const LAND =
  '(planete|climat|terre|nature|ocean|oceans|mer|mers|riviere*|foret*|biodiversite|atmosphere|banquise)'
const CREATURES =
  '(abeille*|poisson*|baleine*|ours|oiseau*|papillon*|coccinelle*|dauphin*|tortue*|riviere*|fleuve*|ocean*|mer|mers|foret*|sols|vivant|hirondelle*|grenouille*|truite*|saumon*)'
const RULES = '(reglement*|norme*|directive*|exigence*|standard*|referentiel*|cahier|cases|criteres)'
/** Who says that a thing is safe or good. */
const JUDGE =
  '(labo|labos|laboratoire*|veterinaire*|pediatre*|dentiste*|pharmacien*|osteopathe*|douanes|organisme*|institut*|experts|ingenieur*|autorite*|inspecteur*|dermatologue*|toxicologue*|controleur*|verificateur*|specialistes|bureau)'
const JUDGED =
  '(passe|passent|passee|passes|passees|valide*|approuve*|controle*|verifie*|teste*|eprouve*|beni*|tamponne*|estampille*|adoube*|atteste*|confirme*|inspecte*|examine*|scrute*|ausculte*|analyse*|crible*|blanchi*|avalise*|felicite*|banc)'

/** What pages say by an image, or in words that may say it: each is a point to look up, and no fault. */
export const HINTED_THINGS = {
  hurryHint: `(sablier|horloge|pendule|chrono|compteur|decompte) __ (prix|offre|promo*|panier|remise|tarif|remball*|repart*|vente|trop)
    (prix|offre|promo*|panier|remise|tarif|vente) __ (sablier|horloge|chrono|compteur|decompte)
    (jauge|barre) __ (vide|rouge|fond|baisse) __ (prix|offre|panier|tarif|remise|stock|repart*)
    (stock|offre|prix|vente) _ (jauge|barre) __ (vide|rouge|fond|baisse)
    tic tac __ (offre|prix|promo*|panier|vite|trop|remise)
    (indecise*|indecises) __ (main|mains|rien|trop|tant|bredouille*)
    (si|que) (vous|tu) (fermez|quittez|fermes|quittes|partez) (l|la|cette)? (onglet|page|fenetre|fiche)
    (part|repart|partira|file|filera|ira) (chez|vers|a) (quelqu|une|un|le|la) (un|suivant*|autre|prochain*|personne)
    (les|l|la|le|nous|vous) (arrache|arrachent|disputent)
    ca se bouscule
    (quantites|minutes|secondes) (sont|etant)? comptees
    date de peremption _ (nuit|soir|minuit|demain|courte)
    (met|mets|mettons|garde|gardons|reserve|reservons|bloque) _ cote # (minutes|min|heures)
    bientot (zero|rien|vide|fini|epuis*)
    (part|partent|file|filent) plus vite qu*
    ont a l oeil
    baisse le rideau
    (moins|encore) (d|de) (une|#) (heure|minute|minutes|heures) pour (vous|te|se)? (decider|commander|profiter)
    (hesite|hesitent|hesitez) _ sur (la|le) meme
    minute qui passe
    chaque (minute|seconde|heure) _ (compte|part|vend)
    (decompte|compteur) __ (temps|cafe|respir*)
    n y en aura (bientot|deja)? plus __ (tant|trop|reveurs|retardataire*|regret*|bientot|demain)
    (bientot|demain) _ n y en aura plus
    arrach* (des|de) _ mains
    (vous|tu) n (etes|es) pas (le|la|les) seul* _ (regarder|vouloir|hesiter|lorgner|convoiter|page)
    (celui|celle|ceux|qui) _ (dort|hesite|hesitent|attend|attendent|reflechit|traine|trainent) __ (sans|rien|bredouille*|regret*|perd*|rate*|trop|vide*)
    quelqu un __ (hesite*|convoite*|lorgne*|guette*|attend) _ (meme|place|moment|aussi|deja)
    (file|queue) d attente _ (derriere|devant|allonge*) _ (vous|celle|celui)
    (les|des|aux) (indecis*|retardataire*|hesitant*) __ (regret*|bredouille*|pleur*|rate*|perd*|main*|rien|trop|tant)
    (hesiter|attendre|reflechir|dormir) c est (perdre|rater|laisser|risquer|trop)
    tant qu (il|elle) en? (reste|est) _ (encore|la)
    (on|elles|ils|tout|vous) _ (bouscule*|arrache*|dispute*|battent|battez) _ (page|fiche|article|modele|celui|celle|dessus)
    se _ (arrachent|disputent|bousculent)
    (demain|soir|lundi) _ (citrouille|envole*|evapore*|rideau)
    (file*|partent|part|envole*) comme des petit*
    vite vite
    (le|un|ce) train ne passe* qu
    (occasion|offre|prix|chance|aubaine|promo*) (qui)? (n|ne) (se)? (represent*|reviendr*|repassera) (pas|plus|jamais)
    (offre|prix|promo*|remise|tarif) _ (ephemere*|fugac*|volatil*)
    dernier (appel|rappel|virage)
    derniere ligne droite
    (bientot|demain) (il|elle|ils|elles|ce|tout) _ (trop|plus|rien|fini)
    (stock*|quantite*|rayon|lot*|piece*) _ (fond|fondent) comme neige`,
  hurryStock: `(prix|tarif|offre|offres|promo*|remise|stock|rayon|tiroir|carton|etagere|exemplaire*|collection|vente|bac|lot)
    (elles|ils|elle|il|tout) (sera|seront|est|sont|etait|etaient) (toutes|tous|deja)? (partie*|parti|partis|vendu*)`,
  hurryLoss: `(disparai*|disparu*|eteint|eteindra|envol*|evapor*|rideau|remball*|souvenir|vide|vides|parti|partie|partis|parties|remonte|remontera|double|doublera|pfuit|pouf|histoire|perdu|rate|termine*)
    trop tard
    tant pis
    plus rien`,
  hurryClock: `(compteur|decompte|sablier|chrono|minuit|demain|heure|heures|minute|minutes|seconde*|onglet|page|matinee|soiree|rythme)
    (ce|du) soir
    (avant|d|ici|des) (dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi|week|midi|minuit|soir|noel)`,
  healthHint: `(circuler|circule) _ (sang|lymphe|energie*)
    grise mine
    sans canne
    (boitait|boitaient|boitillait)
    (ne|n) _ (gonfle*|enfle*|boite|boitille) plus
    (retard*|ralenti*|stopp*) _ vieillissement
    (redonn*|rend|rendent) (le|la|les|du|un|son) (sommeil|vue|souffle|mobilite|jambes)
    (cholesterol|glycemie)
    (mal|maux) de (crane|ventre|dents)
    (goutte|fievre|tension) s (efface|apaise|envole|en)
    (feu|chaleur) des brulures
    (recharg*|boost*|renforc*|reveill*|muscl*|arm*) _ (defenses|immunite|immunitaire*)
    tension (redescend*|baiss*|chut*|retomb*|normalis*)
    (microbe*|virus|rhume*|grippe|bacterie*|maladie*) _ (distance|porte|dehors|ecart|fuient|fuit|loin)
    (kine|medecin|docteur|osteo*|dentiste|pharmacien|dermato*|generaliste) __ (demander|chomage|ennuyer|ennuie|oublier|reverra|verra|jaloux|bluffe*|croira|reviendra|revient|etonne*)
    # kilo* (envol*|disparu*|fondu*|perdu*|evanoui*|oublie*)
    (baisser|baisse|fait|regul*|equilibr*) _ (sucre|glycemie|cholesterol)
    (dents|poussee*|gencives) _ (inapercu*|douceur|oublie*|bebe) _ (apais*|calm*|soulag*)
    (genou|genoux|dos|nuque|lombaires|cervicales|articulations|reins|jambes|foie|intestin*|digestion|vertebre*) _ (diront|dira|dit|disent) (un|deja|encore)? (grand)? merci
    (genou|genoux|dos|nuque|lombaires|cervicales|articulations|reins|foie|intestin*|digestion|vertebre*) __ remerci*
    (genou|genoux|dos|nuque|articulations|hanches|jambes) _ (vingt|20|trente|30) ans
    (rajeunir*|rajeuni*) _ (articulations|genoux|os|coeur|arteres|organisme|corps|cellules)
    (sans|finie|finies) (douleur|douleurs|souffrance*)
    plus (de|aucune) (douleur|douleurs|souffrance*)
    ventre (plat|degonfle)
    (taille|silhouette) (affinee|amincie)
    # (kilo*|kg) (de|en) moins
    (coup|coups) de (fouet|boost) _ (immunit*|defense*|organisme|metabolisme)
    (bouclier|barrage|rempart|armure) _ (microbe*|virus|hiver|froid|maladie*|rhume*|bacterie*)
    (redress*|realign*|remet*|remis) _ (colonne|vertebre*|bassin|posture|dos)
    (posture|dos|colonne) _ (redress*|realign*)
    (dort|dorment|dormir|dormez|dormirez|redort|redormir*|redormez) _ (traite|loir|marmotte|pierre)
    (nerf|nerfs|esprit|mental) _ (calme*|apais*|detend*|zen)
    (energie*|chakra*|ondes|vibration*|magnetisme) __ (corps|organisme|reequilibr*|harmonis*|circul*|bloqu*|negativ*|guer*)
    (mieux|autant) que (le|la|un|une|votre|tous) _ (medicament*|kine|osteo*|medecin*|docteur|pharmacie)
    (grands|grand|nos) (mere|meres) __ (rhume*|toux|maux|fievre|bobo*|rhumatism*)
    (bobo|bobos) _ (disparai*|envol*|oubli*|parti*|fini*|gueri*)
    (sante|vitalite|immunite) __ (retrouv*|boost*|renforc*|precieu*|cadeau|tasse|cuillere|flacon|bouteille)
    (medecine|pharmacie) (naturelle|verte|douce|traditionnelle|chinoise|ancestrale|ayurvedique)`,
  greenHint: `ours polaire*
    (achete*|consomme*|roule*|voyage*) (propre|vert|responsable)
    (nature|terre) _ (reprend*|recupere*) (tout|la|le|les|ses)?
    (nature|terre) la reprend*
    (n|ne) _ rejet* _ (rien|que|vapeur|sourire*)
    petits vers
    (n|ne) (rechauffe*|pese*) _ (que|pas) __ planete
    (planete|banquise|glaciers|ozone|biodiversite)
    conscience (ecolo*|legere|tranquille|verte|propre)
    generations futures
    (rechauffement|dereglement) climatique
    mere nature
    sans laisser (de|la)? moindre? trace* _ (terre|planete|nature|sol|eau|mer|riviere*)
    (laisse|laissent) (aucune|pas|nulle) trace* _ (terre|planete|nature|sol|eau|mer|riviere*|monde)
    ${CREATURES} (s|ne|n|y|en) _ (porte*|redemande*|apercoi*|trouve*|perd*|sent*|gagn*|rejoui*|felicit*)
    (la|l|les|nos) (planete|climat|banquise|terre|nature|ocean*|mer|foret*|riviere*) (vous|te|nous|en) _ (envoie*|dit|dira|diront|disent|embrass*|salu*|adress*|souffl*|redemand*|applaud*|remerci*)
    (pese|pesent|coute|coutent) (rien|pas|peu) (sur|a|au) (le|la|l)? (monde|planete|terre|climat|nature)
    (fond|fondre|fondent) _ compost
    compost __ (pouss*|nourri*|tomates|fleur*|rosier*)
    (sauve*|epargne*) _ (arbre|arbres|foret|baleine*)
    (zero|aucune) trace* (derriere|apres|laiss*|d|nulle)
    (plante|plantons|replante*|replantons) _ (arbre|arbres|foret) __ (achat*|commande*|vendu*|achete*)
    ${LAND} __ (applaudi*|sourire|sourit|portent|respire|respirent)
    (amour|respect|tendresse|egard*|geste*|coup) _ pouce? _ (planete|climat|biodiversite|oceans)
    (cycle|boucle) (vertueu*|naturel*)
    (mode|consommation|achat*|shopping|production) (vertueu*|consciente*|raisonnee)
    (empreinte|bilan) carbone? (plume|mini|minuscule|exemplaire|imbattable|ridicule)`,
  originHint: `(du|le) bleu (du|le) blanc (du|le) rouge
    (savoir|artisanat|tradition*|mains|main|geste*|talent*|coeur) faire? _ (nos|notre|chez) _ (campagne*|region*|terroir*|montagne*|village*|ancetres|provinces|vallee*|aieux|artisan*)
    (imagin*|realis*|concu*|fabriqu*|cousu*|tiss*|tourn*|monte|montee|faconn*|travaill*|assembl*|fait|faite|faits|faites|ne|nee|nes|nees|produit*|sort|sorti*) _ (dans|chez|de|par) (nos|notre|mon|mes) _ (atelier*|vallee*|village*|region*|montagne*|campagne*|bourg|coin|manufacture*|usine*|fabrique|filature|fonderie|forge*|artisan*|tisserand*|couturier*|sud|nord|hameau|departement|pays|terre*)
    (couleurs|drapeau|etendard|blason) _ (france|region|pays|tricolore*|fonderie|manufacture)
    (fier|fiere|fiers|fieres|fierement) _ (nos|notre|region|terroir|racines|francais*|origines|pays)
    (accent) (chantant|du|de)
    (parfum|gout|ame|esprit|coeur|soleil) _ (terroir|garrigue|maquis|bocage)
    (a|ont) grandi _ (ici|region|village|vallee|campagne|chez)
    (village|region|terre|vallee|departement) natal*
    (nos|notre) (artisan*|tisserand*|couturier*|potier*|fondeur*|souffleur*|tourneur*|luthier*) __ (main*|savoir|transmi*|depuis|generation*|chaque)
    (circuit|circuits) court*
    (rien|tout) (de|est|que|sauf)? (du|de)? (local|francais|region*)`,
  certifiedHint: `(coche|cochent|cochant) _ (cases|criteres) (de|des|du|qu|reglement*|europe*|l)
    (remplit|remplissent) _ (criteres|exigences|obligations)
    (mis|mise|mises) (a|en) l? epreuve
    voyants _ (vert|verts)
    (controle*|verifie*|teste*|inspecte*) (et)? (tamponne*|approuve*|valide*)
    bio __ (controle*|garanti*|certifie*|verifie*)
    leur feu vert
    (respecte|respectent|suit|suivent) _ regles _ (union|europe*|ue|jouet*|securite)
    (tests|analyses|controles|papiers) le (disent|prouvent|confirment|montrent|attestent)
    bon eleve
    conforme* a (tout|toutes|tous|ce)
    garanti* sans (perturbateur*|metal|metaux|phtalate*|toxique*|danger)
    (verifie*|controle*) par qui de droit
    (niveau|cote) securite __ (valid*|ok|rien|parfait*)
    (reglement*|norme*|directive*|exigence*|standard*|criteres) __ (respecte*|suivi*|lettre|remplie*|satisfait*|honore*|depasse*)
    (respecte|respectent|respectant|conforme*|repond*|satisfait|satisfont|depasse*|remplit) _ ${RULES}
    (passe|passee|passes|passees|reussi*|franchi*|subi*|survecu) __ (test|tests|controles|examen*|epreuve*|batterie|essais|crash)
    ${JUDGE} __ ${JUDGED}
    ${JUDGED} __ ${JUDGE}
    (controle*|test|tests|tampon|preuve*|analyse*|papiers|etude*) a l appui
    (a|ont|obtenu|recu|porte|portent|decroche*|arbore|merite) (son|leur|le|les|un|tous|ses) _ (label*|estampille|tampon*|agrement*|macaron|sigle|diplome|certificat*)
    (zero|aucun|aucune|sans|rien) _ (substance*|matiere*|produit*|molecule*) _ (indesirable*|nocif*|nocive*|toxique*|suspect*)
    (sans|garanti*) rien (de|d) (nocif|toxique|dangereux|mauvais|suspect|indesirable)
    (securite|innocuite) (garantie|assuree|certifiee|prouvee|verifiee|attestee|europeenne)
    feu vert (du|des|de)
    haut la main __ (test*|controle*|examen*|essai*|epreuve*)
    (brio|succes|mention) __ (test*|controle*|examen*|essai*|epreuve*)
    (test*|controle*|examen*|essai*|epreuve*) __ (brio|succes|mention)
    dans les clous _ (norme*|securite|ce|reglement*|europe*|loi)
    (regle|nickel|carre) _ (norme*|securite|ce|reglement*|europe*|loi)
    (reglementation*|norme*|directive*|exigence*|standard*) (europeen*|francais*|puericulture|jouet*)
    (reglementation*|norme*|directive*|exigence*|standard*) (en|de) (vigueur|securite)`,
  reviewsHint: `cote de popularite
    # d entre vous
    # # d entre vous
    (mille|millier*|centaine*) d entre vous
    mercis
    chouchou* _ (nos|des|clients|habitues)
    coup* de coeur _ (nos|des) _ (client*|abonne*|habitue*|lectrices|acheteu*)
    # de moyenne
    (note|moyenne|score) _ (descend*|baisse*|tombe*|bouge*|varie*) __ #
    (moyenne|score) # #
    (elles|ils) sont (deja|plus)? de? # # a
    # % de (sourires|bonheur|joie|reachat*|fidel*|fans|conquis|adoption|coeur)
    (donne*|mis|attribu*|accord*|mettent) _ # sur #
    plebiscit*
    (note|notes|moyenne|score|cote) _ (reste*|plafonne*|culmine*|grimpe*|atteint|frole*|avoisine*|etabli*|monte*|colle*|stagne*|dort|tient) __ #
    (note|notes) (maximale|maximum|parfaite*|maxi|record)
    (zero|aucun|aucune|pas|jamais) (un|une)? seule? (decu|decue|decus|mecontent*|plainte*)
    (pas|jamais) (un|une) seule? mauvais* (avis|note|commentaire)
    (zero|aucun|aucune) (avis|commentaire*|note*) (negatif*|negative*|mauvais*)
    (unanim*|unanimite) _ (client*|acheteu*|avis|avec|adopt*)
    (clients|clientes|client|acheteurs|acheteuses|mamans|parents|maitres|filles|copines|pros) _ (unanimes|adorent|raffolent|redemandent|valident|plebiscitent|votent|jurent)
    (adore|adoree|adores|plebiscite*|choisi|choisie|valide*|vote*|jure*) par (tous|toutes|des) _ ${PEOPLE}
    # (likes|coeurs|followers)
    deja # (adoptes|adoptees|vendus|vendues|conquis|fans|adeptes|heureu*)
    (toile|internet|tiktok|instagram|reseaux) _ (parle*|raffole*|adore*|emballe*|folle*)`,
}
