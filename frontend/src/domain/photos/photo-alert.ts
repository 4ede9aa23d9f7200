import { createStore } from '#frontend/lib/store.ts'

/** Whether the alert about a missing photo is on the page; others may have taken its place. */
export const isPhotoAlertShown = createStore(false)
