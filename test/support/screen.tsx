import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import type { Settings } from '#shared/contract/site.ts'
import { messages as inside } from '#shared/i18n/nl/inside-messages.ts'
import { messages } from '#shared/i18n/nl/messages.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { shownSettings, shownUser } from './shown.ts'
import { Tab } from './tab-title.tsx'

/** A query cache without retries. */
export const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Renders with the providers of every screen, the query cache and the given Dutch texts. */
export const drawWithTexts = (content: ReactNode, client: QueryClient, texts: object): RenderResult =>
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="nl" messages={texts} timeZone="Europe/Amsterdam">
        {content}
      </IntlProvider>
    </QueryClientProvider>,
  )

/** Renders with all Dutch texts of the member site, and those in `more`. */
export const drawInDutch = (content: ReactNode, client = newClient(), more: object = {}): RenderResult =>
  drawWithTexts(content, client, { ...messages, ...inside, ...more })

type Told = { settings?: Partial<Settings>; user?: Partial<CurrentUser> | null }

/**
 * Renders a part of a screen in Dutch, in a browser tab, for a member, or for a visitor if `user`
 * is null. Returns the query cache.
 */
export function drawScreen(content: ReactNode, { settings, user = {} }: Told = {}): QueryClient {
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings(settings))
  client.setQueryData(userQuery.queryKey, user && shownUser({ status: 'active', ...user }))
  drawInDutch(<Tab>{content}</Tab>, client)
  return client
}
