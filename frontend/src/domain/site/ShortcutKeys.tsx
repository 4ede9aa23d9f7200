import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

const rows = [
  { name: 'search', keys: ['/'] },
  { name: 'list', keys: ['?'] },
  { name: 'arrows', keys: ['ArrowLeft', 'ArrowRight'] },
  { name: 'send', keys: ['Enter'] },
  { name: 'line', keys: ['Shift', 'Enter'] },
  { name: 'close', keys: ['Esc'] },
] as const

// Arrow keys as icons, as not every font has arrow characters. The icons are hidden from screen
// readers: the text beside them names the keys.
const icons: Record<string, ReactNode> = {
  ArrowLeft: <ArrowLeft aria-hidden="true" className="size-4" />,
  ArrowRight: <ArrowRight aria-hidden="true" className="size-4" />,
}

/** The site's shortcuts and what each does. */
export function ShortcutKeys() {
  const t = useTranslations('account.settings.shortcuts')
  return (
    <dl className="flex flex-col divide-y divide-line">
      {rows.map(({ name, keys }) => (
        <div key={name} className="flex items-center justify-between gap-4 py-2">
          <dt>{t(name)}</dt>
          <dd className="flex shrink-0 gap-1">
            {keys.map((one) => (
              <kbd
                key={one}
                className="flex min-h-7 min-w-8 items-center justify-center rounded-control border border-line bg-sunken px-2 text-sm"
              >
                {icons[one] ?? one}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
