import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { wantSearchFocus } from '#frontend/domain/members/search-focus.ts'
import { ShortcutKeys } from '#frontend/domain/site/ShortcutKeys.tsx'
import { navigate, usePage } from '#frontend/lib/router.ts'
import { areShortcutsOn, isShortcut } from '#frontend/lib/shortcut-keys.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Dialog } from '#frontend/ui/Dialog.tsx'
import { pathTo } from '#shared/rules/paths.ts'

/**
 * Keyboard shortcuts: `/` goes to the search and `?` lists the shortcuts. The member can switch
 * them off.
 */
export default function Shortcuts() {
  const t = useTranslations('account.settings.shortcuts')
  const { name } = usePage()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.key === '/' || event.key === '?') || !isShortcut(event) || !areShortcutsOn()) return
      event.preventDefault()
      if (event.key === '?') return setOpen(true)
      wantSearchFocus()
      if (name !== 'members') navigate(pathTo('members'))
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [name])
  const close = () => setOpen(false)
  return (
    <Dialog
      title={t('title')}
      isOpen={isOpen}
      onClose={close}
      size="sm"
      footer={<Button onClick={close}>{t('done')}</Button>}
    >
      <ShortcutKeys />
    </Dialog>
  )
}
