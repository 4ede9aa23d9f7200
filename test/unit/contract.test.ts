import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { errors, isErrorCode } from '#shared/contract/errors.ts'
import * as members from '#shared/contract/members.ts'
import { staffErrors } from '#shared/i18n/nl/staff-errors.ts'
import { withField } from '#test/support/hostile.ts'
import { bodies, type Part, queries, shapeOf } from '#test/support/inputs.ts'
import { everyEndpoint } from '#test/support/samples.ts'
import { everyAnswer } from '#test/support/shown-answers.ts'

const accepts = (name: string, part: Part, value: unknown) => z.safeParse(shapeOf(name, part), value).success
const teas = (length: number) => Array.from({ length }, () => 'tea')
const text = (length: number) => 'x'.repeat(length)
const inputOf = (name: string, part: Part): Record<string, unknown> =>
  (part === 'body' ? bodies : queries).find(([one]) => one === name)![1]
const withValue = (name: string, part: Part, field: string, value: unknown) =>
  withField(inputOf(name, part), field.split('.'), value)

describe.each([
  ['body', bodies],
  ['query', queries],
] as const)('API-27 OPEN-11 the fields of a %s', (part, rows) => {
  test.each(rows)('%s has these fields and requires $2', (name, input, required) => {
    expect(z.parse(shapeOf(name, part), input)).toEqual(input)
    const needed = Object.keys(input).filter((key) => {
      const { [key]: _, ...rest } = input
      return !accepts(name, part, rest)
    })
    expect(needed.join(' ')).toBe(required)
  })

  test('are listed here for every call that has any', () => {
    const listed = new Set(rows.map(([name]) => name))
    const missing = everyEndpoint.filter(({ name, spec }) => spec[part] && !listed.has(name))
    expect(missing.map(({ name }) => name)).toEqual(
      part === 'body' ? ['account.requestExport', 'notifications.pageHidden'] : ['profile.geocode'],
    )
  })
})

test('TRAP-39 the body may be absent where no field is required', () => {
  const bodyless = everyEndpoint.filter(({ name, spec }) => spec.body && accepts(name, 'body', undefined))
  expect(bodyless.map(({ name }) => name)).toEqual([
    'account.endSessions',
    'account.remove',
    'account.requestExport',
    'photos.remove',
    'photos.close',
    'likes.unlike',
    'chats.cancelPhoto',
    'chats.remove',
    'notifications.pageHidden',
    'safety.unblock',
  ])
})

