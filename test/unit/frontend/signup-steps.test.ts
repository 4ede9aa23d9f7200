import { describe, expect, test } from 'vitest'
import { needsActivation } from '#frontend/features/account/activation.ts'
import { type Answers, bodyOf, emptyForm, questionsOf } from '#frontend/features/account/signup-answers.ts'
import {
  type Ending,
  firstOpenStep,
  isLocked,
  mayCancel,
  next,
  pageAfter,
  type Signup,
  type SignupEvent,
  steps,
  works,
} from '#frontend/features/account/signup-steps.ts'
import { shownUser } from '#test/support/shown.ts'

const at = (step: (typeof steps)[number]): Signup => ({ at: 'step', step, problems: [] })
const sending: Signup = { at: 'sending', work: 'checking', failure: null }
const complete = (ending: Ending): Signup => ({ at: 'complete', ending })
const after = (signup: Signup, ...events: SignupEvent[]) => events.reduce(next, signup)

const answers = (form: Partial<Answers['form']> = {}, choices: Partial<Answers['choices']> = {}): Answers => ({
  form: { ...emptyForm, ...form },
  choices: {
    gender: null,
    wanted_gender: null,
    country: 'NL',
    region: '',
    city: '',
    details: {},
    interests: [],
    consent: false,
    ...choices,
  },
  messageTo: undefined,
})

describe('the order of signup', () => {
  test('ACC-04 has steps 0 to 4, then sending, then complete', () => {
    expect(steps).toEqual([0, 1, 2, 3, 4])
    const walked = [at(0)]
    for (const _ of steps) walked.push(next(walked.at(-1)!, { type: 'passed' }))
    expect(walked.map((signup) => (signup.at === 'step' ? signup.step : signup.at))).toEqual([0, 1, 2, 3, 4, 'sending'])
    const ending = { kind: 'member', isMailSent: true } as const
    expect(next(walked.at(-1)!, { type: 'ended', ending })).toEqual(complete(ending))
  })

  test('ACC-05 has four tasks while sending, starting with the check', () => {
    expect(works).toEqual(['checking', 'creating', 'searching', 'mailing'])
    expect(next(at(4), { type: 'passed' })).toEqual(sending)
    expect(next(sending, { type: 'working', work: 'creating' })).toMatchObject({ at: 'sending', work: 'creating' })
  })

  test('goes back to the previous step, and not before the first', () => {
    expect(next(at(3), { type: 'back' })).toEqual(at(2))
    expect(next(at(0), { type: 'back' })).toEqual(at(0))
  })

  test('ignores an event that does not fit the state', () => {
    const ended = complete({ kind: 'no-session' })
    for (const event of [{ type: 'back' }, { type: 'passed' }] as const) {
      expect(next(sending, event)).toBe(sending)
      expect(next(ended, event)).toBe(ended)
    }
    expect(next(at(2), { type: 'ended', ending: { kind: 'no-session' } })).toEqual(at(2))
  })

  test("TRAP-71 ends signup in any state when the site accepts no members, with the site's text", () => {
    for (const signup of [at(1), sending])
      expect(next(signup, { type: 'closed', text: 'Dicht' })).toEqual({ at: 'closed', text: 'Dicht' })
  })
})

describe('refusals of signup', () => {
  const taken = { field: 'email', text: 'Bezet', code: 'email_taken' } as const
  const tooMany = { field: null, text: 'Te snel' } as const

  test('keep the step that is being left, with the error at its field', () => {
    expect(next(at(3), { type: 'refused', problems: [taken] })).toEqual({ at: 'step', step: 3, problems: [taken] })
  })

  test('disappear with a correction of their field, and so does the general one', () => {
    const refused = next(at(3), {
      type: 'refused',
      problems: [taken, tooMany, { field: 'consent', text: 'Ga akkoord' }],
    })
    expect(next(refused, { type: 'corrected', field: 'email' })).toMatchObject({ problems: [{ field: 'consent' }] })
  })

  test('lead back from sending to the first step with an error', () => {
    const named = { field: 'name', text: 'Bezet', code: 'name_taken' } as const
    expect(next(sending, { type: 'refused', problems: [taken, named] })).toMatchObject({ at: 'step', step: 2 })
    expect(next(sending, { type: 'refused', problems: [tooMany] })).toMatchObject({ at: 'step', step: 4 })
  })

  test('a failed task stays visible and can be retried', () => {
    const failed = after(sending, { type: 'working', work: 'creating' }, { type: 'failed', text: 'Later' })
    expect(failed).toEqual({ at: 'sending', work: 'creating', failure: 'Later' })
    expect(next(failed, { type: 'working', work: 'creating' })).toMatchObject({ failure: null })
  })
})

