import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Country } from '../../../../src/domain/locale.ts'
import { visuallyHidden } from '../../../shared/theme/visuallyHidden.ts'
import type { PhoneEntry } from './phoneEntry.ts'
import type { usePhoneRules } from './usePhoneRules.ts'

type CountryCode = PhoneEntry['country']

/** The product's home countries, in the order of its domains. */
const ourCountries: readonly Country[] = ['FR', 'BE', 'GB', 'DE', 'IT', 'ES', 'PT']

interface CountryPickerProps {
  readonly value: CountryCode
  /** Knows all countries, once loaded. */
  readonly rules: ReturnType<typeof usePhoneRules>
  readonly onChange: (country: CountryCode) => void
}

/**
 * A native select over a short label: the product's countries first, then all others. Until it is used it lists only the selected one:
 * reading the names of countries blocks a phone for a tenth of a second.
 */
export function CountryPicker({ value, rules, onChange }: CountryPickerProps) {
  const { t, i18n } = useTranslation('account')
  const [isUsed, setUsed] = useState(false)
  const named = useMemo(
    () => (isUsed && rules ? namedCountries(i18n.language, rules.callingCodes()) : undefined),
    [i18n.language, rules, isUsed],
  )
  const use = () => setUsed(true)
  return (
    <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', height: 44, color: 'text.primary' }}>
      <Box component="span" aria-hidden sx={{ fontWeight: 600, minWidth: 26 }}>
        {value}
      </Box>
      <ExpandMoreIcon fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
      <Box component="label" htmlFor="phone-country" sx={visuallyHidden}>
        {t('phone.country')}
      </Box>
      <Box
        component="select"
        id="phone-country"
        autoComplete="tel-country-code"
        value={value}
        onFocus={use}
        onPointerEnter={use}
        onPointerDown={use}
        onChange={({ target }: React.ChangeEvent<HTMLSelectElement>) => {
          const picked = named && [...named.ours, ...named.others].find(({ country }) => country === target.value)
          if (picked) onChange(picked.country)
        }}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          opacity: 0,
          cursor: 'pointer',
          font: 'inherit',
          '&:focus-visible + *': { opacity: 1 },
        }}
      >
        {named ? (
          <>
            <optgroup label={t('phone.ourCountries')}>{named.ours.map(toOption)}</optgroup>
            <optgroup label={t('phone.otherCountries')}>{named.others.map(toOption)}</optgroup>
          </>
        ) : (
          <option value={value}>{value}</option>
        )}
      </Box>
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          mx: -0.5,
          borderRadius: 1,
          outline: 2,
          outlineStyle: 'solid',
          outlineColor: 'secondary.main',
          opacity: 0,
          pointerEvents: 'none',
        }}
      />
    </Box>
  )
}

interface NamedCountry {
  readonly country: CountryCode
  readonly label: string
}

function toOption({ country, label }: NamedCountry) {
  return (
    <option key={country} value={country}>
      {label}
    </option>
  )
}

function namedCountries(language: string, codes: readonly (readonly [CountryCode, string])[]) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const named = codes.map(([country, code]) => ({ country, label: `${names.of(country) ?? country} (+${code})` }))
  const { compare } = new Intl.Collator(language)
  const first: readonly string[] = ourCountries
  const ours = first.flatMap((iso) => named.filter(({ country }) => country === iso))
  const others = named.filter(({ country }) => !first.includes(country)).toSorted((a, b) => compare(a.label, b.label))
  return { ours, others }
}
