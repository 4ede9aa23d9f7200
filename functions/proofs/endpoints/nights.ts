import { handle } from '#functions/auth/staff-handle.ts'
import { type Difference, listNights, stateOfNight } from '#functions/stores/proofs/nights.ts'
import * as proofs from '#shared/contract/proofs.ts'

export const handler = handle(proofs.nights, {
  load: ({ site, now }) => ({ nights: listNights(site.country.code, now) }),
  run: async ({ nights, now }) => ({
    nights: nights.map((night) => ({
      day: night.day,
      proof: night.proof,
      state: stateOfNight(night, now),
      checked: night.checked,
      foreign: night.foreign,
      found: night.found,
      differences: night.differences.map(shown),
      done_at: night.doneAt ?? null,
    })),
  }),
})

const shown = ({ kind, member, payment, reference, provider, ours, theirs }: Difference) => ({
  kind,
  member_id: member ?? null,
  payment_id: payment ?? null,
  reference: reference ?? null,
  provider_id: provider ?? null,
  ours: ours ?? null,
  theirs: theirs ?? null,
})
