import { account } from './account.ts'
import { chats } from './chats.ts'
import { credits } from './credits.ts'
import { likes } from './likes.ts'
import { members } from './members.ts'

/** What the screens behind the home page say in German: loaded beside the first such screen. */
export const messages = { account, chats, credits, likes, members }
