import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import { list, put, type Write } from '#functions/data/table.ts'
import { photoStatuses } from '#shared/model/profile.ts'

export const Photo = z.object({
  id: z.string(),
  status: z.enum(photoStatuses),
  isPrivate: z.boolean(),
  /** Place among the member's photos; the main photo is the one with the lowest. */
  order: z.int(),
})
export type Photo = z.infer<typeof Photo>

export async function listPhotos(memberId: string): Promise<Photo[]> {
  const { items } = await list(Photo, keys.photos(memberId))
  return items.sort((a, b) => a.order - b.order)
}

export const addPhoto = (memberId: string, photo: Photo): Write => put(keys.photo(memberId, photo.id), photo)
