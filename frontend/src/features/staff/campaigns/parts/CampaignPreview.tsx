import { useLocale, useTranslations } from 'use-intl'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { Refused } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import * as mail from '#shared/contract/mail.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { isComplete } from '#shared/model/campaign.ts'
import { testMails } from '#shared/rules/limits.ts'
import type { OpenedCampaign } from '../campaign-form.ts'
import { useReach, useTestMail } from '../campaigns.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

type CampaignPreviewProps = {
  campaign: OpenedCampaign
  language: Language
  /** Absent while the campaign is editable: the form beside the preview then has the choice. */
  onLanguage?: (language: Language) => void
  /** Whether the form has changes that are not stored. */
  isUnsaved?: boolean
}

/**
 * Stored text as it is mailed, the number of members that the campaign reaches, and a button for a
 * test mail to the signed-in user.
 */
export function CampaignPreview({ campaign, language, onLanguage, isUnsaved = false }: CampaignPreviewProps) {
  const t = useTranslations('staff.campaigns')
  const locale = useLocale()
  const errorText = useErrorText()
  const reach = useReach(campaign)
  const test = useTestMail(campaign.id)
  const isUsedUp = test.error instanceof Refused && test.error.code === 'too_many_requests'
  const { id, version, texts } = campaign
  const text = texts[language]
  const isOpen = !onLanguage
  const isReady = text !== undefined && isComplete(text)
  // The version reloads the iframe after a change; the fragment is not sent to the server.
  const address = `${mail.previewCampaign.path}?${new URLSearchParams({ id, language })}#${version}`
  return (
    <section aria-label={t('preview')} className="flex min-w-0 flex-col gap-4">
      <h2 className="text-base">{t('preview')}</h2>
      {onLanguage && <LanguageChoice language={language} onChange={onLanguage} />}
      {isReady ? (
        <iframe
          key={address}
          title={t('preview')}
          src={address}
          sandbox="allow-popups"
          lang={locale}
          className="h-[640px] w-full rounded-control border border-line bg-surface"
        />
      ) : (
        <p className="text-muted">{t('noPreview')}</p>
      )}
      {isUnsaved && <p className="text-muted text-sm">{t('unsaved')}</p>}
      {isOpen && reach.data && <p>{t('reach', { count: reach.data.members })}</p>}
      {isOpen && reach.error && !reach.data && (
        <LoadFailed title={t('reachFailed')} error={reach.error} onRetry={() => void reach.refetch()} />
      )}
      {test.error && (
        <Alert tone="danger" isLive>
          {isUsedUp ? t('testsUsedUp', { most: testMails.most }) : errorText(test.error)}
        </Alert>
      )}
      {isOpen && isReady && (
        <div>
          <Button
            isPending={test.isPending}
            onClick={() =>
              test.mutate(language, {
                onSuccess: ({ to }) => showToast(t('tested', { email: to }), { tone: 'success' }),
              })
            }
          >
            {t('test')}
          </Button>
        </div>
      )}
    </section>
  )
}
