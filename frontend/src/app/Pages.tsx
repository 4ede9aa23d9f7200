import { type ComponentType, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useMember, useSession } from '#frontend/domain/account/session.ts'
import { focusContent } from '#frontend/lib/focus-content.ts'
import { revisit, usePage } from '#frontend/lib/router.ts'
import { useStore } from '#frontend/lib/store.ts'
import { ErrorPage, ScreenBoundary } from './ErrorPage.tsx'
import { ChatLayout } from './layouts/ChatLayout.tsx'
import { DefaultLayout } from './layouts/DefaultLayout.tsx'
import { EmptyLayout } from './layouts/EmptyLayout.tsx'
import { shown as shownStore } from './router.ts'
import type { ScreenRoute } from './routes.ts'
import { ScreenPending } from './ScreenPending.tsx'

const layouts = { default: DefaultLayout, chat: ChatLayout, empty: EmptyLayout }

/** Delay before the skeleton, as a blank page is better than a grey flash. */
const pendingAfterMs = 300

/** Current screen in its layout. The layout stays mounted while screens change. */
export function Pages() {
  const shown = useStore(shownStore)
  const { name } = usePage()

  // Before paint, so that the new page never flashes at the old scroll position.
  useLayoutEffect(() => {
    if (shown.kind === 'nothing' || shown.move.scroll === 'keep') return
    window.scrollTo(0, shown.move.scroll === 'top' ? 0 : shown.move.scroll)
  }, [shown])

  // Moves focus to the new content, for screen readers and keyboards. If the page stays the same,
  // as between two profiles or two sets of filters, the focus is moved only if it was lost because
  // the pressed link disappeared.
  const page = shown.kind === 'nothing' ? null : (name ?? 'error')
  const href = shown.kind === 'screen' ? shown.href : null
  const [last] = useState({ page, href })
  useEffect(() => {
    if (page === null) return
    const isFirst = last.page === null
    const isSame = last.page === page && (last.href === href || document.activeElement !== document.body)
    Object.assign(last, { page, href })
    if (isFirst || isSame) return
    const content = document.getElementById('content')
    if (!content || content.contains(document.activeElement)) return
    // A menu that was opened while the screen was loading would close if it lost the focus.
    if (document.activeElement?.closest('[role=menu]')) return
    focusContent()
  }, [page, href, last])

  if (shown.kind === 'nothing') return <Late />
  if (shown.kind === 'error')
    return (
      <DefaultLayout>
        <ErrorPage error={shown.error} />
      </DefaultLayout>
    )
  const Layout = layouts[shown.row.layout]
  return (
    <Layout>
      <Leaving row={shown.row} />
      <ScreenBoundary href={shown.href}>
        <Suspense fallback={<ScreenPending />}>
          <Screen row={shown.row} of={shown.Screen} />
        </Suspense>
      </ScreenBoundary>
    </Layout>
  )
}

/** Whether the session ended on a page for members. */
const useIsLeft = ({ access }: ScreenRoute): boolean => useSession().state === 'visitor' && access === 'member'

/**
 * Replaces a member's screen after sign-out, so that its data is hidden and no longer refetched.
 */
function Screen({ row, of: Own }: { row: ScreenRoute; of: ComponentType }) {
  const replaced = useReplaced()
  return useIsLeft(row) ? <ScreenPending /> : <Own key={replaced} />
}

/**
 * Number of times that another member has replaced the signed-in one, for example from another tab.
 * The screen is then mounted anew, as its fields contain what the former member typed. The sign-in
 * of a visitor does not count, so the screen stays mounted.
 */
function useReplaced(): number {
  const id = useMember()?.id
  const [last, setLast] = useState({ id, replaced: 0 })
  if (id === undefined || id === last.id) return last.replaced
  const next = { id, replaced: last.id === undefined ? 0 : last.replaced + 1 }
  setLast(next)
  return next.replaced
}

/**
 * Navigates away after sign-out. Rendered outside the screen, as a failing screen unmounts its
 * content.
 */
function Leaving({ row }: { row: ScreenRoute }) {
  const isLeft = useIsLeft(row)
  useEffect(() => {
    if (isLeft) revisit()
  }, [isLeft])
  return null
}

function Late() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), pendingAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? <ScreenPending /> : null
}
