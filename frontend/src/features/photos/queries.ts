import { queryOptions, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { userQuery } from '#frontend/domain/account/session.ts'
import { forgetUpload, useUploads } from '#frontend/domain/photos/photo-uploads.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { showToast } from '#frontend/ui/toasts.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import type { Album } from '#shared/contract/photos.ts'
import * as photos from '#shared/contract/photos.ts'
import type { SmallCard } from '#shared/model/profile.ts'
import { type AlbumChange, pollMs, withChange } from './album.ts'
import { verificationKey } from './verification.ts'

/** The member's own photos, polled while any is pending. */
const albumQuery = queryOptions({
  queryKey: queryKeys.album,
  queryFn: ({ signal }): Promise<Album> => call(photos.list, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data ? pollMs(state.data.photos, new Date()) : false),
})

const changeKey = ['album-change']

/** Album with all pending changes applied; follows uploads of this device. */
export function useAlbum() {
  const query = useQuery(albumQuery)
  const changes = useMutationState({
    filters: { mutationKey: changeKey, status: 'pending' },
    select: ({ state }) => state.variables as AlbumChange,
  })
  const { data } = query
  const album = useMemo(() => data && changes.reduce(withChange, data), [data, changes])
  useFollowUploads(data)
  useFollowMain(data)
  return { ...query, album }
}

/** Refetches the album after uploads, and drops uploads that the album shows. */
function useFollowUploads(album: Album | undefined): void {
  const client = useQueryClient()
  const uploads = useUploads()
  const got = uploads.map(({ id, at }) => `${id}${at === 'sent'}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs per upload change
  useEffect(() => {
    void client.invalidateQueries({ queryKey: queryKeys.album })
  }, [got, client])
  useEffect(() => {
    for (const { id, at } of uploads) {
      const photo = at === 'sent' && album?.photos.find((one) => one.id === id)
      // until the server has a thumbnail, the local preview is shown
      if (photo && (photo.thumb_filename || photo.stage === 'done')) forgetUpload(id)
    }
  }, [uploads, album])
}

/**
 * Refetches the member when the main photo or its state changes, as the bars and the alert show it.
 */
function useFollowMain(album: Album | undefined): void {
  const client = useQueryClient()
  const main = album && (album.photos.find((photo) => photo.main) ?? null)
  const status = main?.thumb_filename ? main.status : null
  const key = album && `${main?.thumb_filename ?? ''} ${status}`
  useEffect(() => {
    if (key === undefined) return
    const known = client.getQueryData(userQuery.queryKey)?.profile.main_image ?? null
    if ((known?.status ?? null) === status && known?.thumb_filename === (main?.thumb_filename ?? undefined)) return
    void client.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => {})
  }, [key, status, main, client])
}

const sendChange = (change: AlbumChange): Promise<Album> => {
  if (change.kind === 'remove') return call(photos.remove, { query: { id: change.id }, body: { id: change.id } })
  const body = change.kind === 'order' ? { order: [...change.order] } : { id: change.id, private: change.isPrivate }
  return call(photos.change, { body })
}

/**
 * Returns a function that changes the album: reorders photos, makes one private or public, or
 * removes one. Changes are optimistic and serial; a refused one is reverted with a toast.
 */
export function useAlbumChange(): (change: AlbumChange) => void {
  const client = useQueryClient()
  const errorText = useErrorText()
  const { mutate } = useMutation({
    mutationKey: changeKey,
    scope: { id: changeKey.join() },
    mutationFn: sendChange,
    onSuccess: async (album) => {
      // a pending fetch may predate this answer
      await client.cancelQueries({ queryKey: queryKeys.album })
      client.setQueryData(queryKeys.album, album)
      // the verification mark depends on the main photo
      void client.invalidateQueries({ queryKey: verificationKey })
    },
    onError: (error) => {
      const text = errorText(error)
      if (text) showToast(text, { tone: 'danger' })
      void client.invalidateQueries({ queryKey: queryKeys.album })
    },
  })
  return mutate
}

const closeKey = ['close-private-photos']

/** Members to whom the private photos are open, without pending removals. */
export function useOpenedTo() {
  const query = useQuery({
    queryKey: queryKeys.openedTo,
    queryFn: async ({ signal }) => (await call(photos.listOpened, {}, { signal })).members,
    staleTime: 0,
  })
  const closing = useMutationState({
    filters: { mutationKey: closeKey, status: 'pending' },
    select: ({ state }) => state.variables as string,
  })
  return { ...query, members: query.data?.filter(({ id }) => !closing.includes(id)) }
}

/**
 * Returns a function that closes the private photos to a member. The change is optimistic, and
 * reverted with a toast on failure.
 */
export function useClosePrivatePhotos(): (id: string) => void {
  const client = useQueryClient()
  const errorText = useErrorText()
  const { mutate } = useMutation({
    mutationKey: closeKey,
    mutationFn: (id: string) => call(photos.close, { query: { id }, body: { id } }),
    onSuccess: async (_, id) => {
      await client.cancelQueries({ queryKey: queryKeys.openedTo })
      client.setQueryData<readonly SmallCard[]>(queryKeys.openedTo, (members) =>
        members?.filter((member) => member.id !== id),
      )
      client.setQueryData<MemberProfile>(
        queryKeys.member(id),
        (shown) => shown && { ...shown, own_private_photos_open: false },
      )
    },
    onError: (error) => {
      const text = errorText(error)
      if (text) showToast(text, { tone: 'danger' })
    },
  })
  return mutate
}
