import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useTitle } from '#frontend/domain/site/title.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { ChatList } from './parts/ChatList.tsx'
import { ChatPanes } from './parts/ChatPanes.tsx'
import { useChats } from './queries.ts'

// lazy, as few members ever get a warning
const KeptNote = lazy(() => importGuarded(() => import('./parts/KeptNote.tsx')))

/** List of conversations (ROUTE-21); on wide screens beside the pane of the open conversation. */
export default function ChatsScreen() {
  const t = useTranslations('chats')
  const { data } = useChats()
  const hasChats = data?.rows.length !== 0
  useTitle(t('title'))
  return (
    <ChatPanes
      focus="list"
      // viewport height below the bar, so that opening a conversation shifts nothing
      className={clsx(
        'in-[[data-place=banners]:not(:empty)+div]:mt-4 max-md:bg-page! md:h-[calc(100dvh-var(--bar-top)-var(--safe-top)-1px)]',
        // below a banner the panes need their own border; otherwise the bar is the border
        hasChats &&
          'md:in-[[data-place=banners]:not(:empty)+div]:overflow-hidden md:in-[[data-place=banners]:not(:empty)+div]:rounded-t-card md:in-[[data-place=banners]:not(:empty)+div]:border-t',
      )}
      list={
        <ChatList
          heading={
            <>
              <h1
                className={clsx(
                  'pt-6 pb-3 text-2xl',
                  // without conversations, the title is where other screens have theirs
                  hasChats ? 'px-[15px] md:px-5 md:text-xl' : 'container-page md:pt-10',
                )}
              >
                {t('title')}
              </h1>
              {data?.keptUntil && (
                <Suspense>
                  <KeptNote />
                </Suspense>
              )}
            </>
          }
        />
      }
      open={
        hasChats && (
          <div className="m-auto">
            <EmptyState drawing="bench" title={t('choose.title')}>
              {t('choose.text')}
            </EmptyState>
          </div>
        )
      }
    />
  )
}
