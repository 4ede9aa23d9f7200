import { queryOptions, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { userQuery } from '#frontend/domain/account/session.ts'
import { forgetUpload, useUploads } from '#frontend/domain/photos/photo-uploads.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { showToast } from '#frontend/ui/toasts.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import { type Album, photos } from '#shared/contract/photos.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { pollMs, type Wish, withWish } from './album.ts'

/** The member's own photos, read again while something is on its way. */
const albumQuery = queryOptions({
  queryKey: queryKeys.album,
  queryFn: ({ signal }): Promise<Album> => call(photos.list, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data ? pollMs(state.data.photos, new Date()) : false),
})

const wishKey = ['album-wish']

/** The album with all wishes that are still on their way; what is on its way from this device is followed. */
export function useAlbum() {
  const query = useQuery(albumQuery)
  const wishes = useMutationState({
    filters: { mutationKey: wishKey, status: 'pending' },
    select: ({ state }) => state.variables as Wish,
  })
  const { data } = query
  const album = useMemo(() => data && wishes.reduce(withWish, data), [data, wishes])
  useFollowUploads(data)
  useFollowMain(data)
  return { ...query, album }
}

/** Reads the album when the server has got something new, and lets go of what it shows itself. */
function useFollowUploads(album: Album | undefined): void {
  const client = useQueryClient()
  const uploads = useUploads()
  const got = uploads.map(({ id, at }) => `${id}${at === 'sent'}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what has been sent or taken back counts
  useEffect(() => {
    void client.invalidateQueries({ queryKey: queryKeys.album })
  }, [got, client])
  useEffect(() => {
    for (const { id, at } of uploads) {
      const photo = at === 'sent' && album?.photos.find((one) => one.id === id)
      // until its own picture is there, the one on this device stands in
      if (photo && (photo.thumb_filename || photo.stage === 'done')) forgetUpload(id)
    }
  }, [uploads, album])
}

/** The bars and the alert show the member's main photo too: told as soon as it is another one, or in another state. */
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

const sendWish = (wish: Wish): Promise<Album> => {
  if (wish.kind === 'remove') return call(photos.remove, { query: { id: wish.id }, body: { id: wish.id } })
  const body = wish.kind === 'order' ? { order: [...wish.order] } : { id: wish.id, private: wish.isPrivate }
  return call(photos.change, { body })
}

/** Order, private or not, remove: shown at once, one after the other on the way, and back as it was with a word when refused. */
export function useAlbumWish(): (wish: Wish) => void {
  const client = useQueryClient()
  const errorText = useErrorText()
  const { mutate } = useMutation({
    mutationKey: wishKey,
    scope: { id: wishKey.join() },
    mutationFn: sendWish,
    onSuccess: async (album) => {
      // an answer under way may be older than this one
      await client.cancelQueries({ queryKey: queryKeys.album })
      client.setQueryData(queryKeys.album, album)
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

/** To whom the private photos are open, without those for whom they are being closed. */
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

/** Closes the private photos for somebody; gone from the list at once, and back with a word when that fails. */
export function useClosePrivatePhotos(): (id: string) => void {
  const client = useQueryClient()
  const errorText = useErrorText()
  const { mutate } = useMutation({
    mutationKey: closeKey,
    mutationFn: (id: string) => call(photos.close, { query: { id }, body: { id } }),
    onSuccess: async (_, id) => {
      await client.cancelQueries({ queryKey: queryKeys.openedTo })
      client.setQueryData<readonly MemberCard[]>(queryKeys.openedTo, (members) =>
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
