import { app } from './app.ts'
import { landers } from './landers.ts'
import { ui } from './ui.ts'

/** What the landers and the partner entry pages say in Dutch: their own texts, and those of frame and kit. */
export const messages = { app, landers, ui }
