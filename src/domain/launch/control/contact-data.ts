export const PHONE =
  /(?<![\d+])(?:\+ ?\d{1,3}(?:[ .()/·_-]{0,2}\d){6,12}|0(?:[ .()/·_-]{0,2}\d){9})(?![ .-]?\d)/
export const STREET =
  /\b(?:rue|avenue|av\.|boulevard|bd|road|rd|street|st\.|allee|chemin|route|place|impasse|quai|cours|zone|za|zi|district|\w*strasse|\w*str\.|\w*straat|\w*laan|\w*steenweg|\w*plein|rua|via|calle|carrer|ulica|ul\.|lieu-dit|lane|building)\b/
/** « 38000 Grenoble », « Firminy (42700) », « Lyon 69003 », « Paris 9e »; « rue Pierreuse 58, 4000 Liège ». */
export const POSTCODE = new RegExp(
  [
    String.raw`\b(?:f-)?\d{5},? {1,3}(?!€|eur)[a-z][a-z' -]{1,40}`,
    String.raw`\b[a-z][a-z'-]{1,30}(?: \d{1,2}(?:er?|eme))? \(\d{5}\)`,
    String.raw`[a-z]\w{0,30} ?, (?!siret|siren|rcs)[a-z][a-z'-]{2,30} \d{5}\b(?! ?(?:€|eur|[a-z]))`,
    String.raw`\b(?:paris|lyon|marseille),? \d{1,2}(?:er|e|eme)\b`,
    String.raw`(?<=${STREET.source}[^.;\n]{0,60}, ?)\d{4} [a-z][a-z'-]{2,30}`,
  ].join('|'),
)
export const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/
export const SITE =
  /(?<![a-z0-9@.-])(?:https?:\/\/|www\.)?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,3}\.(?:fr|com|eu|org|net|info|paris|co|example|shop|de|it|es|be|ch)\b/
/** A line that begins with an address continues the one with the name. */
export const ADDRESS = new RegExp(
  String.raw`^[^\w\n]*(?:(?:adresse|siege|courrier|site|web)\b[^:\n]{0,20}: ?[^\n]|(?:\d{1,4}(?: bis| ter)?,? )?${STREET.source})`,
)
/** An address, a telephone or a site: what makes a party reachable. */
export const DATA = new RegExp([POSTCODE, PHONE, EMAIL, SITE].map(({ source }) => source).join('|'))
