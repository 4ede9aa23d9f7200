import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Group } from './settings-groups.tsx'

/**
 * Table of contents of the settings: the groups, and on wide screens also their sections. Marks the
 * section in view.
 */
export function SettingsContents({ groups }: { groups: readonly Group[] }) {
  const t = useTranslations('account.settings')
  const current = useSectionInView(groups.flatMap(({ rows }) => rows.map(({ id }) => id)).join())
  return (
    <nav aria-label={t('contents')} className="max-lg:mb-8">
      <div className="flex flex-wrap gap-2 lg:sticky lg:top-[calc(var(--bar-top)+24px)] lg:flex-col lg:flex-nowrap lg:gap-4">
        {groups.map((group) => (
          <div key={group.id}>
            <a
              href={`#${group.id}`}
              className="flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm hover:border-line-strong lg:min-h-0 lg:border-0 lg:bg-transparent lg:px-3 lg:text-muted"
            >
              {group.name}
            </a>
            <ul className="mt-0.5 flex flex-col max-lg:hidden">
              {group.rows.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    aria-current={id === current ? 'location' : undefined}
                    className={clsx(
                      'flex min-h-9 items-center rounded-control px-3 py-1 transition-colors',
                      id === current ? 'bg-primary-tint font-medium text-on-primary-tint' : 'hover:bg-sunken',
                    )}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

/**
 * Id of the section in view: the topmost one in the upper part of the viewport. `ids` are separated
 * by commas, so that the effect depends on a string.
 */
function useSectionInView(ids: string): string | undefined {
  const [inView, setInView] = useState<readonly string[]>([])
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((before) => {
          const gone = entries.filter((entry) => !entry.isIntersecting).map(({ target }) => target.id)
          const come = entries.filter((entry) => entry.isIntersecting).map(({ target }) => target.id)
          return [...before.filter((id) => !gone.includes(id) && !come.includes(id)), ...come]
        }),
      { rootMargin: '-80px 0px -55% 0px' },
    )
    for (const id of ids.split(',')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return ids.split(',').find((id) => inView.includes(id))
}
