import { lazyPopup } from './lazy-popup'

/** A question with two answers; a click outside is not an answer. Its code is loaded at the first question. */
export const ConfirmDialog = lazyPopup(() => import('./confirm-popup').then((m) => m.ConfirmPopup), 'isOpen')
