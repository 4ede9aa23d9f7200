import { strToU8, type Zippable, zipSync } from 'fflate'
import * as z from 'zod/mini'
import { findFile, listFiles } from '#functions/platform/bucket.ts'
import { messagePhotoId, renditionsPrefix, verificationKey } from '#functions/platform/bucket-paths.ts'
import type { Account } from '#functions/stores/account/account.ts'
import { allOfMember, memberRowKindOf } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { type ExportedRow, only } from './export-entry.ts'
import { mandate, payment } from './exported-fields.ts'
import { hidden, rowKinds } from './kinds.ts'

const Row = z.looseObject({ SK: z.string() })

const listPayments = async (id: string) => (await list(Row, keys.payments(id))).items.map((row) => only(row, payment))

const listMandates = async (id: string) => (await list(Row, keys.mandates(id))).items.map((row) => only(row, mandate))

/** Sections that contain the entry of a single row instead of a list of entries. */
const single: readonly string[] = [
  ...['account', 'profile', 'came_from', 'signup_message', 'notifications_chosen', 'presence', 'campaigns_received'],
]

/**
 * Data of a member for the export, in readable form: all rows of kinds that are not `hidden`, and
 * the payments and mandates, which are in another partition.
 */
async function everything(account: Account, now: Date): Promise<Record<string, unknown>> {
  const { items } = await list(Row, allOfMember(account.id), { consistent: true })
  const sections: Record<string, unknown> = {
    made_at: now.toISOString(),
    consents: [{ what: 'terms', version: account.consentVersion ?? null, at: account.consentAt }],
  }
  for (const row of items as ExportedRow[]) {
    const kind = memberRowKindOf(row.SK)
    const toEntry = rowKinds[kind].export
    if (kind === 'PROFILE' && row.sensitiveConsentAt)
      (sections.consents as unknown[]).push({ what: 'sensitive facts', at: row.sensitiveConsentAt })
    const shown = toEntry === hidden ? null : await toEntry(row, { account, now })
    if (!shown) continue
    const { section, entry } = shown
    if (single.includes(section)) sections[section] = entry
    else sections[section] = [...((sections[section] as unknown[] | undefined) ?? []), entry]
  }
  return {
    ...sections,
    payments: await listPayments(account.id),
    direct_debit_mandates: await listMandates(account.id),
  }
}

const maxPhotoBytes = 10_000_000

/**
 * Photos fetched at a time: fetching thousands of photos one by one would exceed the time limit of
 * the job.
 */
const photosAtATime = 10

/** Photos in the largest stored size, named by their ids in `my-data.json`; some have no file. */
async function photosOf(memberId: string, ids: readonly string[]): Promise<Zippable> {
  const fetchPhoto = async (id: string): Promise<Zippable> => {
    const key = (await listFiles(renditionsPrefix(memberId, id))).find((one) => one.endsWith('/full.webp'))
    const file = key && (await findFile(key, maxPhotoBytes))
    // Images are compressed already.
    return file ? { [`photos/${id}.webp`]: [file.body, { level: 0 }] } : {}
  }
  const files: Zippable = {}
  for (let at = 0; at < ids.length; at += photosAtATime)
    Object.assign(files, ...(await Promise.all(ids.slice(at, at + photosAtATime).map(fetchPhoto))))
  return files
}

/** Picture of a photo verification that waits for staff; it is removed with their decision. */
async function verificationOf(memberId: string, id: string | undefined): Promise<Zippable> {
  const file = id && (await findFile(verificationKey(memberId, id), maxPhotoBytes))
  return file ? { [`photo_verification/${id}.jpg`]: [file.body, { level: 0 }] } : {}
}

/** File of a data export: human-readable JSON, and the photos. */
export async function exportFile(account: Account, now: Date): Promise<Buffer> {
  const sections = await everything(account, now)
  const idsIn = (section: string) => ((sections[section] ?? []) as { id: string }[]).map(({ id }) => id)
  const ids = [...idsIn('photos'), ...idsIn('photos_for_conversations').map(messagePhotoId)]
  const files: Zippable = {
    'my-data.json': strToU8(JSON.stringify(sections, null, 2)),
    ...(await photosOf(account.id, ids)),
    ...(await verificationOf(account.id, idsIn('photo_verification')[0])),
  }
  const zip = zipSync(files, { mtime: now })
  // A view of the same memory, as a copy of a large file would not fit beside it.
  return Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength)
}
