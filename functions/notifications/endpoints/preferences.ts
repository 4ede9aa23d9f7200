import { handle } from '#functions/lib/handle.ts'
import { notifications } from '#shared/contract/notifications.ts'
import { countryOf } from '#shared/countries/all.ts'
import { findChoices, switchesOf } from '../store.ts'

export const handler = handle(notifications.preferences, {
  load: ({ memberId }) => ({ choices: findChoices(memberId) }),
  run: async ({ member, choices }) => ({
    types: switchesOf(choices, countryOf(member.site)),
    disabled: member.notificationsDisabled,
  }),
})
