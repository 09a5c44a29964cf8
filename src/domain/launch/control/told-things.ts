import { MAKE } from './making-words'

/** Parts of a page, its parties and what the law wants told, by their usual names. */
export const TOLD_THINGS = {
  // Parts that a whole page has.
  cart: `(ajouter|ajoutez|ajoute|mettre|mets|deposer) _ panier
    (ajouter|acheter|commander) maintenant
    creer mon _
    je (m|le|la|les) (abonne|veux|prends)
    quantite
    guide des tailles
    je commande`,
  policyTitle: `conditions generales
    mentions legales
    politique* (de|du|des)
    cgv
    article (1|premier|i)
    conditions (de|d) (vente|utilisation)`,
  withdrawalTheme: `retract*
    renonc*
    (mon|ton|votre|le|du|au) contrat
    (14|quatorze) jours (apres|a|suivant|des) _ reception
    (retour|retours)
    echanges
    (renvoyer|renvoyez|renvoi|retourner)
    (14|quatorze|trente|30) jours __ (reception|recevez|recois|recu|recue|recus) __ (renvoi*|renvoy*|rend*|retourn*)
    (change|changer|changez) d avis`,
  guaranteeTheme: `garantie*
    garanti
    vices caches
    conformite
    (notice|avis|affiche) _ harmonis*`,
  mediatorTheme: `mediat*
    medicys
    cm2c
    cnpm
    cmap
    fevad
    anm
    departag*
    tiers (independant|neutre)
    litige*
    differend*
    desaccord*
    (pas|plus) d accord
    l amiable
    reclamation*`,
  noticesTheme: `siret
    siren
    rcs
    rna
    heberge*
    mentions legales
    qui sommes nous
    vendeur
    vendeuse
    vendu* par
    (entreprise|entrepreneur|entrepreneuse|entrepreneure) individuel*
    edite par
    (editeur|editrice) du site`,
  termsTheme: `cgv
    conditions generales
    conditions de vente
    reglement de (la|l|notre|ma) (boutique|atelier|maison)`,

  // Parties, by the words that introduce them.
  seller: `vendeu*
    vendu* _ par
    vend et
    qui vend
    edite* par
    (editeur|editrice) du site
    (societe|entreprise|association|personne) (editrice|exploitante|vendeuse)
    (proprietaire|titulaire|gerant|gerante) (du|de) _ (site|boutique)
    exploite* par
    boutique tenue
    mentions legales
    mentions
    qui (sommes|etes|suis)
    c est qui
    raison sociale
    siege social
    immatricule*
    (responsable|directeur|directrice) de la? publication
    (directeur|directrice|responsable) de publication
    (directeur|directrice|responsable) de la publication
    identite
    coordonnees
    nous (joindre|contacter|ecrire)
    contactez nous`,
  maker: `fabricant*
    fabricante*
    ${MAKE} _ par
    ${MAKE} __ chez
    fabrication
    qui fabrique
    qui (la|le|les) fabrique
    fabriquons
    fabrique
    fabriquee
    fabriques
    producteur*
    productrice*
    manufactur*
    (createur|creatrice)
    (editeur|editrice)
    imprimeur*
    production et edition
    edition et production
    marque fabricante
    marque d origine
    titulaire* actuel*
    titulaire* des droits
    titulaire* de la marque
    marque (et|de) fabri*
    (mis|mise|mettre|metteur|mettons) _ sur le marche
    exploitant*
    tourneur*
    (tourneuse|ceramiste|potier|potiere|sellier|luthier|forgeron|savonnier|savonniere|brasseur|torrefacteur)
    confectionn*
    atelier de fabrication
    manufacturer
    (usine|creation|creations)
    (constructeur|constructrice|artisan|artisane)
    fab
    oeuvre (de|d)
    œuvre (de|d)
    (editee|editees|elabore*|concu*) par
    (sortie|sorties|sort|sortent|vient|viennent|nee|nees|ne|nes) __ (atelier|ateliers|chez)
    qui (l|les) a? (faite|faites|fait|faits)
    entreprise qui (produit|fabrique)
    (made|produced|manufactured) by`,
  contact: `(personne|personnes) responsable*
    responsable du produit
    responsable (legal|produit)
    (union|ue|eu|europe) responsable
    (responsable*|repondant*) __ (union|ue|eu|europe|europeen*|marche)
    repondant* _ (securite|produit*)
    mandataire*
    responsabilite* _ (union|ue|eu|europe)
    importateur*
    importatrice
    importe* par
    nous l? importons
    (l|les|nous) importons
    qui (l|les) importe
    contact (ue|europeen|eu|securite)
    contact _ (dans|pour|en) __ (union|ue|europe)
    representant*
    represente* __ (union|ue|europe)
    importe* _ (union|ue|europe|france) par
    operateur (economique|responsable|ue)
    repondons dans l (union|ue)
    (union|ue|europe) (repond|reponds|repondons)
    en repond*
    (ec|eu) rep`,
  host: `heberge*
    hebergement`,
  mediator: `mediat*
    medicys
    cm2c
    cnpm
    ame conso
    devigny
    cmap
    anm conso
    conciliat*`,
  registry: `siret
    siren
    rcs
    rna
    rm #
    registre du commerce
    repertoire des metiers
    bce
    be #
    numero d (identification|entreprise|immatriculation)
    tva (fr|intracom*|intra)
    capital (de|social)
    au capital`,
  legalForm: `ei
    sas
    sasu
    sarl
    eurl
    earl
    scea
    snc
    sca
    scop
    scic
    gaec
    association
    (entreprise|entrepreneur|entrepreneuse) individuel*
    (micro|auto) (entreprise|entrepreneur|entrepreneuse)
    (microentreprise|autoentrepreneur)`,
  sameContact: `(est|suis|sommes) (votre|le|la|l|son|leur) _ (contact|responsable|interlocuteur|importat*) __ (union|ue|europe*|securite|produit)
    (responsable*|contact|mandataire|repondant*|representant*) europeen* (c)? (est)? (moi|nous)
    (est|suis|sommes) (votre|le|la|l) contact
    (responsable*|contact|importat*|mandataire|repondant*|representant*) __ (union|ue|europe) _ (moi|nous)
    (union|ue|europe) (c est|ce sera|voyez|ecrivez|adressez) _ (moi|nous)
    (union|ue|europe) (moi|nous)
    (repond|repondons|reponds) (de|d) __ (union|ue|europe)
    sur le marche sous (son|sa|notre|nos|mon|ma) (propre)? (nom|marque)
    (repond|repondons|reponds) (comme|en) _ (fabricant*|producteur*)
    (union|ue|europe) _ (adresse*|ecri*|contact*|joint) _ (moi|nous)`,
  sameParty: `meme (adresse|societe|entreprise|maison)
    (adresse|coordonnees) (ci|plus)
    ci (dessous|dessus)
    c est (moi|nous)
    (nous|moi) meme*
    le meme
    la (vendeuse|boutique)
    le vendeur
    notre societe
    par (nos|mes) soins`,
  ownMake: `(je|j|nous|on) _ (fabriqu*|couds|cousons|coud|tourne|tournons|coule|coulons|forge|forgeons|tisse|tissons|brode|brodons|dessine|imprime|imprimons|cree|creons|monte|montons|assemble|assemblons|confectionn*|produis|produisons|peins|sculpte|grave|emaille|modele|tricote|tricotons|tresse|cuis|cuisons|faconne|faconnons|coupe|coupons|recolte|recoltons|torrefi*|brasse|brassons)
    ${MAKE} _ par (moi|nous|mes|nos)
    ${MAKE} __ (mon|notre|nos|mes) _ (atelier*|usine|laboratoire|manufacture|forge|fournil|fabrique|machines|serres|maison)
    (mon|notre|mes|nos) _ (atelier*|usine|manufacture|forge)
    ${MAKE} a? la? main
    (fait|faits|faite|faites) main
    ${MAKE} a la main
    ${MAKE} (ici|chez nous|maison)
    (vend|vendu*) et (fabrique*|fait*)
    (fabriquee*|fabrique*|fait*|faite*|produite*) et vendu*
    ${MAKE} _ (atelier|ateliers)
    marque en creux
    (nous|je|j) __ (repondons|reponds) (de|du) _ (securite|produit*|meuble*|article*|objet*)
    (nous|je|j) _ (remettons|remets) en etat
    (nous|je|j) _ (restaurons|restaure|renovons|renove|reparons|repare)
    pliee main
    (suis|sommes) _ (fabricant*|editeur|editrice|createur|creatrice|createurs|auteur|autrice|producteur|productrice|producteurs)`,

  // Legal guarantee.
  legal: `legale
    legales
    conformite
    l217
    l 217
    vices caches
    defauts caches
    (garantie|garanties) __ loi
    loi __ (garantit|garantie|garanties)
    1641
    code de la consommation`,

  // The platform of the Union that is closed.
}
