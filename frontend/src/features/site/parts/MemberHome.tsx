import { ChevronRight, Heart, MessageCircle, Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { useCounts } from '#frontend/domain/site/counts.ts'
import { hasPage } from '#frontend/domain/site/pages.ts'
import { Badge } from '#frontend/ui/Badge.tsx'
import { Container } from '#frontend/ui/Container.tsx'
import { Link, TextLink } from '#frontend/ui/Link.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import type { CurrentUser } from '#shared/model/user.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { completeness } from '#shared/rules/profile.ts'

/** Home page of a member: three links with their counts, and the missing parts of the profile. */
export default function MemberHome({ user }: { user: CurrentUser }) {
  const t = useTranslations('site.home.member')
  const nav = useTranslations('app.nav')
  const { unread, newLikes } = useCounts()
  const { percentage, missing } = completeness(user.profile, useSettings().visible_profile_fields)
  const games = (
    [
      ['swipe-game', t('swipe')],
      ['match-finder', t('finder')],
    ] as const
  ).filter(([page]) => hasPage(page))
  const ways = [
    { to: pathTo('members'), Icon: Search, title: t('members'), text: t('membersText'), count: 0, label: '' },
    {
      to: pathTo('chats'),
      Icon: MessageCircle,
      title: t('chats'),
      text: t('chatsText', { count: unread }),
      count: unread,
      label: nav('unread', { count: unread }),
    },
    {
      to: pathTo('likes'),
      Icon: Heart,
      title: t('likes'),
      text: t('likesText', { count: newLikes }),
      count: newLikes,
      label: nav('newLikes', { count: newLikes }),
    },
  ]
  return (
    <main id="content">
      <Container>
        <PageHeading title={t('title', { name: user.profile.name })} lead={t('lead')} />
        <ul className="grid gap-4 md:grid-cols-3">
          {ways.map(({ to, Icon, title, text, count, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex h-full items-center gap-4 rounded-card border border-line bg-surface p-5 shadow-card transition hover:border-line-strong md:flex-col md:items-start"
              >
                <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-primary-tint text-on-primary-tint">
                  <Icon aria-hidden="true" className="size-6" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="flex items-center gap-2 font-bold text-lg">
                    {title}
                    <Badge count={count} label={label} />
                  </span>
                  <span className="block text-muted">{text}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted md:hidden" />
              </Link>
            </li>
          ))}
        </ul>
        {missing.length > 0 && (
          <Link
            to={pathTo('profile')}
            className="mt-4 flex items-center gap-4 rounded-card bg-primary-tint p-5 text-on-primary-tint transition hover:brightness-98"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-bold">{t('complete.title', { percentage: String(percentage) })}</span>
              <span className="block">{t('complete.text')}</span>
              <span className="mt-1 block font-medium underline underline-offset-3">{t('complete.action')}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
          </Link>
        )}
        {games.length > 0 && (
          <p className="mt-6 flex flex-wrap items-center gap-x-4">
            <span className="text-muted">{t('more')}</span>
            {games.map(([page, label]) => (
              <TextLink key={page} to={pathTo(page)} className="inline-flex min-h-11 items-center">
                {label}
              </TextLink>
            ))}
          </p>
        )}
      </Container>
    </main>
  )
}
