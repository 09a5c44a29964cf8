/** Words of buyers and of those who look. */
export const PEOPLE =
  '(personne|personnes|client|clients|clientes|visiteur|visiteurs|visiteuses|internaute|internautes|acheteur|acheteurs|acheteuses|utilisateurs|utilisatrices|curieux|curieuses|amateurs|gens|familles|mamans|parents|femmes|hommes)'