describe('lengths', () => {
  test.each<[name: string, part: Part, field: string, least: number, most: number]>([
    // Passwords (OPEN-04).
    ['account.signup', 'body', 'password', 8, 128],
    ['account.resetPassword', 'body', 'password', 8, 128],
    ['account.change', 'body', 'old_password', 0, 128],
    ['account.requestMailChange', 'body', 'password', 1, 128],
    ['account.login', 'body', 'password', 1, 128],
    ['account.reactivate', 'body', 'password', 1, 128],
    // Other fields of the sign-up.
    ['account.signup', 'body', 'signup_message', 0, 1000],
    ['account.signup', 'body', 'country', 2, 2],
    ['account.signup', 'body', 'region', 0, 10],
    ['account.signup', 'body', 'city', 0, 60],
    // Source of the visit (LAND-04).
    ['account.signup', 'body', 'tracking.network', 0, 100],
    ['account.signup', 'body', 'tracking.ref', 0, 100],
    ['account.signup', 'body', 'tracking.sub1', 0, 100],
    ['account.signup', 'body', 'tracking.sub2', 0, 100],
    ['account.signup', 'body', 'tracking.sub3', 0, 100],
    ['account.remove', 'body', 'remarks', 0, 2000],
    ['profile.change', 'body', 'country', 2, 2],
    ['profile.change', 'body', 'region', 0, 10],
    ['profile.change', 'body', 'city', 0, 60],
    ['profile.change', 'body', 'about', 0, 8000],
    ['profile.towns', 'query', 'country', 2, 2],
    ['profile.towns', 'query', 'text', 2, 60],
    ['members.search', 'query', 'country', 2, 2],
    ['members.search', 'query', 'countryregion', 0, 10],
    ['members.search', 'query', 'network', 0, 100],
    ['members.search', 'query', 'ref', 0, 100],
    ['chats.send', 'body', 'text', 1, 8000],
    ['credits.bundles', 'query', 'code', 1, 40],
    ['credits.startPayment', 'body', 'bundle', 0, 20],
    ['credits.orderDebit', 'body', 'bundle', 0, 20],
    ['credits.orderDebit', 'body', 'account_holder', 1, 70],
    ['credits.orderDebit', 'body', 'street', 1, 70],
    ['credits.orderDebit', 'body', 'house_number', 1, 16],
    ['credits.orderDebit', 'body', 'zip', 1, 16],
    ['credits.orderDebit', 'body', 'city', 1, 70],
    ['credits.orderDebit', 'body', 'mandate', 0, 40],
    ['credits.blockDebit', 'body', 'reason', 3, 500],
    ['safety.complain', 'body', 'text', 1, 2000],
    ['safety.complain', 'body', 'name', 1, 100],
    ['staff.enrol', 'body', 'password', 12, 128],
    ['staff.signIn', 'body', 'password', 1, 128],
    ['moderation.answerComplaint', 'body', 'answer', 10, 3000],
    ['moderation.answerComplaint', 'body', 'age_shown', 3, 500],
    ['moderation.answerObjection', 'body', 'age_shown', 3, 500],
    ['moderation.decide', 'body', 'facts', 10, 1000],
    ['moderation.member', 'query', 'q', 1, 254],
    ['moderation.findMembers', 'query', 'q', 2, 40],
    ['moderation.findNumber', 'query', 'q', 2, 40],
    ['moderation.noteComplaint', 'body', 'text', 3, 1000],
    ['moderation.handOverComplaint', 'body', 'text', 3, 1000],
    ['moderation.handOverComplaint', 'body', 'to', 0, 40],
    ['moderation.changeMember', 'body', 'reason', 3, 500],
    ['moderation.exportMember', 'body', 'note', 10, 500],
    ['moderation.addFlagger', 'body', 'name', 2, 100],
    ['moderation.correctMember', 'body', 'note', 10, 500],
    ['moderation.correctMember', 'body', 'facts', 10, 1000],
    ['moderation.requestErasure', 'body', 'note', 10, 500],
    ['moderation.declineRequest', 'body', 'reason', 10, 1000],
    ['fictional.add', 'body', 'country', 2, 2],
    ['fictional.add', 'body', 'region', 0, 10],
    ['fictional.add', 'body', 'city', 0, 60],
    ['fictional.add', 'body', 'about', 0, 1000],
    ['campaigns.decide', 'body', 'reason', 3, 500],
    ['finance.findPayments', 'query', 'q', 3, 254],
    ['finance.refund', 'body', 'reason', 3, 500],
    ['finance.decideRefund', 'body', 'reason', 3, 500],
    ['desk.answer', 'body', 'text', 1, 8000],
    ['desk.note', 'body', 'text', 1, 500],
  ])('%s %s %s takes %i to %i characters', (name, part, field, least, most) => {
    const isTaken = (length: number) => accepts(name, part, withValue(name, part, field, text(length)))
    expect([isTaken(least), isTaken(most), isTaken(most + 1)]).toEqual([true, true, false])
    if (least > 0) expect(isTaken(least - 1)).toBe(false)
  })
})

const ages = (min_age: number, max_age: number) => ({ min_age, max_age })
const takenAges = [ages(18, 99), ages(40, 40)]
const refusedAges = [ages(17, 30), ages(18, 100), ages(41, 40), ages(30.5, 40)]
const sixInterests = 'tea,wine,art,gym,bbq,beer'

