import { handle } from '#functions/auth/handle.ts'
import * as chats from '#shared/contract/chats.ts'

export const handler = handle(chats.gifts, {
  run: async ({ site: { country } }) => ({ gifts: country.gifts, credits: country.giftCredits }),
})
