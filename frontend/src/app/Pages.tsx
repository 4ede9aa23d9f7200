import { type ComponentType, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useSession } from '#frontend/domain/account/session.ts'
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

/** Nothing at all is better than a flash of grey, for this long. */
const pendingAfterMs = 300

/** The screen within its layout. The layout stays while screens within it change. */
export function Pages() {
  const shown = useStore(shownStore)
  const { name } = usePage()

  // Before the paint, so that nobody sees the old place of the new page.
  useLayoutEffect(() => {
    if (shown.kind === 'nothing' || shown.move.scroll === 'keep') return
    window.scrollTo(0, shown.move.scroll === 'top' ? 0 : shown.move.scroll)
  }, [shown])

  // Who listens or uses the keyboard goes on at the new content, not at the link that led here.
  const page = shown.kind === 'nothing' ? null : (name ?? 'error')
  const [firstPage] = useState({ page })
  useEffect(() => {
    if (page === null) return
    if (firstPage.page === null || firstPage.page === page) {
      firstPage.page = page
      return
    }
    firstPage.page = page
    const content = document.getElementById('content')
    if (!content || content.contains(document.activeElement)) return
    content.tabIndex = -1
    content.focus({ preventScroll: true })
  }, [page, firstPage])

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

/** Somebody was logged out, by their own wish or not, on a page for members. */
const useIsLeft = ({ access }: ScreenRoute): boolean => useSession().state === 'visitor' && access === 'member'

/** Nothing of the member's own stays in view or asks anew. */
function Screen({ row, of: Own }: { row: ScreenRoute; of: ComponentType }) {
  return useIsLeft(row) ? <ScreenPending /> : <Own />
}

/** Whoever was logged out must go on from there. Beside the screen, as one that fails takes down all that is in it. */
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
