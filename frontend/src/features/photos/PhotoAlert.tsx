import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { useTranslations } from 'use-intl'
import { userQuery } from '#frontend/domain/account/session.ts'
import { isPhotoAlertShown } from '#frontend/domain/photos/photo-alert.ts'
import { useUploads } from '#frontend/domain/photos/photo-uploads.ts'
import { setFlag } from '#frontend/lib/storage-flags.ts'
import { Banner } from '#frontend/ui/Banner.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'

/** Alert for a member without a photo (HOME-18), dismissible for good (HOME-20). */
export default function PhotoAlert() {
  const t = useTranslations('app.photoAlert')
  usePhotoArrival()
  // Set before the first paint, so that nobody sees the next step on the home page change.
  useLayoutEffect(() => {
    isPhotoAlertShown.write(true)
    return () => isPhotoAlertShown.write(false)
  }, [])
  return (
    <Banner
      title={t('title')}
      onDismiss={() => setFlag('hide-enrich-alert', new Date())}
      action={
        <LinkButton to={pathTo('profile')} size="sm">
          {t('action')}
        </LinkButton>
      }
    >
      {t('text')}
    </Banner>
  )
}

/**
 * Poll interval and number of polls of the member after an upload, as the inspection takes seconds.
 */
const arrivalPollMs = 4000
const arrivalPolls = 5

/**
 * Polls for the main photo after an upload, such as
 * at the end of signup, so that the alert disappears.
 */
function usePhotoArrival(): void {
  const client = useQueryClient()
  const isSent = useUploads().some(({ at, isPrivate }) => at === 'sent' && !isPrivate)
  useEffect(() => {
    if (!isSent) return
    let polls = 0
    const timer = setInterval(() => {
      polls += 1
      if (polls >= arrivalPolls) clearInterval(timer)
      void client.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => {})
    }, arrivalPollMs)
    return () => clearInterval(timer)
  }, [isSent, client])
}
