import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, Refused } from '#frontend/lib/call.ts'
import { serverNow } from '#frontend/lib/server-clock.ts'
import * as campaigns from '#shared/contract/campaigns.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { hourMs } from '#shared/rules/durations.ts'
import { pushLifeHours } from '#shared/rules/limits.ts'
import type { OpenedCampaign } from './campaign-form.ts'

export type CampaignAction = Input<typeof campaigns.decide>['body']['action']

const keys = {
  campaigns: ['staff', 'campaigns'],
  campaign: (id: string) => ['staff', 'campaign', id],
  reach: (id: string, version: number) => ['staff', 'campaign', id, 'reach', version],
} as const

/** Whether mails of the campaign are still being queued or sent. */
const isSending = ({ state, results }: OpenedCampaign): boolean =>
  state === 'running' || (state === 'done' && (results?.waiting ?? 0) > 0)

/**
 * Whether stopping the campaign may still prevent messages. Pushes that wait, for example for the
 * end of quiet hours, are not counted, so a campaign can be stopped as long as some may exist.
 */
export const isStoppable = (campaign: OpenedCampaign): boolean => {
  const { state, ended_at } = campaign
  const mayPush = state === 'done' && ended_at !== null && +serverNow() < Date.parse(ended_at) + pushLifeHours * hourMs
  return isSending(campaign) || mayPush
}

/** Poll interval of a campaign that is being sent. */
const progressMs = 15_000

export const useCampaigns = () =>
  useInfiniteQuery({
    queryKey: keys.campaigns,
    queryFn: ({ pageParam, signal }) =>
      call(campaigns.list, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** Campaign with its texts; null if there is none. */
export const useCampaign = (id: string) =>
  useQuery({
    queryKey: keys.campaign(id),
    queryFn: async ({ signal }): Promise<OpenedCampaign | null> => {
      try {
        return await call(campaigns.open, { query: { id } }, { signal })
      } catch (error) {
        if (error instanceof Refused && error.code === 'not_found') return null
        throw error
      }
    },
    refetchInterval: ({ state }) => Boolean(state.data && isSending(state.data)) && progressMs,
    staleTime: 0,
  })

/** Number of members whom the stored campaign reaches. */
export const useReach = ({ id, version }: Pick<OpenedCampaign, 'id' | 'version'>) =>
  useQuery({
    queryKey: keys.reach(id, version),
    queryFn: ({ signal }) => call(campaigns.count, { query: { id } }, { signal }),
  })

const shown = (client: QueryClient) => async (campaign: OpenedCampaign) => {
  client.setQueryData(keys.campaign(campaign.id), campaign)
  await client.invalidateQueries({ queryKey: keys.campaigns })
}

/**
 * Saves a campaign. After an error it is refetched, because a colleague may have changed it.
 * `onDone` is called even if the form is replaced meanwhile.
 */
export function useSaveCampaign(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof campaigns.save>['body']) => call(campaigns.save, { body }),
    onSuccess: (saved) => {
      onDone()
      return shown(client)(saved)
    },
    onError: (_error, { id }) => void client.invalidateQueries({ queryKey: keys.campaign(id), exact: true }),
  })
}

/**
 * Submits, approves, refuses, starts or stops a campaign. After an error the campaign is refetched,
 * because a colleague may have changed it.
 */
export function useDecide({ id, version }: Pick<OpenedCampaign, 'id' | 'version'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (move: { action: CampaignAction; reason?: string; start_at?: string }) =>
      call(campaigns.decide, { body: { id, version, ...move } }),
    onSuccess: shown(client),
    onError: () => client.invalidateQueries({ queryKey: keys.campaign(id), exact: true }),
  })
}

export const useTestMail = (id: string) =>
  useMutation({ mutationFn: (language: Language) => call(campaigns.test, { body: { id, language } }) })
