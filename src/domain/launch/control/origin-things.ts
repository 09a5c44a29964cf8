import { MAKE } from './making-words'

/** « Breton », « lyonnaise »: an origin that is as French. */
const OF_REGION =
  '(breton|bretons|bretonne*|normand|normands|normande*|alsacien*|basque|basques|provencal|provencale*|provencaux|savoyard*|auvergnat*|lyonnais*|parisien*|marseillais*|nantais*|vosgien*|jurassien*|picard|picards|picarde*|limousin|limousine|charentais*|gascon*|landais*|vendeen*|ardechois*|occitan*|bourguignon*|lorrain|lorrains|champenois*|stephanois*|thiernois*|tricolore|tricolores|hexagonal*|ariegeois*|finisterien*|dromois*|varois*|perigourdin*|aveyronnais*|correzien*|cevenol*|pyreneen*|catalan*|bearnais*|berrichon*|angevin*|bourbonnais*|comtois*|ardennais*|flamand|flamande*|solognot*|morbihannais*|nivernais*|morvandiau*|gersois*|tarnais*|toulousain*|bordelais*|lillois*|grenoblois*|dauphinois*|camarguais*|languedocien*|girondin*|rennais*|malouin*|roannais*|choletais*|troyen*|lozerien*|cantalien*|creusois*|nordiste*)'
/** Not « montage à Lyon », which says where a part of the work is done. */
const WHOLLY_MADE =
  '(fabriqu*|cousu*|tricote*|confectionn*|produit|produite|produits|produites|tisse|tissee|tisses|tissees|forge|forgee*|tourne|tournee|moule|moulee|souffle|soufflee|fait|faite|faits|faites)'
/** What a land gives. */
const HARVESTED = '(recolte*|cueilli*|cultive*)'
const REGIONS =
  'bretagne|normandie|alsace|jura|vosges|provence|savoie|auvergne|corse|limousin|landes|vendee|ardeche|occitanie|bourgogne|lorraine|champagne|picardie|lyon|paris|marseille|nantes|lille|bordeaux|toulouse|limoges|thiers|laguiole|calais|drome|lozere|aveyron|cevennes|pyrenees|perigord|beaujolais|berry|touraine|anjou|luberon|camargue|sologne|gascogne|quercy|bearn|cotentin|finistere|morbihan|ardennes|dordogne|gironde|gers|var|vaucluse|herault|gard|ain|isere|charente|charentes|poitou|larzac|causses|morvan|cantal|velay|forez|dombes|bugey|catalogne|roussillon|languedoc|correze|creuse|allier|nievre|yonne|sarthe|mayenne|calvados|doubs|ariege|moselle|tarn|roubaix|tourcoing|cholet|roanne|troyes|nimes|grasse|vallauris|quimper|brest|rennes|strasbourg|mulhouse|colmar|besancon|dijon|grenoble|annecy|chambery|avignon|arles|montpellier|perpignan|bayonne|biarritz|rochelle|poitiers|angers|nancy|reims|rouen|caen|amiens|clermont|etienne|vercors|chartreuse|aubrac|queyras|maurienne|tarentaise|flandre|flandres|artois|beauce|brie|trieves|bresse|thierache|argonne|vexin|medoc|minervois|livradois|margeride|regions'

/** Where a product is said to come from, by its usual names. */
export const ORIGIN_THINGS = {
  // Whatever is said of it, for a point to check.
  homeland: `(${REGIONS}|perche|ariege|normandie|bretagne|savoie|oleron|noirmoutier|ouessant)
    ${OF_REGION}
    (excellence|elegance|tradition|qualite) (francaise|tricolore)
    a la francaise
    coq (gaulois|francais|est|chante|veille|sur)
    (ici|place) __ (gens|mains|voisins|artisans|generation*) d ici
    gens d ici
    (nos|notre|la|ma) (vallee|manufacture|filature|fabrique|usine) _ (votre|village|bout|bourg|voisin*)
    au bout du village`,
  french: `(francais|francaise|francaises)
    made in (france|normandie|bretagne|alsace)
    ${OF_REGION}
    made in (${REGIONS})
    ${WHOLLY_MADE} _ (${REGIONS})
    ${WHOLLY_MADE} dans (nos|notre) (atelier*|usine) _ (${REGIONS})
    (origine|originaire*|artisanat) _ (${REGIONS})
    (ne|nee|nes|nees|nait|naissent) __ (${REGIONS})
    ${WHOLLY_MADE} __ (atelier*|usine|ferme|village|coeur) _ (${REGIONS})
    (nait|naissent|ne|nee|nes|nees) __ (village|ferme|mains) __ (${REGIONS})
    made in chez nous
    (n|ne) (a|ont) jamais (quitte|vu) __ (${REGIONS}|region|village|vallee|france|campagne|natal*)
    (rien|uniquement|exclusivement) que (${REGIONS}|france|francais)
    (${REGIONS}) rien que (${REGIONS})
    (${REGIONS}) natal*
    (main|mains|artisan*|doigts|savoir|savoirs|geste*) faire? (de|du|d|des) (la|l|nos)? (${REGIONS})
    ${WHOLLY_MADE} de a a z
    ${WHOLLY_MADE} (dans|par|de|au|sur) (notre|nos|ma|mon) _ (vallee*|village|region|montagne*|campagne*|bourg|coin|pays|sud|nord|hameau|departement)
    de a a z __ (notre|nos) (vallee|atelier*|village|region)
    ${HARVESTED} _ (france|hexagone)
    (cree|creee|crees|creees) et (monte*|assemble*|faconne*|realise*) _ (${REGIONS}|france)
    # % bleu blanc rouge
    (fabrication|qualite|production|confection) bleu blanc rouge
    pur produit (de|du) _ (${REGIONS})
    pur produit (de|du) (nos|notre) _ ${OF_REGION}
    artisanat de nos regions
    terroir
    cocorico
    (fabrication|production|confection|origine|savoir|artisanat|qualite|conception) 100? %? (france|francaise)
    origine france
    ${MAKE} _ (france|hexagone)
    ${MAKE} _ en france
    # % (francais*|made in france|france|local|locale|locaux|locales)
    de chez nous
    (nos|mes|notre|mon) (abeille*|ruche*|rucher*|verger*|champ|champs|vigne*|vignoble*|troupeau*|olivier*|oliveraie*|plantation*|lavandes|noyer*|chataignier*)
    (nous|je|on) (recolt*|cultiv*|cueill*|elevons|eleve|pechons|peche) _ (place|ici|ferme|domaine|meme)
    ${WHOLLY_MADE} (a|dans) _ (deux pas|quelques kilometres|cote|village|quartier|campagne)`,
  foreignMake: `${MAKE} _ (a|au|en|aux|par|dans|chez)
    ${HARVESTED} _ (a|au|en|aux|par|dans|chez)
    (melange*|miel|miels|produit|produits|viande*|lait|fruits|legumes|huile*|olives|ingredients) _ (originaire*|provenant|issu*)
    (montage|assemblage|fabrication|confection)
    (origine|provenance|pays|usine|atelier|manufacture|entrepot|import|importe|importes|importee*|provient|proviennent|viennent|vient|arrive|arrivent|expedie*|part|partent)
    made in`,
}
