import { MAKE } from './making-words'

/** « Breton », « lyonnaise »: an origin that is as French. */
const OF_REGION =
  '(breton|bretons|bretonne*|normand|normands|normande*|alsacien*|basque|basques|provencal|provencale*|provencaux|savoyard*|auvergnat*|lyonnais*|parisien*|marseillais*|nantais*|vosgien*|jurassien*|picard|picards|picarde*|limousin|limousine|charentais*|gascon*|landais*|vendeen*|ardechois*|occitan*|bourguignon*|lorrain|lorrains|champenois*|stephanois*|thiernois*|tricolore|tricolores|hexagonal*)'
/** Not « montage à Lyon », which says where a part of the work is done. */
const WHOLLY_MADE =
  '(fabriqu*|cousu*|tricote*|confectionn*|produit|produite|produits|produites|tisse|tissee|tisses|tissees|forge|forgee*|tourne|tournee|moule|moulee|souffle|soufflee|fait|faite|faits|faites)'
/** What a land gives. */
const HARVESTED = '(recolte*|cueilli*|cultive*)'
const REGIONS =
  'bretagne|normandie|alsace|jura|vosges|provence|savoie|auvergne|corse|limousin|landes|vendee|ardeche|occitanie|bourgogne|lorraine|champagne|picardie|lyon|paris|marseille|nantes|lille|bordeaux|toulouse|limoges|thiers|laguiole|calais|drome|lozere|aveyron|cevennes|pyrenees|perigord|beaujolais|berry|touraine|anjou|luberon|camargue|sologne|gascogne|quercy|bearn|cotentin|finistere|morbihan|ardennes|dordogne|gironde|gers|var|vaucluse|herault|gard|ain|isere|charente|charentes|poitou|larzac|causses|morvan|cantal|velay|forez|dombes|bugey|catalogne|roussillon|languedoc|correze|creuse|allier|nievre|yonne|sarthe|mayenne|calvados|doubs|ariege|moselle|tarn|roubaix|tourcoing|cholet|roanne|troyes|nimes|grasse|vallauris|quimper|brest|rennes|strasbourg|mulhouse|colmar|besancon|dijon|grenoble|annecy|chambery|avignon|arles|montpellier|perpignan|bayonne|biarritz|rochelle|poitiers|angers|nancy|reims|rouen|caen|amiens|clermont|etienne|vercors|chartreuse|aubrac|queyras|maurienne|tarentaise|flandre|flandres|artois|beauce|brie|trieves|bresse|thierache|argonne|vexin|medoc|minervois|livradois|margeride|regions'

/** Where a product is said to come from, by its usual names. */
export const ORIGIN_THINGS = {
  french: `(francais|francaise|francaises)
    made in (france|normandie|bretagne|alsace)
    ${OF_REGION}
    made in (${REGIONS})
    ${WHOLLY_MADE} _ (${REGIONS})
    ${WHOLLY_MADE} dans (nos|notre) (atelier*|usine) _ (${REGIONS})
    (ne|nee|nes|nees|nait|naissent|origine|originaire*|artisanat) _ (${REGIONS})
    ${WHOLLY_MADE} __ (atelier*|usine|ferme|village|coeur) _ (${REGIONS})
    (nait|naissent|ne|nee|nes|nees) __ (village|ferme|mains) __ (${REGIONS})
    made in chez nous
    ${HARVESTED} _ (france|hexagone)
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
    (origine|provenance|pays|usine|atelier|manufacture|entrepot|import|importe|importes|importee*|provient|viennent|vient|arrive|expedie*|part|partent)
    made in`,
}
