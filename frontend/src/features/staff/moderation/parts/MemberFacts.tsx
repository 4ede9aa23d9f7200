import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { placeText } from '#frontend/domain/members/place.ts'
import type { StaffMember } from '#frontend/features/staff/member-view.ts'
import { complaintPath, fictionalPath } from '#frontend/features/staff/paths.ts'
import { languageName } from '#frontend/lib/language-name.ts'
import { Tag } from '#frontend/ui/Chip.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { RowList } from '#frontend/ui/RowList.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'

const tones = {
  active: 'success',
  not_confirmed: 'warning',
  banned: 'danger',
  deletion_pending: 'danger',
  deleted: 'danger',
} as const

export function MemberFacts({ member }: { member: StaffMember }) {
  const t = useTranslations('staff.member')
  const genders = useTranslations('ui.gender')
  const decision = useTranslations('safety.decision.facts')
  const actions = useTranslations('staff.actions')
  const settings = useSettings()
  const locale = useLocale()
  const { card, status } = member
  const { age_check: check } = member
  const paused: [string, ReactNode][] = member.complaints_paused_until
    ? [[t('complaintsPausedUntil'), <ExactTime key="paused" at={member.complaints_paused_until} />]]
    : []
  const ageCheck: [string, ReactNode][] = check
    ? [
        [
          t('ageCheck'),
          <span key="age">
            {t(`ageChecks.${check.state}`)}, {check.provider && `${check.provider}, `}
            <ExactTime at={check.at} />
          </span>,
        ],
      ]
    : []
  return (
    <section className="rounded-control border border-line bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h2 className="text-lg">
          {card.name}, <span className="tabular font-normal">{card.age}</span>
        </h2>
        <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
        {member.suspended_until && (
          <span className="text-sm">
            {decision('until')} <ExactTime at={member.suspended_until} />
          </span>
        )}
        {member.suspended_for && (
          <TextLink to={complaintPath(member.suspended_for)} className="text-sm">
            {actions('suspect.until')}
          </TextLink>
        )}
        {card.fictional && <FictionalMark />}
        {card.fictional && member.fictional && (
          <LinkButton size="sm" to={fictionalPath(card.id)} className="ml-auto">
            {t('edit')}
          </LinkButton>
        )}
      </div>
      <div className="text-sm [&_dd]:min-w-0 [&_dd]:break-words [&_dl>div]:py-1.5">
        <RowList
          rows={[
            [t('id'), member.number],
            [t('email'), member.email],
            [t('gender'), genders(card.gender)],
            [t('place'), placeText(card, settings, locale)],
            [t('language'), languageName(member.language)],
            [t('since'), <ExactTime key="since" at={member.signup_date} />],
            [t('premium'), member.premium ? t('yes') : t('no')],
            [t('credits'), member.credits],
            [t('invisible'), member.invisible ? t('yes') : t('no')],
            [t('sessions'), member.sessions],
            ...paused,
            ...ageCheck,
          ]}
        />
      </div>
    </section>
  )
}
