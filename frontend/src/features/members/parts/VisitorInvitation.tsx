import { useTranslations } from 'use-intl'
import { WaysIn } from '#frontend/domain/account/WaysIn.tsx'
import { Card } from '#frontend/ui/Card.tsx'

/** Invitation below a visitor's limited results, with links to signup and login (SEARCH-14). */
export function VisitorInvitation({ shown, total }: { shown: number; total: number }) {
  const t = useTranslations('members.invitation')
  return (
    <Card className="mt-8 text-center">
      <h2 className="text-lg">{total > shown ? t('title', { shown, total }) : t('titleAll')}</h2>
      <p className="mx-auto mt-1 mb-5 max-w-[52ch] text-muted">{t('text')}</p>
      <WaysIn />
    </Card>
  )
}
