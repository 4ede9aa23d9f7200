import { handle } from '#functions/lib/handle.ts'
import { site } from '#shared/contract/site.ts'
import { shownInterests } from '../view.ts'

export const handler = handle(site.interests, {
  run: async ({ member, language }) => ({ interests: shownInterests(member, language) }),
})
