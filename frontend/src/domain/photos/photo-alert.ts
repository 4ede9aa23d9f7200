import { createStore } from '#frontend/lib/store.ts'

/** Whether the alert about a missing photo is on the page; another alert may be shown instead. */
export const isPhotoAlertShown = createStore(false)
