import type { EndpointResources, JobResources } from '#functions/platform/resources.ts'
import type * as desk from '#shared/contract/desk.ts'

const pictured = { table: 'write', env: ['photoKey'] } as const

export const endpoints = {
  list: { ...pictured, impact: 'Hosts do not see which members wait for an answer.' },
  open: { ...pictured, impact: 'Hosts cannot answer, so members get their credits back instead.' },
  older: { ...pictured, impact: 'Hosts do not see the earlier messages of a conversation.' },
  release: { table: 'write', impact: 'A conversation that a host skips stays claimed for some minutes.' },
  answer: { table: 'write', impact: 'Hosts cannot answer, so members get their credits back instead.' },
  note: { table: 'write', impact: 'Hosts cannot leave notes for the next host.' },
  openPhoto: { ...pictured, impact: 'Hosts cannot open photos that members sent.' },
} satisfies EndpointResources<typeof desk>

export const jobs = {
  returnUnanswered: {
    table: 'write',
    every: '1 minute',
    timeoutSeconds: 60,
    impact: 'Members do not get the credits back of messages that nobody answered.',
  },
} satisfies Record<string, JobResources>
