/** Illnesses and pains that no page of a shop names but to promise something, or to warn. */
const ILLNESS =
  '(arthrose|arthrite|polyarthrite|migraine*|insomnie*|depression|deprime|eczema|psoriasis|acne|couperose|rosacee|dermatite*|dermatose*|urticaire|herpes|inflammation*|diabete|prediabete|hypertension|asthme|toux|rhume*|rhinite*|grippe|rhumatisme*|sciatique*|lombalgie*|lumbago*|tendinite*|cervicalgie*|nevralgie*|fibromyalgie|osteoporose|hernie*|varice*|phlebite*|ronflement*|apnee*|tumeur*|ulcere*|angine*|bronchite*|laryngite*|pharyngite*|sinusite*|otite*|conjonctivite*|infection*|cystite*|mycose*|verrue*|hemorroide*|constipation|diarrhee*|ballonnement*|gastrite*|colique*|indigestion*|alzheimer|parkinson|infertilite|impuissance|endometriose|torticolis|crampe*|courbature*|entorse*|nausee*|acouphene*|anemie|surmenage|epilepsie|gingivite*|toxine*|aphte*|lupus|blepharite*|keratite*|parodontite*|epicondylite*|bursite*|capsulite*|fasciite*|aponevrosite*|periostite*|colite*|hepatite*|nephrite*|pyelonephrite*|rhinopharyngite*|tracheite*|amygdalite*|vaginite*|vaginose*|prostatite*|stomatite*|uveite*|meningite*|folliculite*|parodontose*|cyphose*|scoliose*|thrombose*|cirrhose*|spondylarthrite*|nevrite*|neuropathie*|alopecie*|pelade*|vitiligo|impetigo|orgelet*|chalazion*|chimio|chimiotherapie*|radiotherapie*|eczemas|dyspepsie*|hypothyroidie|hyperthyroidie|hypotension|arythmie*|tachycardie*|glaucome*|furoncle*|escarre*|candidose*|sarcopenie)'