describe('values', () => {
  test.each<[name: string, part: Part, field: string, taken: unknown[], refused: unknown[]]>([
    ['profile.change', 'body', 'interests', [[], teas(43)], [teas(44), ['x']]],
    ['members.search', 'query', 'distance', [10, '100'], [9, 11, '7', 'x']],
    ['members.search', 'query', 'interests', ['tea', 'tea,wine,art'], ['', 'tea,', 'bdsm', 'politics', sixInterests]],
    ['account.signup', 'body', 'name', ['Kim', text(20)], ['Ki', text(21), '@kim', 'kim@example.org', 'Kim 88', 5]],
    ['account.signup', 'body', 'consent', [true], [false, 'true', 1]],
    ['account.signup', 'body', 'interests', [[], teas(38)], [teas(39), ['bdsm'], ['politics'], ['x']]],
    ['account.signup', 'body', 'details', [{}, { hair: null }], [{ hair: 'green' }]],
    ['account.activate', 'body', 'token', [text(20)], [text(19), text(1001), 'é'.repeat(30)]],
    ['account.login', 'query', 'push', ['1'], ['0', 'true']],
    ['account.remove', 'body', 'reason', ['price', 'other'], ['boredom']],
    ['profile.change', 'body', 'about', [null], [5]],
    ['profile.change', 'body', 'city', [null], [5]],
    ['photos.add', 'body', 'bytes', [0, 1], [-1, 0.5, '1']],
    ['credits.orderDebit', 'body', 'phone', ['06 12345678', '+31 (0)6-12'], ['06 12', 'zes', '0'.repeat(31)]],
    ['credits.orderDebit', 'body', 'otp', ['012345', '01234567'], ['12345', '123456789', 'abcdef', 123456]],
    ['chats.addPhoto', 'body', 'bytes', [0, 1], [-1, 0.5, '1']],
    [
      'photos.change',
      'body',
      'order',
      [Array.from({ length: 60 }, () => '0'.repeat(26))],
      [['x'], Array.from({ length: 61 }, () => '0'.repeat(26))],
    ],
    ['members.search', 'query', 'min_age', ['18', '99'], ['17', '100', 'x']],
    ['members.search', 'query', 'max_age', ['18', '99'], ['17', '100', '18.5']],
    ['members.matchFinder', 'query', 'age_group', ['18-35', '35+'], ['35']],
    ['members.swipe', 'body', 'verdict', ['like', 'pass', 'undo'], ['superlike']],
    ['chats.send', 'body', 'gift', [undefined], ['rose']],
    ['credits.startPayment', 'body', 'immediate_delivery', [true], [false]],
    [
      'credits.providerReport',
      'body',
      'id',
      ['tr_1234', `tr_${text(40)}`],
      ['tr_123', `tr_${text(41)}`, 'xtr_1234', 'tr_12-4'],
    ],
    ['discounts.find', 'query', 'welcome', ['true', '1'], ['false', '0']],
    ['notifications.change', 'body', 'enable', ['fbl', 'listunsubscribe'], ['bounce']],
    ['notifications.change', 'body', 'mail', [{}, { like: false }], [{ like: 1 }, { other: true }]],
    ['notifications.change', 'body', 'push', [{}, { like: false }], [{ like: 1 }, { other: true }]],
    [
      'notifications.change',
      'body',
      'quiet_hours',
      [null, { from: 0, to: 23 }, { from: 23, to: 7 }],
      [{ from: 24, to: 7 }, { from: -1, to: 7 }, { from: 8, to: 8 }, { from: 1.5, to: 7 }, 22],
    ],
    ['campaigns.decide', 'body', 'version', [0, 1_000_000], [-1, 1_000_001, 0.5]],
    ['profile.change', 'body', 'wanted_ages', [null], [[], {}, { min_age: 30 }]],
    ['profile.change', 'body', 'wanted_ages', takenAges, refusedAges],
    ['account.signup', 'body', 'wanted_ages', takenAges, refusedAges],
    ['site.settings', 'query', 'language', ['nl', 'pl'], ['xx']],
    ['site.bounce', 'body', 'path', ['/', `/${text(199)}`], [`/${text(200)}`, 'x', '/?a=b']],
    ['site.bounce', 'body', 'seconds', [0, 86_400], [-1, 86_401, 0.5]],
    ['staff.signIn', 'body', 'code', ['000000'], ['00000', '0000000', 'abcdef']],
    ['moderation.listComplaints', 'query', 'status', ['open', 'handed', 'answered'], ['waiting']],
    ['fictional.addPhoto', 'body', 'bytes', [0], [-1, 0.5]],
    ['fictional.add', 'body', 'facts', [{}, { hair: null }], [{ hair: 'green' }]],
  ])('%s %s %s', (name, part, field, taken, refused) => {
    const isTaken = (value: unknown) => accepts(name, part, withValue(name, part, field, value))
    expect(taken.filter((value) => !isTaken(value))).toEqual([])
    expect(refused.filter(isTaken)).toEqual([])
  })

  test('CHAT-09 a message is a text or a gift, never both or neither', () => {
    const { text: _, ...withoutText } = inputOf('chats.send', 'body')
    expect(accepts('chats.send', 'body', { ...withoutText, gift: 'rose' })).toBe(true)
    expect(accepts('chats.send', 'body', withoutText)).toBe(false)
  })

  test('TRAP-23 sexuality is a field of neither signup nor a fictional profile', () => {
    for (const [name, field] of [
      ['account.signup', 'details'],
      ['fictional.add', 'facts'],
    ] as const) {
      const parsed = z.parse(shapeOf(name, 'body'), withValue(name, 'body', field, { sexuality: 'bi' }))
      expect(parsed).toHaveProperty(field, {})
    }
  })

  test('name, gender and date of birth of a fictional profile cannot be changed', () => {
    const parsed = z.parse(shapeOf('fictional.change', 'body'), inputOf('fictional.add', 'body'))
    for (const field of ['name', 'gender', 'date_of_birth']) expect(parsed).not.toHaveProperty(field)
    expect(parsed).toHaveProperty('wanted_gender')
  })

  test('ACC-03 the signup check takes its fields of a complete form and drops the rest', () => {
    const parsed = z.parse(shapeOf('account.checkSignup', 'body'), inputOf('account.signup', 'body'))
    const fields = ['email', 'name', 'password', 'date_of_birth', 'country', 'region', 'city', 'tracking']
    expect(Object.keys(parsed as object)).toEqual(fields)
  })

  test.each<[name: string, part: Part, field: string]>([
    ['account.signup', 'body', 'name'],
    ['account.signup', 'body', 'email'],
    ['account.signup', 'body', 'signup_message'],
    ['account.signup', 'body', 'city'],
    ['account.requestMailChange', 'body', 'email'],
    ['account.remove', 'body', 'remarks'],
    ['profile.change', 'body', 'city'],
    ['profile.change', 'body', 'about'],
    ['profile.towns', 'query', 'text'],
    ['chats.send', 'body', 'text'],
    ['credits.bundles', 'query', 'code'],
    ['safety.complain', 'body', 'text'],
    ['safety.complain', 'body', 'name'],
    ['moderation.answerComplaint', 'body', 'answer'],
    ['moderation.answerComplaint', 'body', 'age_shown'],
    ['moderation.answerObjection', 'body', 'age_shown'],
    ['moderation.member', 'query', 'q'],
    ['moderation.findMembers', 'query', 'q'],
    ['moderation.findNumber', 'query', 'q'],
    ['moderation.noteComplaint', 'body', 'text'],
    ['moderation.handOverComplaint', 'body', 'text'],
    ['moderation.changeMember', 'body', 'reason'],
    ['moderation.exportMember', 'body', 'note'],
    ['moderation.addFlagger', 'body', 'name'],
    ['moderation.decideErasure', 'body', 'reason'],
    ['moderation.declineRequest', 'body', 'reason'],
    ['fictional.add', 'body', 'city'],
    ['fictional.add', 'body', 'about'],
    ['desk.answer', 'body', 'text'],
    ['desk.note', 'body', 'text'],
  ])('%s %s %s is trimmed', (name, part, field) => {
    const padded = withValue(name, part, field, `  ${inputOf(name, part)[field]} `)
    expect(z.parse(shapeOf(name, part), padded)).toEqual(inputOf(name, part))
  })

  test('TRAP-48 degrees are numbers with two decimals within the globe', () => {
    const place = (lat: string, lon: string) => z.safeParse(shapeOf('profile.geocode', 'query'), { lat, lon })
    expect(place('52.09', '-5').data).toEqual({ lat: 52.09, lon: -5 })
    expect(place('90', '180').success && place('-90', '-180').success).toBe(true)
    for (const lat of ['90.01', '-90.01', '1.001', '1e1', '', '1.']) expect(place(lat, '5').success).toBe(false)
    for (const lon of ['180.01', '-180.01']) expect(place('5', lon).success).toBe(false)
  })

  test('ACC-18 a code is converted to upper case and an address to lower case', () => {
    expect(z.parse(shapeOf('credits.bundles', 'query'), { code: 'zomer' })).toEqual({ code: 'ZOMER' })
    const change = withValue('account.requestMailChange', 'body', 'email', 'Kim@Example.ORG')
    expect(z.parse(shapeOf('account.requestMailChange', 'body'), change)).toMatchObject({ email: 'kim@example.org' })
  })
})

