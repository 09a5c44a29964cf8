import { splitTop, stringsIn } from './rules-syntax'

/** Why somebody is the one who may; null when it is not about who asks. */
export function whoOf(condition: string): string | null {
  return WHO[condition] ?? null
}

const WHO: Record<string, string> = {
  'isUser(uid)': "La personne dont c'est le profil",
  'isUser(resource.data.userId)': 'Son propriétaire',
  'isUser(incoming().userId)': 'Toute personne connectée, pour elle-même',
  'isUser(get(sectionPath()).data.userId)': 'Le propriétaire de la section',
  'isUser(getAfter(sectionPath()).data.userId)': 'Le propriétaire de la section',
}

/** What a condition asks, in French, code between backquotes; null when it has to be shown as it is written. */
export function explainCondition(condition: string): string | null {
  for (const [pattern, say] of CONDITIONS) {
    const found = pattern.exec(condition)
    if (found) return say(found[1] ?? '', found[2] ?? '')
  }
  return null
}

type Say = (first: string, second: string) => string | null

const CONDITIONS: readonly (readonly [RegExp, Say])[] = [
  [/^asksAtMost\((\d+)\)$/, (count) => `${count} documents au plus à la fois`],
  [/^isId\(\w+\)$/, () => 'un identifiant bien formé'],
  [/^is[A-Z]\w+\(incoming\(\)(?:, \[.*\])?\)$/, () => 'un contenu conforme à la structure décrite plus bas'],
  [/^!changed\(\)\.hasAny\((\[[^\]]*\])\)$/, (list) => unchanged(stringsIn(list))],
  [
    /^\(!changed\(\)\.hasAny\(\['(\w+)'\]\) \|\| (.+)\)$/,
    (field, rest) => {
      const asked = explainCondition(rest)
      return asked && `si \`${field}\` change, ${asked}`
    },
  ],
  [/^!incoming\(\)\.keys\(\)\.hasAny\(\['(\w+)'\]\)$/, (field) => `\`${field}\` est absent`],
  [/^hasOwnEmail\(incoming\(\)\)$/, () => "`email` est l'adresse du compte"],
  [/^isBasedOnStored\(\)$/, () => "rien n'est écrasé qui ait changé entre-temps"],
  [/^incoming\(\)\.(\w+) == request\.time$/, (field) => `\`${field}\` est l'heure du serveur`],
  [
    /^isIsoDate\(incoming\(\)\.(\w+)\)$/,
    (field) => `\`${field}\` est une date ISO, au plus un jour en avance`,
  ],
  [/^incoming\(\)\.(\w+) == ''$/, (field) => `\`${field}\` est vide`],
  [/^incoming\(\)\.(\w+) == false$/, (field) => `\`${field}\` est à faux`],
  [/^incoming\(\)\.(\w+) == (\d+)$/, (field, value) => `\`${field}\` vaut ${value}`],
]

function unchanged(fields: readonly string[]): string {
  const names = fields
    .map((field) => `\`${field}\``)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' et ')
  return fields.length > 1 ? `${names} ne changent pas` : `${names} ne change pas`
}

/** What a check asks of a field's `value`; null when it has to be shown as it is written. */
export function explainCheck(check: string): string | null {
  for (const [pattern, say] of CHECKS) {
    const found = pattern.exec(check)
    if (found) return say(found[1] ?? '', found[2] ?? '')
  }
  return null
}

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '\u00a0')

const CHECKS: readonly (readonly [RegExp, Say])[] = [
  [/^isText\(value, (\d+)\)$/, (max) => `texte de ${grouped(max)} caractères au plus`],
  [/^isName\(value, (\d+)\)$/, (max) => `texte de 1 à ${grouped(max)} caractères`],
  [/^isCount\(value, (\d+)\)$/, (max) => `nombre entier de 0 à ${grouped(max)}`],
  [/^isList\(value, (\d+)\)$/, (max) => `liste de ${grouped(max)} éléments au plus`],
  [/^value is bool$/, () => 'vrai ou faux'],
  [/^value is int$/, () => 'nombre entier'],
  [/^value\.trim\(\) != ''$/, () => 'autre chose que des espaces'],
  [
    /^value in (\[.*\])$/,
    (list) =>
      stringsIn(list)
        .map((value) => `\`${value}\``)
        .join(', '),
  ],
  [/^isIsoDate\(value\)$/, () => 'date ISO, au plus un jour en avance'],
  [/^isNotAhead\(value\)$/, () => 'date, au plus un jour en avance'],
  [/^isVerdict\(value\)$/, () => 'oui, non ou rien'],
  [/^isLink\(value\)$/, () => 'adresse http ou https de 2\u00a0000 caractères au plus'],
  [/^value == request\.time$/, () => "l'heure du serveur"],
  [/^value == math\.floor\(\w+\.xp \/ (\d+)\) \+ 1$/, (xp) => `un niveau tous les ${grouped(xp)} points`],
  [/^\w+\.level == math\.floor\(value \/ \d+\) \+ 1$/, () => 'en accord avec `level`'],
  [/^areSections\(value\)$/, () => 'les sept parties, 12 éléments au plus dans chacune, aux textes bornés'],
  [/^value\.join\(''\)\.size\(\) <= (\d+)$/, (max) => `${grouped(max)} caractères au plus, tous ensemble`],
  [/^isMessage\(value\[0\]\)$/, () => 'le premier message a un auteur, un texte et une heure'],
  [/^isMessage\(value\[value\.size\(\) - 1\]\)$/, () => 'le dernier aussi'],
]

/** Everything that is asked of a value at once, as one line. */
export function explainAll(parts: readonly string[], explain: (part: string) => string | null): string[] {
  return parts.flatMap((part) => splitTop(part, '&&')).map((part) => explain(part) ?? `\`${part}\``)
}
