import { account } from './account.ts'
import { buying } from './buying.ts'
import { chats } from './chats.ts'
import { credits } from './credits.ts'
import { home } from './home.ts'
import { likes } from './likes.ts'
import { meeting } from './meeting.ts'
import { members } from './members.ts'
import { notifications } from './notifications.ts'
import { photos } from './photos.ts'
import { profile } from './profile.ts'
import { receipt } from './receipt.ts'
import { safety } from './safety.ts'
import { verification } from './verification.ts'

/** Spanish texts of the screens beyond the home page, loaded with the first of them. */
export const messages = {
  account,
  buying,
  chats,
  credits,
  home,
  likes,
  meeting,
  members,
  notifications,
  photos,
  safety,
  profile,
  receipt,
  verification,
}
