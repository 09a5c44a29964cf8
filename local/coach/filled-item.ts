import { itemHelp } from '@/domain/projects/text/item-help'
import { ITEM_PLACES } from '@/domain/projects/text/item-text'
import { DEMO_NOTICE, type CoachAnswer } from './coach-answers'

/**
 * Answer to « Remplir avec le coach »: the named item's example as a card, or one question if there are no notes. Null: not such a
 * question.
 */
export function filledItem(question: string, hasNotes: boolean): CoachAnswer | null {
  const title = /^Remplis «\s(.+?)\s»/.exec(question)?.[1]
  const place = ITEM_PLACES.find((each) => each.title === title)
  if (!place) return null
  const said = hasNotes
    ? `Voici un texte pour « ${place.title} », d’après tes notes. Corrige-le avec tes mots, ce soir : cinq minutes.`
    : `Je ne sais encore rien de ton projet. En une phrase, que veux-tu dire dans « ${place.title} » ?`
  const index = ITEM_PLACES.filter(({ section }) => section === place.section).indexOf(place)
  const texte = itemHelp(place.section, index).example
  const proposal = { genre: 'element', projet: 'P1', element: place.id, texte, pourquoi: null }
  return {
    topic: 'filled-item',
    words: [],
    text: `${DEMO_NOTICE}\n\n${said}`,
    proposals: hasNotes ? [proposal] : [],
  }
}
