import type { Translation } from '../languages.ts'
import type { staffErrors as source } from '../nl/staff-errors.ts'

export const staffErrors = {
  staff_required: 'Please sign in to the console.',
  role_required: 'Your role doesn’t cover this task.',
  already_decided: 'Someone has already decided this.',
  fictional_profile: 'The name of a fictional profile can’t be removed by a decision.',
  case_undecided: 'A case about this member is still open. Answer it first.',
  under_minimum_age:
    'The date of birth in the profile is below the minimum age. Correct it first, in the member’s file.',
  warning_required: 'This needs an earlier warning for the same rule that is still in force.',
  reason_required: 'Choose a reason.',
  not_waiting: 'This conversation is no longer waiting for an answer.',
  desk_claimed: '{by} is working on this conversation.',
  complaint_owned: '{by} is working on this complaint.',
  outcome_mismatch:
    'This outcome doesn’t match what was decided. “Upheld” needs a decision about the member; the other outcomes are only possible without one.',
  placeholder_left: 'First fill in the places in square brackets, or remove them.',
  photos_changed: 'The member has different photos now. Compare again.',
  picture_not_seen: 'Open the picture first, and compare it with the profile.',
  conversation_changed: 'A new message has just come in. Read it first, then send your answer.',
  campaign_changed: 'It has changed. Look at it again.',
  campaign_incomplete: 'Some text is still missing.',
  campaign_too_long: 'The text is too long, or has too many paragraphs.',
  own_campaign: 'Someone else has to approve this.',
  discount_changed: 'Someone has changed this code in the meantime. Look at it again.',
  code_taken: 'This code already exists.',
  code_reserved: 'The site itself uses this name. Choose another.',
  member_unknown: 'There’s no member with this number.',
  member_gone: 'This member has left. Enter the number of another member.',
  currency_mismatch: 'This isn’t the currency of this country.',
  expiry_past: 'Choose a time in the future.',
  refund_changed: 'This refund has changed in the meantime. Look at it again.',
  refund_too_high: 'That’s more than can still be refunded.',
  own_refund: 'Someone else has to approve this.',
  own_decision: 'You made this decision. Now someone else has to decide.',
  own_erasure: 'You asked for this. Someone else must approve it.',
} as const satisfies Translation<typeof source>
