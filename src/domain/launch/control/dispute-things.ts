const EUROPE = '(bruxelles|europe|europeen*|union|commission)'
const PORTAL = '(guichet|portail|plateforme|forme|site|formulaire|outil|service|arbitre)'
const DISPUTES = '(litige*|differend*|plainte*|reclamation*|conflit*|desaccord*)'

/** The closed platform of the Union, by its usual names and its place. */
export const DISPUTE_THINGS = {
  deadPlatform: `(ec|webgate) _ europa __ odr
    europa __ odr
    odr
    (rll|rllc)
    (reglement|resolution|regler) _ ligne _ (litige*|differend*|conflit*|reclamation*)
    (reglement|resolution|regler) __ litiges __ (ligne|europe*|commission|union)
    (plateforme|forme|site|portail) __ (europeen*|europe|commission|union|ue) __ (litige*|differend*|conflit*|plainte*|reclamation*)
    (plateforme|forme|site|portail) __ (litige*|differend*|reclamation*) __ (europeen*|europe|commission|union|ue)
    (plateforme|forme) _ commission europeenne
    commission europeenne __ (site|plateforme|portail) _ (reglement|litige*)
    ${EUROPE} __ ${PORTAL} __ ${DISPUTES}
    ${PORTAL} __ ${EUROPE} __ ${DISPUTES}
    ${PORTAL} __ ${DISPUTES} __ ${EUROPE}
    ${PORTAL} _ reglement __ ${EUROPE}
    ${DISPUTES} __ ${PORTAL} __ ${EUROPE}
    ${DISPUTES} __ ${EUROPE} __ ${PORTAL}
    (rll|odr|rllc) __ ${EUROPE}
    plateforme (odr|europeenne)`,
}
