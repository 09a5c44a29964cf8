/** « Fabriqué », « cousue », « tricotés »: words of who makes a thing. */
export const MAKE =
  '(fabrique*|fabriquo*|fabricat*|made|cousu*|tricote*|confectionn*|assemble*|produit|produite|produits|produites|realise*|forge*|forgee*|tourne|tournee|brode*|moule*|imprime*|monte|montee|montes|montees|fait|faite|faits|faites|coule|coulee*|usine*|manufacture*|brasse*|torrefie*|montons|montage|montent|cuisine*|cuit|cuite|cuits|cuites|emaille*|fondu*|souffle*|grave*)'
