import * as z from 'zod/mini'
import { conversationIdForm, ulidForm } from './ids.ts'

/**
 * Cursor that must match the pattern `form`. Lists whose cursor may be readable have a pattern for
 * each sort order; all other lists use a `SealedCursor`. Callers must not interpret cursors unless
 * the contract describes them. A malformed cursor is refused as `invalid_input` before it becomes
 * part of a key.
 */
const cursor = (form: string) => z.string().check(z.regex(new RegExp(`^${form}$`)))

const month = String.raw`\d{4}-(?:0[1-9]|1[0-2])`
const moment = String.raw`${month}-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z`

/** `<moment>#<id>`: messages of a conversation, pages of likes, queues of staff. */
export const MomentCursor = cursor(`${moment}#${ulidForm}`)

/** Like `MomentCursor`; in the list of open complaints, preceded by the rank. */
export const ComplaintCursor = cursor(`(?:[0-3]#)?${moment}#${ulidForm}`)

/** `<moment>#<id>`: conversations, whose ids are not ULIDs. */
export const ConversationCursor = cursor(`${moment}#${conversationIdForm}`)

/** `<id>`: campaigns, whose ids sort by time. */
export const UlidCursor = cursor(ulidForm)

/** Month such as `2026-11`. */
export const CivilMonth = cursor(month)

/** `<month>#<id>`: the audit trail, which has one partition per month. */
export const MonthCursor = cursor(`${month}#${ulidForm}`)

/**
 * Cursor that the server encrypts for one list and caller, because it contains data that the answer
 * must not reveal, such as the last activity of a member
 * (functions/decisions/0110-sealed-cursors.md).
 */
export const SealedCursor = cursor('[A-Za-z0-9_-]{40,160}')

/** `<moment>#<payment>#<event>`: the books of a day. */
export const BookCursor = cursor(`${moment}#${ulidForm}#[A-Za-z0-9_-]{1,120}`)
