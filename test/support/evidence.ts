import { evidenceFolder } from '#functions/platform/bucket-paths.ts'
import { evidenceBucket } from '#infra/local/environment.ts'
import * as moderation from '#shared/contract/moderation.ts'
import type { TestStack } from './stack.ts'
import type { StaffVisitor } from './staff.ts'

/** Keys of the evidence pictures of a complaint or decision. */
export const evidenceKeysOf = (stack: TestStack, name: string): Promise<string[]> =>
  stack.s3.list(evidenceBucket, evidenceFolder(name))

/**
 * Ids of all versions of the evidence pictures of a complaint or decision. S3 removes versions only
 * one by one.
 */
export async function evidenceVersionsOf(stack: TestStack, name: string): Promise<string[]> {
  const listed = await fetch(`${stack.env.AWS_ENDPOINT_URL_S3}/${evidenceBucket}?versions&prefix=${name}/`, {
    headers: { authorization: 'test' },
  })
  return [...(await listed.text()).matchAll(/<VersionId>(.*?)</g)].map(([, id]) => id!)
}

/** Picture of the evidence as the call returns it to staff. */
export async function pictureFor(
  who: StaffVisitor,
  query: { id: string; photo: string; picture?: 'clear' | 'blurred' },
): Promise<Buffer> {
  const { picture } = await who.call(moderation.evidencePicture, { query: { picture: 'clear', ...query } })
  return Buffer.from(picture, 'base64')
}
