import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { settingsQuery, userQuery } from '#frontend/lib/session.ts'
import type { Settings } from '#shared/contract/site.ts'
import { messages as inside } from '#shared/i18n/nl/inside-messages.ts'
import { messages } from '#shared/i18n/nl/messages.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { shownSettings, shownUser } from './shown.ts'

type Told = { settings?: Partial<Settings>; user?: Partial<CurrentUser> | null }

/** Draws a part of a screen in Dutch for a member, or for a visitor where `user` is null. Gives the answers that the page keeps. */
export function drawScreen(content: ReactNode, { settings, user = {} }: Told = {}): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(settingsQuery.queryKey, shownSettings(settings))
  client.setQueryData(userQuery.queryKey, user && shownUser({ status: 'active', ...user }))
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="nl" messages={{ ...messages, ...inside }} timeZone="Europe/Amsterdam">
        {content}
      </IntlProvider>
    </QueryClientProvider>,
  )
  return client
}
