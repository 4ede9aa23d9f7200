import { app } from './app.ts'
import { site } from './site.ts'
import { ui } from './ui.ts'

/** English texts of the first load: shell, home page and static pages. */
export const messages = { app, site, ui }
