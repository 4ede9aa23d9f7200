import { LocateFixed } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useMember, useSettings } from '#frontend/domain/account/session.ts'
import { countryName, regionTerm } from '#frontend/domain/members/place.ts'
import { useRegionTowns } from '#frontend/domain/profile/region-towns.ts'
import { TownField } from '#frontend/domain/profile/TownField.tsx'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Section } from '#frontend/ui/Section.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { without } from './changes.ts'
import { GeoNamesCredit } from './parts/GeoNamesCredit.tsx'
import { useGeocode, useProfileChanges } from './queries.ts'

/**
 * Country, region and town, entered or from the device's
 * position (SET-24); on the profile and in the settings.
 */
export default function LocationSection() {
  const user = useMember()
  return user && <Location user={user} />
}

type Typed = Pick<CurrentUser['profile'], 'country' | 'region' | 'city'>

function Location({ user }: { user: CurrentUser }) {
  const t = useTranslations('profile.location')
  const settings = useSettings()
  const locale = useLocale()
  const { country, region, city } = user.profile
  // Edited fields only, so that a place saved elsewhere is shown here.
  const [typed, setTyped] = useState<Partial<Typed>>({})
  const townIn = useRegionTowns()
  const { change, isSaving, problem } = useProfileChanges(user)
  const place = { country, region, city, ...typed }
  const isNew = (one: Typed) => one.country !== country || one.region !== region || (one.city ?? '') !== (city ?? '')
  const isChanged = isNew(place)
  const { regions = [] } = settings.region_data[place.country] ?? {}
  const {
    permission,
    found,
    problem: unlocated,
    isLocating,
    onLocate,
  } = useGeocode(({ country, region, city }) => setTyped({ country, region, city }))
  const save = (one: Typed) => {
    if (!isNew(one) || !one.region) return
    change(one, () => {
      setTyped((now) => without(now, one))
      showToast(t('done'), { tone: 'success' })
    })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save(place)
  }
  const onTown = (text: string, of?: string) => {
    const part = { city: text || null, ...(of && { region: of }) }
    setTyped({ ...typed, ...part })
    // A town typed in full is saved at once, unless it is in another region, which nobody chose.
    if (of === place.region) save({ ...place, ...part })
  }
  const onChosenTown = (city: string, region: string) => {
    setTyped({ ...typed, city, region })
    save({ ...place, city, region })
  }
  return (
    <Section id="location" title={t('title')} lead={t('lead')}>
      {permission !== 'unsupported' && (
        <div>
          <Button icon={<LocateFixed aria-hidden="true" />} isPending={isLocating} onClick={onLocate}>
            {t('locate')}
          </Button>
          <p className="mt-2 text-muted text-sm">{t('locateHint')}</p>
        </div>
      )}
      {permission === 'unsupported' && <p className="text-muted">{t('unsupported')}</p>}
      {permission === 'denied' && <Alert isLive>{t('denied')}</Alert>}
      {permission !== 'denied' && unlocated && <Alert isLive>{unlocated}</Alert>}
      {found && isChanged && found.region === place.region && (
        <Alert isLive>{t('found', { place: `${found.city}, ${found.region_name}` })}</Alert>
      )}
      <form onSubmit={onSubmit} className="flex flex-col gap-5">
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          {settings.countries.length > 1 && (
            <SelectField
              label={t('country')}
              options={settings.countries.map((code) => ({ value: code, label: countryName(code, locale) }))}
              value={place.country}
              onChange={({ target }) => setTyped({ ...typed, country: target.value, region: '', city: null })}
            />
          )}
          <SelectField
            label={regionTerm(settings, place.country)}
            options={regions.map(({ id, name }) => ({ value: id, label: name }))}
            {...(place.region ? {} : { placeholder: t('chooseRegion') })}
            value={place.region}
            onChange={({ target }) => {
              const next = target.value
              const town = townIn({ region: place.region, town: place.city ?? '' }, next)
              setTyped({ ...typed, region: next, city: town || null })
            }}
          />
          <TownField
            label={t('city')}
            placeholder={t('cityHint')}
            country={place.country}
            region={place.region}
            value={place.city ?? ''}
            isKnown={place.city === city && place.region === region}
            onChange={onTown}
            onChoose={onChosenTown}
            error={problem}
          />
        </div>
        <div>
          <Button type="submit" tone="primary" isPending={isSaving} disabled={!isChanged || !place.region}>
            {t('save')}
          </Button>
        </div>
      </form>
      <GeoNamesCredit />
    </Section>
  )
}
