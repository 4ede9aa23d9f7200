import { app } from './app.ts'
import { landers } from './landers.ts'
import { ui } from './ui.ts'

/** English texts of the landers and partner entry pages, with those of shell and kit. */
export const messages = { app, landers, ui }