describe.each(
  Object.entries(everyAnswer).flatMap(([domain, calls]) =>
    Object.entries(calls).map(([key, answers]) => [`${domain}.${key}`, answers] as const),
  ),
)('the answer of %s', (name, answers) => {
  const shape = everyEndpoint.find((one) => one.name === name)!.spec.answer as z.ZodMiniType

  test('TRAP-15 contains the fields of the contract and nothing else', () => {
    for (const answer of answers as readonly object[]) {
      const more = answer && { ...answer, password_hash: 'x' }
      expect(z.parse(shape, more)).toEqual(answer)
    }
  })

  test('is rejected when a field has the wrong type', () => {
    for (const key of Object.keys(answers[0] ?? {}))
      expect({ key, isTaken: z.safeParse(shape, { ...(answers[0] as object), [key]: Symbol(key) }).success }).toEqual({
        key,
        isTaken: false,
      })
  })
})

describe('refusals', () => {
  /** Texts in which a placeholder of a template is left, or half a placeholder (MOD-18). */
  const left = ['We zagen reclame: [[waarvoor]].', 'We zagen reclame voor ]] iets.', 'We zagen reclame: [waarvoor].']

  test.each([
    ['account.signup', 'email', ['kim', 5], 'invalid_email'],
    ['account.signup', 'name', ['@kim', 5], 'invalid_name'],
    ['account.signup', 'password', [text(7), text(129), 5], 'invalid_password'],
    ['account.signup', 'consent', [false, undefined], 'consent_required'],
    ['account.signup', 'date_of_birth', ['', null, undefined], 'minimum_age'],
    ['account.signup', 'date_of_birth', ['17-05-1990', 5], 'invalid_date_of_birth'],
    ['account.requestMailChange', 'email', ['kim', 5], 'invalid_new_email'],
    ['profile.change', 'about', [text(8001)], 'about_too_long'],
    ['photos.add', 'type', ['image/gif'], 'photo_type_unsupported'],
    ['chats.addPhoto', 'type', ['image/gif'], 'photo_type_unsupported'],
    ['credits.startPayment', 'method', ['cash'], 'unknown_payment_method'],
    ['moderation.decide', 'facts', left, 'placeholder_left'],
    ['moderation.answerComplaint', 'answer', left, 'placeholder_left'],
    ['moderation.answerObjection', 'answer', left, 'placeholder_left'],
    ['moderation.changeMember', 'reason', left, 'placeholder_left'],
    ['moderation.correctMember', 'facts', left, 'placeholder_left'],
    ['moderation.declineRequest', 'reason', left, 'placeholder_left'],
    ['credits.startPayment', 'immediate_delivery', [false], 'consent_required'],
  ])('%s %s has its own error text: %j %s', (name, field, values, code) => {
    for (const value of values) {
      const parsed = z.safeParse(shapeOf(name, 'body'), withValue(name, 'body', field, value))
      expect(parsed.error?.issues[0]?.message).toBe(code)
    }
  })

  test('each code has its HTTP status', () => {
    const byStatus = Map.groupBy(Object.entries(errors), ([, status]) => status)
    const listed = [...byStatus].map(([status, entries]) => [status, entries.map(([code]) => code).join(' ')])
    expect(Object.fromEntries(listed)).toEqual({
      400: 'invalid_input invalid_email invalid_name invalid_password invalid_new_email invalid_ages consent_required unknown_payment_method invalid_iban invalid_phone',
      401: 'login_failed',
      402: 'insufficient_credits',
      403:
        'authentication_required age_check_required cross_site_refused account_deletion_pending account_banned account_suspended signup_closed verification_off ' +
        'email_not_confirmed partner_not_confirmed free_conversation_limit swipe_limit fictional_chat_off ' +
        'complaints_paused spending_limit direct_debit_blocked direct_debit_limit staff_required role_required own_campaign own_refund ' +
        'own_decision own_erasure',
      404: 'email_not_found not_found code_not_found device_unknown',
      409:
        'email_taken check_your_mail name_taken name_fixed already_confirmed age_check_off photo_limit main_photo_missing pass_final favourite_limit already_objected code_already_used ' +
        'discount_in_use limits_in_currency cancel_too_late credits_used direct_debit_sent price_changed card_gone card_busy mandate_changed ' +
        'already_decided case_undecided under_minimum_age warning_required not_waiting desk_claimed complaint_owned outcome_mismatch photos_changed picture_not_seen conversation_changed campaign_changed discount_changed code_taken refund_changed',
      410: 'link_invalid pose_expired',
      413: 'photo_too_large',
      415: 'photo_type_unsupported',
      421: 'unknown_site',
      422:
        'minimum_age invalid_date_of_birth unknown_region unknown_town password_too_common wrong_password ' +
        'sensitive_consent_required about_too_long message_too_long gift_unavailable code_not_applicable ' +
        'payment_method_unavailable payment_country_unavailable direct_debit_code_invalid ' +
        'fictional_profile reason_required placeholder_left campaign_incomplete campaign_too_long code_reserved member_unknown member_gone ' +
        'currency_mismatch expiry_past refund_too_high',
      429: 'too_many_requests login_blocked age_check_limit same_opening_limit conversation_start_limit direct_debit_code_limit',
      500: 'internal_error',
      502: 'age_check_unavailable payment_provider_unavailable sms_not_sent push_failed',
      503: 'temporarily_unavailable',
    })
    expect(['not_found', 'toString', 404].map(isErrorCode)).toEqual([true, false, false])
  })
})

