import { useTranslations } from 'use-intl'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { VerifiedMark } from '#frontend/domain/members/VerifiedMark.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { Dialog } from '#frontend/ui/Dialog.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { LongName } from '#frontend/ui/LongName.tsx'
import { Photo, PhotoFoot } from '#frontend/ui/Photo.tsx'
import type { MemberCard } from '#shared/model/profile.ts'
import { pathTo } from '#shared/rules/paths.ts'

/** Like modal requested by a URL with `t`; links to the liker's profile (LIKE-10). */
export default function LikeDialog({ liker, onClose }: { liker: MemberCard; onClose: () => void }) {
  const t = useTranslations('likes.modal')
  const { id, name, age } = liker
  return (
    <Dialog title={t('title', { name })} isOpen onClose={onClose} size="sm">
      <Photo {...photoSources(liker.main_image?.filename)} alt="" isFirst className="rounded-card">
        {liker.fictional && <FictionalMark tone="photo" className="absolute top-2 left-2" />}
        <PhotoFoot>
          <p className="wrap-anywhere font-bold text-xl">
            <LongName name={name} /> <span className="tabular font-normal">{age}</span>{' '}
            {liker.verified && <VerifiedMark />}
          </p>
        </PhotoFoot>
      </Photo>
      <LinkButton to={pathTo('members-id', { id })} tone="primary" size="lg" isWide onClick={onClose} className="mt-5">
        {t('toProfile')}
      </LinkButton>
    </Dialog>
  )
}
