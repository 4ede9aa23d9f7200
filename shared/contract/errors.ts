/**
 * HTTP status of every refusal. 400 is for invalid input and a reused id only. A missing session is
 * 403, not 401 (specification section 8). `internal_error` is any unexpected failure.
 */
export const errors = {
  // the input parser
  invalid_input: 400,
  invalid_email: 400,
  invalid_name: 400,
  invalid_password: 400,
  invalid_new_email: 400,
  consent_required: 400,
  unknown_payment_method: 400,
  invalid_iban: 400,
  invalid_phone: 400,
  // the caller
  authentication_required: 403,
  cross_site_refused: 403,
  unknown_site: 421,
  too_many_requests: 429,
  // account
  login_failed: 401,
  login_blocked: 429,
  account_deletion_pending: 403,
  account_banned: 403,
  signup_closed: 403,
  minimum_age: 422,
  invalid_date_of_birth: 422,
  unknown_region: 422,
  unknown_town: 422,
  email_taken: 409,
  check_your_mail: 409,
  name_taken: 409,
  password_too_common: 422,
  link_invalid: 410,
  already_confirmed: 409,
  email_not_found: 404,
  wrong_password: 422,
  // profile, photos
  sensitive_consent_required: 422,
  about_too_long: 422,
  photo_limit: 409,
  photo_too_large: 413,
  photo_type_unsupported: 415,
  // members, likes, chats
  not_found: 404,
  email_not_confirmed: 403,
  partner_not_confirmed: 403,
  message_too_long: 422,
  gift_unavailable: 422,
  free_conversation_limit: 403,
  insufficient_credits: 402,
  same_opening_limit: 429,
  conversation_start_limit: 429,
  swipe_limit: 403,
  fictional_chat_off: 403,
  // credits
  code_not_found: 404,
  code_already_used: 409,
  code_not_applicable: 422,
  discount_in_use: 409,
  payment_method_unavailable: 422,
  payment_provider_unavailable: 502,
  payment_country_unavailable: 422,
  spending_limit: 403,
  limits_in_currency: 409,
  cancel_too_late: 409,
  credits_used: 409,
  direct_debit_blocked: 403,
  direct_debit_limit: 403,
  direct_debit_code_invalid: 422,
  direct_debit_code_limit: 429,
  direct_debit_sent: 409,
  mandate_changed: 409,
  sms_not_sent: 502,
  // notifications
  device_unknown: 404,
  push_failed: 502,
  // staff
  staff_required: 403,
  role_required: 403,
  already_decided: 409,
  reason_required: 422,
  not_waiting: 409,
  desk_claimed: 409,
  conversation_changed: 409,
  campaign_changed: 409,
  campaign_incomplete: 422,
  campaign_too_long: 422,
  own_campaign: 403,
  discount_changed: 409,
  code_taken: 409,
  code_reserved: 422,
  member_unknown: 422,
  currency_mismatch: 422,
  expiry_past: 422,
  refund_changed: 409,
  refund_too_high: 422,
  own_refund: 403,
  // server
  internal_error: 500,
  // A conflict or a service timeout: the client retries.
  temporarily_unavailable: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errors

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errors, value)
