import { useTranslations } from 'use-intl'
import { Alert } from '#frontend/ui/Alert.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { pathTo } from '#shared/rules/paths.ts'

/** Alert above the list while a conversation with a banned account is kept (MOD-13). */
export default function KeptNote() {
  const t = useTranslations('safety.kept')
  return (
    <Alert tone="warning" className="mx-4 mb-3">
      {t('note')} <TextLink to={pathTo('kept-chats')}>{t('read')}</TextLink>
    </Alert>
  )
}
