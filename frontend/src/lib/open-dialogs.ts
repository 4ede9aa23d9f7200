import { createStore } from './store.ts'

/** How many dialogs stand open: what opens by itself waits until there is none (app/Popups.tsx). Counted by ui/Dialog.tsx. */
export const openDialogs = createStore(0)
