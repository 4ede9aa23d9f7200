import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { ulid } from 'ulid'
import { memberKeyOf } from '#frontend/features/staff/member-view.ts'
import { call, Failed } from '#frontend/lib/call.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import * as fictional from '#shared/contract/fictional.ts'
import { photoTypes } from '#shared/model/photo.ts'

export type FictionalForm = Input<typeof fictional.add>['body']

const listKey = ['staff', 'fictional'] as const

export const useFictionalList = () =>
  useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam, signal }) =>
      call(fictional.list, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export function useSaveFictional(isNew: boolean) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, gender, date_of_birth, ...form }: FictionalForm) =>
      isNew
        ? call(fictional.add, { body: { name, gender, date_of_birth, ...form } })
        : call(fictional.change, { body: form }),
    onSuccess: (_, { id }) =>
      Promise.all([listKey, memberKeyOf(id)].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

export function useRemoveFictional(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(fictional.remove, { query: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  })
}

/**
 * Type of a photo. Some browsers know no type for HEIC, so the file extension is checked too. The
 * inspection does not trust this type: it detects the type by content.
 */
const typeOf = (file: File) =>
  photoTypes.find((type) => type === file.type) ?? (/\.hei[cf]$/i.test(file.name) ? 'image/heic' : null)

/**
 * Uploads one photo of a fictional profile. Throws what `call` throws, and Failed if the bucket
 * refuses the file.
 */
export function useUploadPhoto(memberId: string): (file: File) => Promise<void> {
  const client = useQueryClient()
  return async (file) => {
    // an unknown type is sent as JPEG, and the inspection refuses it with a reason
    const body = { member: memberId, id: ulid(), type: typeOf(file) ?? 'image/jpeg', bytes: file.size }
    const { upload } = await call(fictional.addPhoto, { body })
    const form = new FormData()
    for (const [name, value] of Object.entries(upload.fields)) form.append(name, value)
    form.append('file', file)
    const response = await fetch(upload.url, { method: 'POST', body: form })
    if (!response.ok) throw new Failed(response.status)
    await client.invalidateQueries({ queryKey: memberKeyOf(memberId) })
  }
}
