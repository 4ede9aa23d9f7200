import * as z from 'zod/mini'
import { conversationIdForm, ulidForm } from './ids.ts'

/**
 * Cursors, one shape per sort order. Opaque to callers unless the contract says otherwise;
 * a malformed one is refused as `invalid_input` before it becomes part of a key.
 */
const cursor = (form: string) => z.string().check(z.regex(new RegExp(`^${form}$`)))

const month = String.raw`\d{4}-(?:0[1-9]|1[0-2])`
const moment = String.raw`${month}-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z`

/** `<moment>#<id>`: messages of a conversation, pages of likes, queues of staff. */
export const MomentCursor = cursor(`${moment}#${ulidForm}`)

/** `MomentCursor`; for open complaints with their lane in front. */
export const ComplaintCursor = cursor(`(?:[0-3]#)?${moment}#${ulidForm}`)

/** `<moment>#<id>`: conversations, whose ids are no ULIDs. */
export const ConversationCursor = cursor(`${moment}#${conversationIdForm}`)

/** `<id>`: campaigns, whose ids sort by time. */
export const UlidCursor = cursor(ulidForm)

/** Month such as `2026-11`. */
export const CivilMonth = cursor(month)

/** `<month>#<id>`: the audit trail, which has one partition per month. */
export const MonthCursor = cursor(`${month}#${ulidForm}`)

const activity = '[0-9a-z]{7}[0-9A-Z]{8}'
const position = `[0-9]${activity}`

/** Last activity in seconds in base 36, then the end of a member id: cards by activity. */
export const ActivityCursor = cursor(activity)

/**
 * Rank, then last activity in seconds in base 36, then the end of a member id: cards by photo, band
 * of distance and activity.
 */
export const SearchCursor = cursor(position)

/** Ages that the swipe game goes through, in this order: those wanted, then any (SEARCH-23). */
export const swipeAges = ['wanted', 'any'] as const

/** `<ages>#<position>`: the swipe game, by the ages that it has reached. */
export const SwipeCursor = cursor(`(?:${swipeAges.join('|')})#${position}`)

/** `<moment>#<payment>#<event>`: the books of a day. */
export const BookCursor = cursor(`${moment}#${ulidForm}#[A-Za-z0-9_-]{1,120}`)
