import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/domain/account/session.ts'
import { usePage } from '#frontend/lib/router.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Section } from '#frontend/ui/Section.tsx'
import { hourSeconds } from '#shared/rules/durations.ts'
import { linkLife } from '#shared/rules/link-life.ts'
import { useDownload, useExport } from './queries.ts'

/**
 * Export of all data about the member to a file. The mailed
 * link also leads here, with its token in the fragment.
 */
export default function ExportSection() {
  const t = useTranslations('account.export')
  const errorText = useErrorText()
  const { href } = usePage()
  const token = new URLSearchParams(href.split('#')[1]).get('export')
  const email = useMember()?.email ?? ''
  const asking = useExport()
  const download = useDownload()
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (token) section.current?.scrollIntoView({ block: 'center' })
  }, [token])
  const error = download.error ?? asking.error

  return (
    <div ref={section}>
      <Section id="export" title={t('title')} lead={t('lead', { hours: String(linkLife.export / hourSeconds) })}>
        <div className="flex flex-col items-start gap-4">
          {token && (
            <Alert
              tone="success"
              action={
                <Button tone="primary" isPending={download.isPending} onClick={() => download.mutate(token)}>
                  {t('download')}
                </Button>
              }
              className="w-full"
            >
              {t('ready')}
            </Alert>
          )}
          {error ? (
            <Alert tone="danger" isLive className="w-full">
              {errorText(error)}
            </Alert>
          ) : null}
          {asking.isSuccess ? (
            <Alert tone="success" isLive className="w-full">
              {t('asked', { email })}
            </Alert>
          ) : (
            <Button isPending={asking.isPending} onClick={() => asking.mutate()}>
              {t('ask')}
            </Button>
          )}
        </div>
      </Section>
    </div>
  )
}
