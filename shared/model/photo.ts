import * as z from 'zod/mini'
import { photoStatuses } from './profile.ts'

/** ULID, made by the browser that sends the file, so that a repeated request is the same photo. */
export const PhotoId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/))

/** What a browser may send (OPEN-39); HEIC is turned into JPEG by the inspection. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const

/** What the inspection finds about a file. */
const fileRefusalReasons = [
  'unreadable',
  'too_small',
  'too_large',
  'too_many_pixels',
  'animated',
  'wrong_type',
  'empty',
  'refused_before',
] as const
/** What staff say, who must choose one (TRAP-63). */
export const staffRefusalReasons = [
  'nobody_visible',
  'other_person',
  'minor',
  'contact_data',
  'illegal',
  'advertising',
  'quality',
] as const
/** Why a photo is not shown; texts are in the owner's language. */
export const RefusalReason = z.enum([...fileRefusalReasons, ...staffRefusalReasons])
export type RefusalReason = z.infer<typeof RefusalReason>

/** A photo as its owner sees it. */
export const OwnPhoto = z.object({
  id: z.string(),
  status: z.enum(photoStatuses),
  /** uploading: waits for the file. inspecting: the file is being looked at. waiting: for staff. done: approved or refused. */
  stage: z.enum(['uploading', 'inspecting', 'waiting', 'done']),
  /** Only of a refused photo. */
  reason: z.nullable(RefusalReason),
  private: z.boolean(),
  /** Approved, but never as main photo and never shown to visitors (TRAP-24). */
  explicit: z.boolean(),
  /** Stands for the member; to others only while it is active (TRAP-65). */
  main: z.boolean(),
  /** Null while there is no picture yet, or none any more. */
  filename: z.nullable(z.string()),
  thumb_filename: z.nullable(z.string()),
  /** Base64 ThumbHash: the shape of the picture before it is there. */
  thumbhash: z.nullable(z.string()),
})
export type OwnPhoto = z.infer<typeof OwnPhoto>

/** On the site's own origin; the edge passes it on to the bucket. */
export const uploadPath = '/uploads'

/** Where and with what a browser posts a file: a form of these fields, then `file`. Good for a few minutes and this one file. */
export const Upload = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) })
export type Upload = z.infer<typeof Upload>
