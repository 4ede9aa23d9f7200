import { app } from './app.ts'
import { site } from './site.ts'
import { ui } from './ui.ts'

/** What the frame, the home page and the static pages say in Spanish: the texts of the first load. */
export const messages = { app, site, ui }