test('I18N-05 no call of members refuses with a code whose text only the console has', () => {
  const isOfStaff = (code: string) => Object.hasOwn(staffErrors, code)
  const ofMembers = everyEndpoint.map(({ spec }) => spec).filter(({ path }) => !path.startsWith('/api/staff-'))
  expect(ofMembers.length).toBeGreaterThan(80)
  for (const { path, refusals } of ofMembers) expect(refusals.filter(isOfStaff), path).toEqual([])
})

test('SEARCH-02 similar members as an older server answers them are complete, without fictional ones', () => {
  expect(z.parse(members.similar.answer, { results: [], numResults: 0 })).toEqual({
    results: [],
    numResults: 0,
    numFictional: 0,
    isMinimum: false,
    next: null,
  })
})

/** Fields of a shape that have a default, as name and default. */
function defaultsIn(shape: unknown, name = ''): [name: string, value: unknown][] {
  const { def } = (shape as { _zod: { def: Record<string, unknown> } })._zod
  const parts: [string, unknown][] = [
    ...Object.entries((def.shape as object | undefined) ?? {}),
    ...['innerType', 'element', 'valueType', 'in', 'out'].flatMap((key): [string, unknown][] =>
      def[key] ? [[name, def[key]]] : [],
    ),
    ...((def.options as unknown[] | undefined) ?? []).map((option): [string, unknown] => [name, option]),
  ]
  const own: [string, unknown][] = def.type === 'default' ? [[name, def.defaultValue]] : []
  return [...own, ...parts.flatMap(([key, part]) => defaultsIn(part, key))]
}

