import type { ProfilePart } from '#shared/rules/profile.ts'

/** Section of the profile page in which each part is filled in. */
export const profileSections: Record<ProfilePart, string> = {
  photo: 'photos',
  about: 'about',
  interests: 'interests',
  city: 'location',
  prompts: 'prompts',
  reason: 'looking',
  relationship: 'facts',
  body: 'facts',
  hair: 'facts',
  eyes: 'facts',
  tattoos: 'facts',
}
