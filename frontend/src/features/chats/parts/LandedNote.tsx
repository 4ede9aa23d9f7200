import { useTranslations } from 'use-intl'
import { forgetLanded, type Landed } from '#frontend/domain/credits/landed.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { RisingHearts } from '#frontend/ui/RisingHearts.tsx'
import { pathTo } from '#shared/rules/paths.ts'

/**
 * Notice of a completed payment, above the message field of the conversation from which the order
 * was made. After a first purchase it also welcomes the member to premium (PAY-03).
 */
export default function LandedNote({ landed: { payment, credits, isFirst } }: { landed: Landed }) {
  const t = useTranslations('credits.transaction')
  return (
    <Alert
      tone="success"
      isLive
      title={t('completed', { count: credits })}
      onDismiss={forgetLanded}
      className="relative animate-land"
    >
      {isFirst && <RisingHearts className="right-6 bottom-2" />}
      {isFirst && t('premiumText')}{' '}
      <TextLink to={pathTo('transactions', { id: payment })} className="text-current!">
        {t('title')}
      </TextLink>
    </Alert>
  )
}
