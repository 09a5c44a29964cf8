import { lazyPopup } from './lazy-popup'

/** One menu for all rows of a long list: one per row of a thousand takes seconds to mount. Its code is loaded at the first opening. */
export const AnchoredMenu = lazyPopup(() => import('./menu-popup').then((m) => m.MenuPopup), 'anchor')
