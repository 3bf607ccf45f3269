import { useTranslation } from 'react-i18next'
import { OutlinedField } from '../layout/OutlinedField.tsx'
import type { PickedCity } from './pickedCity.ts'

interface ZipCodeFieldProps {
  readonly city: PickedCity
  readonly onChange: (city: PickedCity) => void
  readonly error: string | undefined
}

/** The longest postal code of any country, with space for one extra blank. */
const longest = 12

/** The postal code of a town for which the city search knows none. It may stay empty. */
export function ZipCodeField({ city, onChange, error }: ZipCodeFieldProps) {
  const { t } = useTranslation('city')
  return (
    <OutlinedField
      label={t('zipCode')}
      value={city.zipcode}
      onChange={({ target }) => onChange({ ...city, zipcode: target.value })}
      error={error !== undefined}
      helperText={error ?? t('zipCodeHint', { city: city.city })}
      sx={{ mt: 2 }}
      slotProps={{
        htmlInput: { autoComplete: 'postal-code', maxLength: longest, inputMode: city.countrycode === 'GB' ? 'text' : 'numeric' },
      }}
    />
  )
}
