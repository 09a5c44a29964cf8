const FRENCH =
  /\b(?:le|la|les|des|du|une?|et|en|aux?|pour|ne|pas|vous|votre|nous|est|sur|dans|avec|ou|par|que|qui|de|sous|sans|ce|cette|moins|hors|enfants|ans)\b/g
const ENGLISH =
  /\b(?:the|and|with|for|this|that|your|our|you|we|are|is|from|have|will|within|when|please|to|of|can|it|not|any|be|by|all|over|do|keep|away|never|use|only|out|before|after|adults|children|indoor|outdoor|dry)\b/g
const OTHERS =
  /\b(?:der|die|das|und|mit|nicht|fur|von|zu|ist|im|auf|unter|kinder|ein|eine|el|los|las|para|solo|lejos|mantener|evitar|no|con|por|ninos|menores|contiene|una|del|il|gli|per|non|di|bambini|della|adatto|het|een|niet|voor|van|kinderen)\b/g

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Whether a folded sentence is in English: enough of its small words are. */
export function isEnglish(sentence: string): boolean {
  const hits = count(sentence, ENGLISH)
  if (hits < 2) return false
  const words = count(sentence, /[a-z']+/g)
  return (hits >= 3 && hits * 4 >= words) || (count(sentence, FRENCH) === 0 && hits * 3 >= words)
}

/** Whether a folded sentence is in another language than French. */
export function isForeign(sentence: string): boolean {
  const foreign = count(sentence, ENGLISH) + count(sentence, OTHERS)
  return foreign >= 2 && foreign > count(sentence, FRENCH)
}
