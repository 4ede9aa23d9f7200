import { useQueryClient } from '@tanstack/react-query'
import { Component, type ReactNode, useCallback, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Failed, Refused, SessionEnded } from '#frontend/lib/call.ts'
import { languageStore } from '#frontend/lib/language.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { ScreenPending } from './ScreenPending.tsx'

/** HTTP status to show for an error; 500 if the error has no status (ERR-07). */
export function statusOf(error: unknown): number {
  const status = (error as { status?: unknown } | null)?.status
  return typeof status === 'number' && status >= 400 ? status : 500
}

/**
 * Message of an error to show to visitors; null for `Failed`, whose message is technical, and for
 * an error without a message, for which the page shows "Error" (ERR-06).
 */
export function messageOf(error: unknown): string | null {
  const message = error instanceof Failed ? null : (error as { message?: unknown } | null)?.message
  return typeof message === 'string' && message !== '' ? message : null
}

type ErrorPageProps = { error?: unknown; reset?: () => void }

/** Page for a screen that failed: message, status, and actions. */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <PlainFallback>
      <ErrorContent error={error} reset={reset} />
    </PlainFallback>
  )
}

function ErrorContent({ error, reset }: ErrorPageProps) {
  const t = useTranslations('app.errors')
  const forgetFailures = useForgetFailures()
  const status = statusOf(error)
  const message = status === 404 ? t('notFound') : error instanceof Failed ? t('temporary') : messageOf(error)
  useTitle(message ?? t('fallback'))
  const retry = () => {
    forgetFailures()
    if (reset) reset()
    else window.location.reload()
  }
  return (
    <main id="content">
      <EmptyState
        isPage
        drawing={status === 404 ? 'signpost' : 'plug'}
        title={message ?? t('fallback')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {status !== 404 && <Button onClick={retry}>{t('retry')}</Button>}
            <LinkButton to={pathTo('index')} tone="primary">
              {t('home')}
            </LinkButton>
          </div>
        }
      >
        {message === null && <p>{t('general')}</p>}
        {status === 404 && <p>{t('notFoundHint')}</p>}
        <p className="tabular mt-1 text-sm">{t('status', { status: String(status) })}</p>
      </EmptyState>
    </main>
  )
}

/**
 * Returns a function that removes the failed queries without data that no screen uses any more; it
 * also runs when the error page is left. While the error of a query is cached, a screen that throws
 * this error never fetches the query again.
 */
function useForgetFailures(): () => void {
  const client = useQueryClient()
  const forget = useCallback(
    () =>
      client.removeQueries({
        // Not `type: 'inactive'`, which includes the query of the member: all its observers are
        // disabled.
        predicate: (query) =>
          query.state.status === 'error' && query.state.data === undefined && query.getObserversCount() === 0,
      }),
    [client],
  )
  useEffect(() => forget, [forget])
  return forget
}

/** Error page for an unknown path (ERR-03, ERR-04). */
export function NotFoundPage() {
  return <ErrorPage error={{ status: 404 }} />
}

type BoundaryProps = { href: string; children: ReactNode }
type BoundaryState = { href: string; caught: { error: unknown } | null }

/**
 * Error boundary of a screen within its layout; shows the skeleton during the redirect to the
 * login. A new URL clears the error without a remount, so that a screen with two URLs keeps its
 * state: when a new conversation gets its own URL, the text field and the on-screen keyboard stay.
 */
export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { href: this.props.href, caught: null }
  static getDerivedStateFromProps({ href }: BoundaryProps, state: BoundaryState) {
    return href === state.href ? null : { href, caught: null }
  }
  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }
  override render() {
    const error = this.state.caught?.error
    if (!this.state.caught) return this.props.children
    if (error instanceof SessionEnded) return <ScreenPending />
    if (error instanceof Refused && error.code === 'not_found') return <NotFoundPage />
    return <ErrorPage error={error} reset={() => this.setState({ caught: null })} />
  }
}

/**
 * Outermost error boundary, for failures of the error page
 * itself: a sentence and a link without dependencies (ERR-08).
 */
export class PlainFallback extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children
    // read from the store, as the text provider itself may have failed
    const texts = languageStore.read().messages.app?.errors
    return (
      <main className="container-page py-12 text-center">
        <p>{texts?.general}</p>
        <a href="/" className="font-medium text-primary-ink underline">
          {texts?.home}
        </a>
      </main>
    )
  }
}
