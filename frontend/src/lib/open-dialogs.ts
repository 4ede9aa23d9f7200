import { createStore } from './store.ts'

/**
 * Number of open dialogs, counted by ui/Dialog.tsx;
 * automatic popups wait until it is 0 (app/Popups.tsx).
 */
export const openDialogs = createStore(0)
