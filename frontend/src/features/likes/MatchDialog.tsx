import { Heart } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/domain/account/session.ts'
import { openingLine } from '#frontend/domain/chats/opening-line.ts'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { VerifiedMark } from '#frontend/domain/members/VerifiedMark.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { FullScreenDialog } from '#frontend/ui/FullScreenDialog.tsx'
import { LongName } from '#frontend/ui/LongName.tsx'
import { Photo } from '#frontend/ui/Photo.tsx'
import type { MemberCard } from '#shared/model/profile.ts'
import { useOpeningLines } from './opening-lines.ts'
import { useSeenMatch } from './queries.ts'

type MatchDialogProps = {
  match: MemberCard
  /** Called when the member wants to write to the match, before `onClose`. */
  onWrite: (id: string) => void
  onClose: () => void
}

/** Full-screen match moment with the photos of the two members and two opening lines (LIKE-19). */
export default function MatchDialog({ match, onWrite, onClose }: MatchDialogProps) {
  const t = useTranslations('likes.moment')
  const heading = useRef<HTMLHeadingElement>(null)
  const { id, name, age } = match
  useSeenMatch(id)
  const write = () => {
    onWrite(id)
    onClose()
  }
  const writeLine = (text: string) => {
    openingLine.write({ to: id, text })
    write()
  }
  return (
    // Focus on the heading: a key still pressed from the like must not press a button.
    <FullScreenDialog
      labelledBy="match-moment"
      describedBy="match-moment-text"
      focusRef={heading}
      onClose={onClose}
      className="evening"
    >
      <div className="short:grid flex min-h-full short:grid-cols-2 flex-col items-center justify-center gap-6 short:gap-10 px-6 pt-[calc(var(--safe-top)+24px)] pb-[calc(var(--safe-bottom)+20px)] text-center md:gap-8">
        <div className="flex flex-col items-center gap-6">
          <div>
            <h2
              id="match-moment"
              ref={heading}
              tabIndex={-1}
              className="mb-2 font-bold text-3xl outline-none short:text-2xl"
            >
              {t('title')}
            </h2>
            <p id="match-moment-text" className="wrap-anywhere text-lg">
              {t('text', { name })}
            </p>
          </div>
          <BothPhotos match={match} />
          {/* above the shadow of the photos */}
          <p className="relative z-1 wrap-anywhere font-bold text-lg">
            <LongName name={name} /> <span className="tabular font-normal">{age}</span>{' '}
            {match.verified && <VerifiedMark />}
          </p>
        </div>
        <div className="flex w-full max-w-[400px] flex-col gap-3 justify-self-center">
          <OpeningLines match={match} onChoose={writeLine} />
          <Button
            size="lg"
            isWide
            onClick={write}
            className="mt-2 wrap-anywhere border-transparent! bg-white! text-primary! hover:bg-white/90!"
          >
            {t('write', { name })}
          </Button>
          <Button tone="ghost" isWide onClick={onClose} className="text-white! hover:bg-white/15!">
            {t('later')}
          </Button>
        </div>
      </div>
    </FullScreenDialog>
  )
}

function BothPhotos({ match }: { match: MemberCard }) {
  const own = useMember()?.profile.main_image
  return (
    <div className="relative isolate flex justify-center">
      <TiltedPhoto url={own?.filename} className="-rotate-6 translate-x-3" />
      <TiltedPhoto url={match.main_image?.filename} className="-translate-x-3 z-1 rotate-6">
        {match.fictional && <FictionalMark tone="photo" className="absolute top-2 left-2" />}
      </TiltedPhoto>
      <span className="-bottom-4 absolute z-2 inline-flex size-14 animate-beat items-center justify-center rounded-full bg-white text-primary shadow-raised">
        <Heart aria-hidden="true" className="size-7 fill-current" />
      </span>
    </div>
  )
}

/** Width by the viewport and not in rem: text may be enlarged to twice its size. */
const photoWidth = 'w-[min(40vw,24dvh,220px)] short:w-[min(20vw,34dvh)]'

function TiltedPhoto({ url, className, children }: { url?: string; className: string; children?: ReactNode }) {
  return (
    <div className={`animate-land ${photoWidth} ${className}`}>
      <Photo {...photoSources(url)} alt="" isFirst className="rounded-card border-4 border-white shadow-raised">
        {children}
      </Photo>
    </div>
  )
}

function OpeningLines({ match, onChoose }: { match: MemberCard; onChoose: (text: string) => void }) {
  const t = useTranslations('likes.moment')
  return (
    <ul aria-label={t('lines', { name: match.name })} className="flex flex-col gap-3">
      {useOpeningLines(match).map(({ label, text }) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => onChoose(text)}
            className="min-h-12 w-full rounded-[24px] border border-white/40 bg-black/15 px-5 py-2 font-medium transition hover:bg-black/30"
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
