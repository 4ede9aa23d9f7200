import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMember, useSettings } from '#frontend/domain/account/session.ts'
import InstallSteps from '#frontend/domain/site/InstallSteps.tsx'
import { acceptOffer, type InstallWay } from '#frontend/domain/site/install.ts'
import { setFlag } from '#frontend/lib/storage-flags.ts'
import { Banner } from '#frontend/ui/Banner.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { hourMs } from '#shared/rules/durations.ts'

/** Time after signup from which a visit counts as a return. */
const returnMs = 12 * hourMs

/**
 * One-time installation offer for members who return half a day or more after signup. Any answer
 * hides it for good; the account menu still offers installation.
 */
export default function InstallCard({ way }: { way: Exclude<InstallWay, null> }) {
  const t = useTranslations('app.install')
  const { name } = useSettings()
  const member = useMember()
  const hasReturned = member !== null && Date.now() - Date.parse(member.signup_date) >= returnMs
  const [isAnswered, setAnswered] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const answer = () => {
    setFlag('hide-install-hint', new Date())
    setAnswered(true)
  }
  const accept = () => {
    if (way === 'share-sheet') return setOpen(true)
    answer()
    acceptOffer()
  }
  const closeSteps = () => {
    setOpen(false)
    answer()
  }
  if (isAnswered || !hasReturned) return null
  return (
    <Banner
      title={t('title')}
      onDismiss={answer}
      action={
        <Button size="sm" tone="quiet" onClick={accept}>
          {way === 'share-sheet' ? t('how') : t('action')}
        </Button>
      }
    >
      {t('text', { name })}
      <InstallSteps isOpen={isOpen} onClose={closeSteps} />
    </Banner>
  )
}
