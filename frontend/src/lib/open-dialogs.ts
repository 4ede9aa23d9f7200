import { createStore } from './store.ts'

/**
 * Number of open dialogs, counted by Dialog and FullScreenDialog of the kit; automatic popups wait
 * until it is 0 (app/Popups.tsx).
 */
export const openDialogs = createStore(0)