const ofUser =
  'shown_to_visitors name_removed age_check read_marks shows_presence shows_looks wanted_ages prompts held_texts'
const ofPayment = 'reference vat_percent vat_cents stored_card consent_at terms'

describe('API-27 a field that an older server does not send', () => {
  test('may be absent from these answers, to which it was added later', () => {
    const later = everyEndpoint.map(({ name, spec }) => [
      name,
      defaultsIn(spec.answer)
        .map(([field]) => field)
        .join(' '),
    ])
    expect(Object.fromEntries(later.filter(([, fields]) => fields !== ''))).toEqual({
      ...Object.fromEntries(
        ['signup', 'login', 'current', 'change', 'requestMailChange', 'chooseName'].map((key) => [
          `account.${key}`,
          ofUser,
        ]),
      ),
      'profile.change': ofUser,
      'members.search': 'numFictional isMinimum hasPlace distance active new photo mutual interests',
      'members.profile': 'prompts favourite presence',
      'members.similar': 'reasons numFictional isMinimum next',
      'members.matches': 'reasons next',
      'members.matchFinder': 'reasons numFictional isMinimum hasPlace filters',
      'members.nextSwipe': 'next more undoable',
      'likes.list': 'match_new match_new',
      'chats.list': 'kept_until',
      'chats.open': 'read_at presence openers unread',
      ...Object.fromEntries(
        ['startPayment', 'payment', 'payments', 'cancelPayment', 'cancel', 'orderDebit'].map((key) => [
          `credits.${key}`,
          ofPayment,
        ]),
      ),
      'credits.sendDebitCode': 'digits',
      'site.settings': 'wanted_ages lander_slugs live_spread_seconds vat_percent tax_term',
      'moderation.member': 'prompts',
      'desk.open': 'prompts',
    })
  })

  test('defaults to empty, or to what applied before the field existed', () => {
    const empty = ['null', 'false', '0', '""', '[]', '{}']
    const found = everyEndpoint.flatMap(({ spec }) => defaultsIn(spec.answer))
    expect(Object.fromEntries(found.filter(([, value]) => !empty.includes(JSON.stringify(value))))).toEqual({
      digits: 6,
      read_marks: true,
      shows_looks: true,
      shows_presence: true,
      wanted_ages: { min_age: 18, max_age: 99, distance: 7 },
      live_spread_seconds: 5,
    })
  })
})
