import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { Chip } from '#frontend/ui/Chip.tsx'
import type { Filters } from '../filters.ts'
import { useDistanceText } from '../use-distance-text.ts'
import { useMutualText } from '../use-mutual-text.ts'

type MemberFilterChipsProps = { filters: Filters; onChange: (filters: Filters) => void }

/** Filters of members that are set, each removed with one click. */
export function MemberFilterChips({ filters, onChange }: MemberFilterChipsProps) {
  const t = useTranslations('members.filters')
  const mutualText = useMutualText()
  const distanceText = useDistanceText()
  const { interests: known } = useSettings()
  const labels = new Map(known.map(({ tag, label }) => [tag, label]))
  const { distance, interests } = filters
  const chips = [
    ...(distance === null ? [] : [{ text: distanceText(distance), without: { distance: null } }]),
    ...(filters.active ? [{ text: t('active'), without: { active: false } }] : []),
    ...(filters.new ? [{ text: t('isNew'), without: { new: false } }] : []),
    ...(filters.photo ? [{ text: t('photo'), without: { photo: false } }] : []),
    ...(filters.mutual ? [{ text: mutualText, without: { mutual: false } }] : []),
    ...interests.map((tag) => ({
      text: labels.get(tag) ?? tag,
      without: { interests: interests.filter((one) => one !== tag) },
    })),
  ]
  return chips.map(({ text, without }) => (
    <Chip
      key={text}
      isRemovable
      aria-label={t('remove', { filter: text })}
      onClick={() => onChange({ ...filters, ...without })}
      className="shrink-0 border-transparent! bg-primary-tint! text-on-primary-tint!"
    >
      {text}
    </Chip>
  ))
}
