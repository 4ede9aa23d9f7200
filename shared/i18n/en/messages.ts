import { account } from './account.ts'
import { app } from './app.ts'
import { chats } from './chats.ts'
import { credits } from './credits.ts'
import { likes } from './likes.ts'
import { members } from './members.ts'
import { site } from './site.ts'
import { ui } from './ui.ts'

/** Everything that the screens say in English. */
export const messages = { account, app, chats, credits, likes, members, site, ui }
