import type { Site } from '#functions/platform/site.ts'
import { isTooCommon } from '#functions/stores/account/common-password.ts'
import { nameRefusal } from '#functions/stores/account/reserved-name.ts'
import { isTownOf } from '#functions/stores/profile/towns.ts'
import { isPlaceOf } from '#shared/countries/regions.ts'
import { civilDate } from '#shared/rules/age.ts'
import { birthDateRefusal, isSignupOpen } from '#shared/rules/signup.ts'

type Answers = {
  email?: string | undefined
  name?: string | undefined
  password?: string | undefined
  date_of_birth?: string | undefined
  tracking?: { network?: string | undefined; ref?: string | undefined } | undefined
}

export type Unfit = {
  code:
    | 'signup_closed'
    | 'invalid_date_of_birth'
    | 'minimum_age'
    | 'invalid_name'
    | 'name_taken'
    | 'password_too_common'
  details?: Readonly<Record<string, unknown>>
}

/**
 * First reason to refuse a signup form, apart from its place (`unfitPlace`) and from reasons that
 * depend on other members; null if there is none. Omitted fields are not checked.
 */
export function unfitAnswer(answers: Answers, { country }: Site, now: Date): Unfit | null {
  const { date_of_birth: birthDate, password, email, name, tracking } = answers
  if (!isSignupOpen(country.signups, tracking)) return { code: 'signup_closed' }
  const refusal = birthDate && birthDateRefusal(birthDate, civilDate(now, country.timeZone), country.minimumAge)
  if (refusal) return { code: refusal, ...(refusal === 'minimum_age' && { details: { min_age: country.minimumAge } }) }
  const badName = name ? nameRefusal(name, country) : null
  if (badName) return { code: badName }
  if (password && isTooCommon(password, { ...(email && { email }), ...(name && { name }) }))
    return { code: 'password_too_common' }
  return null
}

type Place = { country?: string | undefined; region?: string | undefined; city?: string | undefined }

/**
 * Reason to refuse the place of a signup form (PROF-27), or null. A place without a region is not
 * checked.
 */
export function unfitPlace(place: Place, site: Site): 'unknown_region' | 'unknown_town' | null {
  const { country = '', region, city } = place
  if (region === undefined) return null
  if (!isPlaceOf(site.country, country, region)) return 'unknown_region'
  return city && !isTownOf(region, city) ? 'unknown_town' : null
}
