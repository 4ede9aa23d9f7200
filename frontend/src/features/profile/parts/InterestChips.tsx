import { Chip } from '#frontend/ui/Chip.tsx'
import type { Interest } from '#shared/model/profile.ts'
import { toggled } from '../changes.ts'
import type { FieldsProps } from './FactField.tsx'

export type ShownInterest = { tag: string; label: string }

type InterestChipsProps = FieldsProps & { label: string; isLabelHidden?: boolean; interests: readonly ShownInterest[] }

/** Toggle chips; each change is saved immediately. */
export function InterestChips({ label, isLabelHidden, interests, shown, onChange }: InterestChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-2 font-medium'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {interests.map(({ tag, label: words }) => (
          <Chip
            key={tag}
            isPressed={shown.interests.includes(tag as Interest)}
            onClick={() => onChange({ interests: toggled(shown.interests, tag as Interest) })}
          >
            {words}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
