import type { ErrorCode } from '#shared/contract/errors.ts'
import type { PageName } from '#shared/rules/paths.ts'
import type { Answers, Field } from './signup-answers.ts'

/**
 * 0 gender and wanted gender, 1 date of birth, 2 name and place,
 * 3 email and password, 4 optional details (ACC-04, OPEN-19).
 */
export const steps = [0, 1, 2, 3, 4] as const
export type Step = (typeof steps)[number]
const lastStep: Step = 4

/**
 * Tasks while sending, in this order (ACC-05); each is marked as running only while it runs
 * (TRAP-34).
 */
export const works = ['checking', 'creating', 'searching', 'mailing'] as const
export type Work = (typeof works)[number]

/** Error text of a refusal or a missing answer. `code` is set for a refusal by the server. */
export type Problem = { field: Field | null; text: string; code?: ErrorCode }

/**
 * Result of signup. member: signed in. no-session: the account exists, but this browser stored no
 * session. answered-by-mail: the country hides whether an account exists, so details are only
 * mailed (TRAP-12).
 */
export type Ending =
  | { kind: 'member'; isMailSent: boolean }
  | { kind: 'no-session' }
  | { kind: 'answered-by-mail'; text: string }

export type Signup =
  | { at: 'step'; step: Step; problems: readonly Problem[] }
  | { at: 'sending'; work: Work; failure: string | null }
  | { at: 'complete'; ending: Ending }
  | { at: 'closed'; text: string | null }

export type SignupEvent =
  | { type: 'passed' }
  | { type: 'back' }
  | { type: 'refused'; problems: readonly Problem[] }
  | { type: 'corrected'; field: Field }
  | { type: 'working'; work: Work }
  | { type: 'failed'; text: string }
  | { type: 'ended'; ending: Ending }
  | { type: 'closed'; text: string }

export const stepOfField: Readonly<Record<Field, Step>> = {
  gender: 0,
  wanted_gender: 0,
  date_of_birth: 1,
  name: 2,
  region: 2,
  city: 2,
  email: 3,
  password: 3,
  consent: 3,
  signup_message: 4,
}

const fieldOfCode: Partial<Record<ErrorCode, Field>> = {
  minimum_age: 'date_of_birth',
  invalid_date_of_birth: 'date_of_birth',
  invalid_name: 'name',
  name_taken: 'name',
  unknown_region: 'region',
  unknown_town: 'city',
  invalid_email: 'email',
  email_taken: 'email',
  account_deletion_pending: 'email',
  invalid_password: 'password',
  password_too_common: 'password',
  consent_required: 'consent',
  message_too_long: 'signup_message',
}

/** Field of a refusal; null for one without a field, such as too many requests. */
export const fieldOf = (code: ErrorCode): Field | null => fieldOfCode[code] ?? null

/** State machine of signup. An event that does not fit the state is ignored. */
export function next(signup: Signup, event: SignupEvent): Signup {
  if (event.type === 'closed') return { at: 'closed', text: event.text }
  if (signup.at === 'step') return afterStep(signup, event)
  if (signup.at === 'sending') return afterSending(signup, event)
  return signup
}

function afterStep(signup: Extract<Signup, { at: 'step' }>, event: SignupEvent): Signup {
  const { step, problems } = signup
  if (event.type === 'passed')
    return step === lastStep
      ? { at: 'sending', work: 'checking', failure: null }
      : { at: 'step', step: (step + 1) as Step, problems: [] }
  if (event.type === 'back') return step === 0 ? signup : { at: 'step', step: (step - 1) as Step, problems: [] }
  if (event.type === 'refused') return { ...signup, problems: event.problems }
  if (event.type !== 'corrected') return signup
  // a problem without a field may no longer apply, so any change clears it
  const left = problems.filter(({ field }) => field !== null && field !== event.field)
  return left.length === problems.length ? signup : { ...signup, problems: left }
}

function afterSending(signup: Extract<Signup, { at: 'sending' }>, event: SignupEvent): Signup {
  if (event.type === 'working') return { at: 'sending', work: event.work, failure: null }
  if (event.type === 'failed') return { ...signup, failure: event.text }
  if (event.type === 'ended') return { at: 'complete', ending: event.ending }
  if (event.type !== 'refused') return signup
  // returns to the first step with an error; problems without a field are shown on the last one
  const asked = event.problems.flatMap(({ field }) => (field === null ? [] : [stepOfField[field]]))
  return { at: 'step', step: Math.min(lastStep, ...asked) as Step, problems: event.problems }
}

/**
 * From step 1 until the end neither Escape nor a click on
 * the backdrop closes the modal (ACC-06, ACC-07, TRAP-35).
 */
export const isLocked = (signup: Signup): boolean =>
  signup.at === 'sending' || (signup.at === 'step' && signup.step > 0)

/**
 * Whether the cancel button is shown: in every step
 * (TRAP-35), and while sending only after a failure.
 */
export const mayCancel = (signup: Signup): boolean =>
  signup.at === 'step' || (signup.at === 'sending' && signup.failure !== null)

/**
 * Page after signup: the matches for a signed-in member, else the login (ACC-08, TRAP-33). The home
 * page if signup is not complete.
 */
export function pageAfter(signup: Signup): Extract<PageName, 'index' | 'signup-matches' | 'login'> {
  if (signup.at !== 'complete') return 'index'
  return signup.ending.kind === 'member' ? 'signup-matches' : 'login'
}

/**
 * First unanswered step, where a started signup continues
 * (ROUTE-06). `isBirthDateFit` applies the server's rule.
 */
export function firstOpenStep({ form, choices }: Answers, isBirthDateFit: (birthDate: string) => boolean): Step {
  const isAnswered = [
    choices.gender !== null && choices.wanted_gender !== null,
    isBirthDateFit(form.date_of_birth),
    form.name !== '' && choices.region !== '',
    form.email !== '' && form.password !== '' && choices.consent,
  ]
  const open = isAnswered.indexOf(false)
  return open < 0 ? lastStep : (open as Step)
}
