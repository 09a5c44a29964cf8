import { createCardElement, type CardElement, type CardOptions } from './card-element'

export interface Elements {
  create(type: string, options?: CardOptions): CardElement
  /** By name, or by the React wrapper's component. */
  getElement(type: unknown): CardElement | null
  update(): void
  fetchUpdates(): Promise<object>
}

export function createElements(): Elements {
  let card: CardElement | null = null
  return {
    create(type, options = {}) {
      if (type !== 'card') throw new Error(`The stand-in draws the card element only, not ${type}.`)
      if (card !== null) {
        throw new Error("Can only create one Element of type card. Use getElement('card') instead.")
      }
      card = createCardElement(options, () => {
        card = null
      })
      return card
    },
    getElement: (type) => (nameOf(type) === 'card' ? card : null),
    update: () => undefined,
    fetchUpdates: () => Promise.resolve({}),
  }
}

function nameOf(type: unknown): unknown {
  return typeof type === 'function' && '__elementType' in type ? type.__elementType : type
}
