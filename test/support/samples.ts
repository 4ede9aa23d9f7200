import type { Endpoint } from '#shared/contract/endpoint.ts'
import { contract, type Domain } from '#shared/contract/index.ts'
import type { Member } from './people.ts'
import { newId } from './visitor.ts'

type Sample = { query?: Record<string, string>; body?: Record<string, unknown> }
type Samples = { [D in Domain]: { [K in keyof (typeof contract)[D]]: (partner: Member) => Sample } }

export const signupForm = (more: Record<string, unknown> = {}) => ({
  email: `nieuw.${newId().toLowerCase()}@example.org`,
  name: `Nieuw_${newId().slice(-8)}`,
  password: 'een-goed-wachtwoord-24',
  date_of_birth: '1990-05-17',
  gender: 'female',
  wanted_gender: 'male',
  country: 'NL',
  region: 'NL-UT',
  city: 'Utrecht',
  consent: true,
  ...more,
})

/** One well-formed call of every endpoint, so that the generic tests reach all of them: a new endpoint does not compile without its line. */
export const samples: Samples = {
  account: {
    checkSignup: () => ({ body: { name: `Vrij_${newId().slice(-6)}` } }),
    signup: () => ({ body: signupForm() }),
    activate: () => ({ body: { token: 'x'.repeat(40) } }),
    login: () => ({ body: { email: 'niemand@example.org', password: 'fout-wachtwoord' } }),
    current: () => ({}),
    change: () => ({ body: { language: 'nl' } }),
    logout: () => ({}),
  },
  members: { search: () => ({ query: { gender: 'male' } }), profile: ({ id }) => ({ query: { id } }) },
  likes: { list: () => ({}), like: ({ id }) => ({ body: { id } }), unlike: ({ id }) => ({ body: { id } }) },
  chats: {
    list: () => ({}),
    open: ({ id }) => ({ query: { member: id } }),
    send: ({ id }) => ({ body: { member: id, id: newId(), text: 'Hoi' } }),
    remove: () => ({ query: {}, body: { conversation: '0'.repeat(26) } }),
  },
  credits: {
    bundles: () => ({ query: {} }),
    startPayment: () => ({ body: { id: newId(), bundle: 'c25', method: 'ideal', immediate_delivery: true } }),
    payment: () => ({ query: { id: newId() } }),
    payments: () => ({ query: {} }),
    providerReport: () => ({ body: { id: 'tr_unknown123' } }),
  },
  discounts: { find: () => ({ query: { code: 'ONBEKEND' } }) },
  safety: { block: ({ id }) => ({ body: { id } }), unblock: ({ id }) => ({ body: { id } }) },
  site: { settings: () => ({ query: {} }), interests: () => ({}), regions: () => ({}), companyInfo: () => ({}) },
}

export type Sampled = { name: string; domain: Domain; key: string; spec: Endpoint; sample: (partner: Member) => Sample }

export const everyEndpoint: Sampled[] = Object.entries(contract).flatMap(([domain, calls]) =>
  Object.entries(calls).map(([key, spec]) => ({
    name: `${domain}.${key}`,
    domain: domain as Domain,
    key,
    spec,
    sample: (samples as Record<string, Record<string, Sampled['sample']>>)[domain]![key]!,
  })),
)

/** The address of a sample, query included. */
export const pathOf = (spec: Endpoint, { query }: Sample): string =>
  query && Object.keys(query).length > 0 ? `${spec.path}?${new URLSearchParams(query)}` : spec.path
