import { handle } from '#functions/auth/handle.ts'
import { findChoices, switchesOf } from '#functions/stores/notifications/preferences.ts'
import { notifications } from '#shared/contract/notifications.ts'
import { countryOf } from '#shared/countries/all.ts'

export const handler = handle(notifications.preferences, {
  load: ({ memberId }) => ({ choices: findChoices(memberId) }),
  run: async ({ member, choices }) => ({
    types: switchesOf(choices, countryOf(member.site)),
    disabled: member.notificationsDisabled,
  }),
})
