import * as z from 'zod/mini'
import { keepSignupStart, readSignupStart, type SignupStart } from '#frontend/domain/account/signup-start.ts'
import { tabStorage } from '#frontend/lib/storage.ts'
import type * as account from '#shared/contract/account.ts'
import type { SignupForm, Tracking } from '#shared/contract/account.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { Email } from '#shared/model/input.ts'
import type { Gender, WantedAges } from '#shared/model/profile.ts'
import { civilDate } from '#shared/rules/age.ts'

export type Body = z.core.input<typeof SignupForm>
export type Details = NonNullable<Body['details']>
export type SignupInterest = NonNullable<Body['interests']>[number]
export type Question = Input<typeof account.checkSignup>['body']
export type Source = z.core.input<typeof Tracking>

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/** Today's date where the visitor is. */
export const today = (): string => civilDate(new Date(), timeZone)

/** Signup form: exactly these five fields (ACC-03). */
export const emptyForm = { email: '', name: '', password: '', date_of_birth: '', signup_message: '' }

/** Input of the steps besides the form, sent with it (TRAP-32). */
export type Choices = {
  gender: Gender | null
  wanted_gender: Gender | null
  /** Absent until chosen: the default is around the member's own age (SEARCH-24). */
  wanted_ages?: WantedAges
  country: string
  region: string
  city: string
  details: Details
  interests: readonly SignupInterest[]
  /** Never preselected (TRAP-36). */
  consent: boolean
}

export type Answers = {
  form: typeof emptyForm
  choices: Choices
  /**
   * Member shown on the entry page that led to signup, to whom the signup message is sent. If there
   * was no such page, signup does not ask for a message (TRAP-17).
   */
  messageTo: SignupStart['message_to']
}

/** Fields whose answer can be refused; the error is shown beside the field. */
export type Field = keyof typeof emptyForm | 'gender' | 'wanted_gender' | 'region' | 'city' | 'consent'

const key = 'signup-answers'
type Kept = { form?: Partial<Answers['form']>; choices?: Partial<Choices> }

const readKept = (): Kept => (tabStorage.readJson(key) as Kept | null) ?? {}

/**
 * Reads the answers that this tab has stored, including the three fields of the home page.
 * `country`: used if no country was chosen yet.
 */
export function readAnswers(country: string): Answers {
  const { form, choices } = readKept()
  const { gender, wanted_gender, date_of_birth, message_to } = readSignupStart()
  return {
    form: { ...emptyForm, ...form, password: '', date_of_birth: date_of_birth ?? '' },
    choices: {
      country,
      region: '',
      city: '',
      details: {},
      interests: [],
      consent: false,
      ...choices,
      gender: gender ?? null,
      wanted_gender: wanted_gender ?? null,
    },
    messageTo: message_to,
  }
}

/** Stores the answers for this tab, so that they survive a reload; the password is never stored. */
export function keepAnswers({ form, choices, messageTo }: Answers): void {
  const { password: _, date_of_birth, ...keptForm } = form
  const { gender, wanted_gender, ...keptChoices } = choices
  keepSignupStart({
    ...(gender && { gender }),
    ...(wanted_gender && { wanted_gender }),
    ...(date_of_birth && { date_of_birth }),
    ...(messageTo && { message_to: messageTo }),
  })
  // without storage, a reload restarts signup
  tabStorage.write(key, JSON.stringify({ form: keptForm, choices: keptChoices } satisfies Kept))
}

/**
 * Removes the stored answers after the account is created; `forgetSignupStart` removes the answers
 * of the home page.
 */
export function forgetAnswers(): void {
  tabStorage.write(key, null)
}

/** Whether a date is complete; an incomplete one is stored, but counts as missing (ACC-14). */
const isWholeDate = (date: string): boolean => /^\d{4}-\d\d-\d\d$/.test(date)

/**
 * Requests that validate the answers of a step when it is left: one per field that the server
 * validates, so that each gets its own message.
 */
export function questionsOf(
  step: number,
  { form, choices }: Answers,
  tracking: Source | undefined,
): readonly Question[] {
  const { date_of_birth, name, email, password } = form
  const { country, region, city } = choices
  // The server compares the password with name and address. An invalid address is left out, as the
  // server would refuse it before it checks the password.
  const isEmail = z.safeParse(Email, email).success
  const questions: readonly (readonly Question[])[] = [
    [],
    [{ date_of_birth: isWholeDate(date_of_birth) ? date_of_birth : '' }],
    // A missing region is reported without the server.
    [{ name }, ...(region ? [{ country, region, ...(city.trim() && { city }) }] : [])],
    [{ email }, { password, name, ...(isEmail && { email }) }],
  ]
  return (questions[step] ?? []).map((question) => ({ ...question, ...(tracking && { tracking }) }))
}

/**
 * Body of the signup request. Called only after every step, so gender and wanted gender are set.
 */
export function bodyOf(answers: Answers, language: Language, tracking: Source | undefined): Body {
  const { form, choices, messageTo } = answers
  const { gender, wanted_gender, wanted_ages, city, details, interests, consent, ...place } = choices
  const message = form.signup_message.trim()
  return {
    email: form.email,
    name: form.name,
    password: form.password,
    date_of_birth: form.date_of_birth,
    ...(messageTo && message && { signup_message: message, signup_message_to: messageTo.id }),
    gender: gender as Gender,
    wanted_gender: wanted_gender as Gender,
    ...(wanted_ages && { wanted_ages }),
    ...place,
    ...(city.trim() && { city }),
    details,
    interests: [...interests],
    language,
    // the server accepts no other value and refuses an unticked box with its own message
    consent: consent as true,
    ...(tracking && { tracking }),
  }
}