describe('exits of signup', () => {
  test('ACC-06 ACC-07 TRAP-35 are locked from step 1 until the end, with a cancel button in all steps except sending', () => {
    const moments: [Signup, boolean, boolean][] = [
      [at(0), false, true],
      [at(1), true, true],
      [at(2), true, true],
      [at(3), true, true],
      [at(4), true, true],
      [sending, true, false],
      // A failed attempt has ended, so its member may cancel.
      [{ ...sending, failure: 'Later' } as Signup, true, true],
      [complete({ kind: 'member', isMailSent: true }), false, false],
      [{ at: 'closed', text: null }, false, false],
    ]
    for (const [signup, locked, cancel] of moments)
      expect([isLocked(signup), mayCancel(signup)]).toEqual([locked, cancel])
  })

  test('ACC-08 TRAP-33 TRAP-30 lead to the page that fits the state', () => {
    expect(pageAfter(at(3))).toBe('index')
    expect(pageAfter({ at: 'closed', text: null })).toBe('index')
    expect(pageAfter(complete({ kind: 'member', isMailSent: false }))).toBe('signup-matches')
    expect(pageAfter(complete({ kind: 'no-session' }))).toBe('login')
    expect(pageAfter(complete({ kind: 'answered-by-mail', text: '' }))).toBe('login')
  })
})

describe('a resumed signup', () => {
  const isFit = (birthDate: string) => birthDate === '1990-05-17'
  const who = { gender: 'female', wanted_gender: 'male' } as const

  test('ROUTE-06 continues at its first incomplete step', () => {
    const full = { name: 'Kim88', email: 'kim@example.org', date_of_birth: '1990-05-17' }
    const table: [Answers, number][] = [
      [answers(), 0],
      [answers({}, { gender: 'female' }), 0],
      [answers({}, who), 1],
      [answers({ date_of_birth: '2020-01-01' }, who), 1],
      [answers({ date_of_birth: '1990-05-17' }, who), 2],
      [answers({ date_of_birth: '1990-05-17', name: 'Kim88' }, who), 2],
      // The password is never stored, so a resumed signup always asks for it again.
      [answers(full, { ...who, region: 'NL-UT', consent: true }), 3],
      [answers({ ...full, password: 'geheim-woord' }, { ...who, region: 'NL-UT', consent: true }), 4],
    ]
    for (const [given, step] of table) expect(firstOpenStep(given, isFit)).toBe(step)
  })
})

describe('the submitted form', () => {
  test('ACC-03 has exactly five fields', () => {
    expect(Object.keys(emptyForm).sort()).toEqual(['date_of_birth', 'email', 'name', 'password', 'signup_message'])
  })

  test('TRAP-32 contains the answers of the other steps too, TRAP-17 and a message only with its recipient', () => {
    const given = answers(
      { email: 'kim@example.org', name: 'Kim88', signup_message: ' Hoi ' },
      { gender: 'female', wanted_gender: 'male', region: 'NL-UT', city: ' ', consent: true },
    )
    const body = bodyOf(given, 'nl', { ref: 'x' })
    expect(body).toMatchObject({ gender: 'female', wanted_gender: 'male', consent: true, tracking: { ref: 'x' } })
    expect(body).not.toHaveProperty('signup_message')
    expect(body).not.toHaveProperty('city')
    const to = { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', name: 'Bram' }
    expect(bodyOf({ ...given, messageTo: to }, 'nl', undefined)).toMatchObject({
      signup_message: 'Hoi',
      signup_message_to: to.id,
    })
  })

  test('ACC-14 takes a date with a missing part as no date, although it is stored as typed', () => {
    const asked = (date_of_birth: string) => questionsOf(1, answers({ date_of_birth }), undefined)
    for (const partly of ['', '-05-17', '1990--', '199-05-17']) expect(asked(partly)).toEqual([{ date_of_birth: '' }])
    expect(asked('1990-05-17')).toEqual([{ date_of_birth: '1990-05-17' }])
  })

  test('PROF-27 has its town checked with its region at their step', () => {
    const asked = (choices: Partial<Answers['choices']>) =>
      questionsOf(2, answers({ name: 'Kim88' }, choices), undefined)
    expect(asked({ region: '', city: 'Utrecht' })).toEqual([{ name: 'Kim88' }])
    expect(asked({ region: 'NL-UT', city: ' ' })[1]).toEqual({ country: 'NL', region: 'NL-UT' })
    expect(asked({ region: 'NL-UT', city: 'Utrcht' })[1]).toEqual({ country: 'NL', region: 'NL-UT', city: 'Utrcht' })
  })

  test('has its password checked even when the address is malformed', () => {
    const asked = (email: string) => questionsOf(3, answers({ email, name: 'Kim88', password: 'x' }), undefined)
    expect(asked('kim@')).toEqual([{ email: 'kim@' }, { password: 'x', name: 'Kim88' }])
    expect(asked('kim@example.org')[1]).toMatchObject({ email: 'kim@example.org' })
  })
})

test('HOME-24 the reminder to complete signup requires both states', () => {
  const { profile } = shownUser()
  const table = [
    ['not_confirmed', 'disabled', true],
    ['not_confirmed', 'active', false],
    ['active', 'disabled', false],
    ['active', 'active', false],
  ] as const
  for (const [status, profileStatus, expected] of table)
    expect(needsActivation({ status, profile: { ...profile, status: profileStatus } })).toBe(expected)
})
