import { useTranslation } from 'react-i18next'
import { OutlinedField } from '../layout/OutlinedField.tsx'
import type { PickedCity } from './pickedCity.ts'

interface ZipCodeFieldProps {
  readonly city: PickedCity
  readonly onChange: (city: PickedCity) => void
  readonly error: string | undefined
}

/** The longest code of any country, with room for a space too many. */
const longest = 12

/** The postal code of a town that the city search knows none of; it may stay empty. */
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