/** What a page promises to a body, by its usual names. */
export const HEALTH_THINGS = {
  // Of a body, for a point to check.
  bodyPart: `(foie|sang|nez|dents|poumon|gorge|intestins|ovaires|cheville*|cervicales|lombaires|vertebre*|articulation*|jointure*|genou|genoux|hanche*|nuque|colonne|poumon*|bronche*|sinus|intestin*|estomac|vesicule|colon|arteres|veines|nerfs|tendon*|trapezes|mollets|lymphe|vessie|gencive*|circulation|digestion|transit|organisme|coudes|epaules|poignets|dos|jambes|os|ventre|muscles|machoire*|tempes|demangeaison*|rougeur*|irritation*|elancement*|raideur*|gonflement*|crevasse*|ampoules|insomniaque*|migraineu*|rhumatisant*|arthritique*|asthmatique*)
    plaques (rouges|seches)
    (mains|pieds) (froid*|gonfle*|gele*)
    peau (atopique|reactive|malade|irritee)
    croutes de lait
    poussees (dentaires|dent*)`,
  relieves: `(degonfle|degonflent|degonfler|desenfle*|decoince*|debloque*|debloquent|denoue|denouent|denouer|derouill*|deverrouill*|ressuscit*|revit|revivent|rajeuni*|debouch*|delivr*|soulag*|gueri*|souffr*|purifie|purifient|detoxi*|regener*|reconstrui*|nettoie|nettoient|decongestion*|repart|repartent|reveill*|relanc*|lubrifi*|apaise|apaisent|apaiser|calme|calment|calmer|calmes|taire|tait|taisent|dompt*|libere|liberent|liberer|recharg*|requinqu*|retape*|ressoud*|fond|fondent|fondre|respire|respirent|lave|cess*|renai*|redevien*)
    (remet|remettent|remettre) _ (place|aplomb|pied|selle|marche|neuf|route)
    (ne|n) _ (grinc*|craqu*|coinc*|lanc*|elanc*|brul*|gratte*|demang*|tire|tirent) plus
    (lach*) (prise|affaire)
    (redress*|realign*)`,
  // Whatever the verb.
  illness: `${ILLNESS}
    (maux|mal) (de|au|aux) (dos|tete|gorge|ventre|dent*|cou|genou*|jambe*|reins|transports|estomac|poignet*|epaule*|hanche*|pied*|mer|nuque|articulation*|oreille*)
    douleur* _ (dos|articul*|muscul*|cervic*|lomb*|menstru*|chroni*|genou*|nuque|epaule*|hanche*|rhumat*|regles|dent*)
    regles (douloureuses|abondantes|irregulieres)
    (crise*|bouffee*) (de|d) (angoisse*|panique|chaleur|goutte|foie)
    reflux (gastrique*|acide*|gastro)
    (brulures|aigreurs|crampes) _ estomac
    retention d eau
    jambes lourdes
    fatigue (chronique|nerveuse)
    coup* de (fatigue|blues|deprime)
    burn out
    canal carpien
    rhume des foins
    (le|du|un|contre) zona
    troubles? (du|de|digestifs|articulaires|circulatoires|musculo*|hormonaux) __ (sommeil|humeur|articul*|digest*|circul*|erection|concentration|memoire|hormon*)
    trouble* (digestifs|articulaires|circulatoires|hormonaux|anxieux)`,
  heals: `(soigne|soignent|soigner|soignez|soignera*)
    soulag*
    gueri*
    (traite|traitent|traiter|traitant)
    (protege|protegent|proteger) (de|du|des|contre)
    ralenti*
    (combat|combattre|combattent|combattez)
    elimin*
    apais*
    (reduit|reduisent|reduire|reduisez|reduction)
    (previent|prevenir|previennent|prevention)
    (calme|calment|calmer)
    diminu*
    stimul*
    renforc*
    (ameliore|ameliorent|ameliorer|amelioration|ameliorez)
    (favorise|favorisent|favoriser)
    (lutte|luttent|lutter)
    contre
    supprim*
    (aide|aident|aider) (a|contre)
    (fini|finis|finies|adieu|stop|oubliez|bye)
    debarrass*
    (brule|brulent|bruler|brulez)
    (regenere|regenerent|regenerer)
    (repare|reparent|reparer)
    reequilibr*
    detoxifi*
    (purifie|purifient|purifier)
    (active|activent|activer)
    (disparaitre|disparaissent|disparait)
    (font|fait|faire) (fondre|baisser|disparaitre|tomber)
    (libere|liberent|liberez|liberer|delivre*)
    (efface|effacent|effacer)
    (booste|boostent|booster)
    (relance|relancent|restaure|restaurent|retablit|retablissent)
    (detruit|detruisent|tue|tuent|neutralise|neutralisent)
    (evite|evitent|eviter)
    (stoppe|stoppent|stopper|regule|regulent|reguler|normalise)
    (draine|drainent|drainer|evacue|evacuent|expulse*)
    (vient|viennent|venir|viendra) a bout
    (fait|font|faire|fera) (partir|passer|fuir|reculer|taire|oublier|cesser)
    (met|mettent|mettre|mettez) (fin|ko|un)
    (coupe|coupent|chasse|chassent|chasser|dissipe*|vainc*|dompte*|terrasse)
    (attenu*|estompe*|resorb*|desenfl*|decongestion*|soulage*|repousse|repoussent|allege|allegent)
    (arrete|arretent|empeche|empechent)
    (dites|dire) (adieu|stop|non|bye)
    (dites|dire) au revoir
    (referme|referment|refermer|cicatrise|cicatrisent|cicatriser)
    en (finir|finit) avec
    (absorbe|absorbent|aspire|aspirent|emporte|emportent|balaie|balaient|balaye|dissout|engloutit|avale|desarme|musele|bouscule)`,
  // Of a body's powers, which things have too.
  betters: `(retrouv*|recuper*)
    (assoupli*|fortifi*|tonifi*|vitalis*|revitalis*|oxygen*|dynamis*|rechauff*)
    (redonne*|rend|rendent) _ (souplesse|force|tonus|vigueur|mobilite)
    (detend*|denou*|relach*)
    (facilit*|optimis*|accelere*|decupl*|augment*)`,
  ailment: `(douleur*|maux|lombaires|cervicales|dorsales)
    mal (de|au|aux) (dos|tete|gorge|ventre|dent*|cou|genou*|jambe*|reins|transports)
    (arthrose|arthrite|migraine*|insomnie*|stress|anxiete|angoisse*|depression|eczema|psoriasis|acne|cellulite|inflammation*|maladie*|virus|diabete|prediabete|cholesterol|hypertension|asthme|toux|rhume*|grippe|rhumatisme*|sciatique*|lombalgie*|tendinite*|varice*|ronflement*|apnee*|toxine*|cancer*|tumeur*|ulcere*|angine*|bronchite*|sinusite*|infection*|mycose*|verrue*|hemorroide*|constipation|ballonnement*|burn|covid|alzheimer|parkinson|autisme|infertilite|impuissance|menopause|endometriose|torticolis|crampe*|courbature*|entorse*|fievre|nausee*|vertige*|acouphene*)
    (troubles|trouble) (du|de|digestifs|articulaires|circulatoires|musculo*|hormonaux)
    (la|votre|sa|l) tension
    tension arterielle
    tensions (musculaires|nerveuses|cervicales)
    tensions (du|de|des|dans|au|aux) _ (dos|nuque|cou|epaules|trapezes)
    (immunite*|immunitaire*|metabolisme|articulation*|cartilage*|ligament*|thyroide|defenses|libido|foie|intestin*|hormone*|tendons|vertebres|prostate|audition)
    (systeme|fonction*) (nerveux|immunitaire|digestif|renale*|hepatique*)
    jambes lourdes
    allergies
    (kilo|kilos) superflus
    (nuits|nuit) (blanche*|agitee*|hachee*)
    idees noires
    jambes (gonflees|fatiguees)
    (plaie|plaies|microbes)
    (noeuds|nœuds|raideurs|contractures) (du|de|dans|a|au) _ (dos|nuque|epaules|cou|trapezes)
    chute (de|des|du) (cheveux|cils|cheveu|sourcils)
    vieillissement __ cellul*
    cicatris*
    (cicatrice*|vergeture*|demangeaison*|rougeur*|croutes)
    poussees dentaires
    (gencives) (irritees|gonflees|douloureuses)`,
  vanishes: `s en (va|vont|iront|allaient)
    (n|ne) (est|sont|sera|seront|existe|existent) plus
    (n|ne) (font|fait|feront|fera) plus (souffrir|mal)
    (oublie*|envole*|terminee*|termines|finie|finies|finis|vaincu*|souvenir*|soulage*)
    (disparai*|disparu*)
    s (envole*|evanoui*|estompe*|efface*|apaise*)
    (cesse|cessent|cesseront|cessera)
    c est (termine|fini|oublie)
    (passe|passent) inapercu*
    (tombe|tombent) (au|d|en|toutes|tous)
    (retombe|retombent)
    s (eteint|eteignent)
    (a|ont) _ bien se tenir
    (lache|lachent|lacher) (prise|l|enfin)
    (prend|prennent|prendra) (la|leur|sa) (porte|fuite|retraite|poudre)
    (plie|plient|pliera) bagage*
    (fait|font) (ses|leurs) (valises|bagages|adieux)
    (rend|rendent|rendra) les armes
    (bat|battent) en retraite
    (jette|jettent) l eponge
    (capitul*|deguerpi*)
    plus qu un _ souvenir*
    histoire ancienne
    (appartien*) au passe
    (n|ne) (revient|reviennent|reviendr*) (plus|pas|jamais)
    (tire*|tirent) (leur|sa) reverence
    (declare|declarent) forfait
    (aux|au) (oubliettes|placard)
    (retombe*|s) (endort|endorment|evapor*|dissip*|dissou*|tait|taisent)
    (partent|envolent|envolees|envoles|fond|fondent|recule|reculent|cede|cedent)`,
  wellbeing: `(fatigue|sommeil|endormissement|circulation|digestion|transit|memoire|vue|concentration|humeur)`,
  healthWord: `(range*|ranger|jete*|lacher|abandonn*|oublie*|remis*) _ (canne|bequille*|deambulateur|attelle|minerve)
    mieux qu _ (medicament*|cachet*|sirop|ordonnance|somnifere*|antidouleur*|kine)
    (arrete*|stoppe*|diminue*) _ (sirop|cortisone|antidepresseur*|pilules|cachets|comprimes|ordonnance)
    retrouv* _ (nuits|sommeil)
    (ne|n)? (font|fait|feront|fera) plus (souffrir|mal)
    (ne|n)? (souffr*|souffre) (plus|moins)
    plus (jamais|aucun|de)? (mal|maux|douleur*) (de|au|aux|nulle|articul*|dos)
    n (ai|a|ont|avez|aurez|aura|auront|avons) plus _ (mal|maux|douleur*)
    moins mal (au|aux)
    (ne|n) (sen*|ressen*|connai*|subi*|crain*|eprouv*|redout*) plus _ (mal|maux|douleur*)
    (dispense*|evite*|passer|passez|remplace*) _ (medicament*|anxiolytique*|somnifere*|antidepresseur*|antibiotique*|antidouleur*|medecin|docteur|kine|ordonnance)
    (arretez|arrete|jetez|jette|oubliez|oublie) _ (medicament*|cachets|comprimes|somnifere*|antidouleur*)
    (alternative|substitut) _ (medicament*|somnifere*|antidouleur*|antibiotique*)
    (bienfait*|vertu*) _ (sante|therapeut*|articul*)
    (pouvoir*|proprietes|vertus) (guerisseu*|curati*|medicinal*|apaisant* sur)
    anti (douleur*|inflammatoire*|stress|anxiete|arthrose|migraine|cellulite|rhumatism*|cancer)
    (antidouleur*|antistress|anticellulite|antiinflammatoire*)
    therapeutique*
    (cliniquement|medicalement|scientifiquement) (prouve*|teste*|demontre*|valide*|reconnu*|approuve*)
    detox*
    (perd|perdez|perdre|perds|perdrez|perdras|perdra|perdront|perdent) __ (kilo*|kg)
    (ai|a|ont|avons) perdu # (kilo*|kg)
    plus besoin (de|d) (medicament*|anxiolytique*|somnifere*|antidepresseur*|antidouleur*|cachet*|comprime*|medecin|kine|ordonnance)
    n __ plus besoin (de|d) (medicament*|anxiolytique*|somnifere*|antidepresseur*|antidouleur*|cachet*|comprime*|medecin|kine|ordonnance)
    perte de poids
    (perd|perdez|perdre|perds) du poids
    (brule*|brulent|bruleur*|fondre|fond|elimin*) _ graisse*
    (protege|protegent|proteger) _ (corps|organisme|sante)
    (protege|protegent|proteger) _ ondes
    (amincissant*|amaigrissant*)
    minceur garantie
    maigrir
    (fait|font|faire|fera|feront) repousser _ (cheveux|cils|sourcils|cheveu)
    repousse (de|des) (cheveux|cils|sourcils)
    (prend*|prennent|prends) plus _ (cachet|cachets|comprime|comprimes|medicament*|pilules|somnifere*|traitement)
    (votre|ta|tension) (tension|arterielle) (redescen*|baiss*|diminu*|chut*|normalis*)
    (cholesterol|glycemie) _ (redescen*|baiss*|diminu*|chut*|normalis*|recul*)
    guerit
    guerison*
    guerissez
    guerissent
    vertu* (medicinale*|curative*|therapeutique*)
    (remede|remedes)
    (bon|bonne|bons|bonnes) pour _ (coeur|cœur|foie|arteres|articulations)
    effet (medical|curatif)`,
}
