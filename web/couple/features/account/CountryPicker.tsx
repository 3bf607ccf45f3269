import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultCountries } from 'react-international-phone'
import type { Country } from '../../../../src/domain/locale.ts'
import { visuallyHidden } from '../../../shared/theme/visuallyHidden.ts'

/** Those that the product is at home in, in the order of its domains. */
const ourCountries: readonly Lowercase<Country>[] = ['fr', 'be', 'gb', 'de', 'it', 'es', 'pt']

interface CountryPickerProps {
  /** ISO code in lower case. */
  readonly value: string
  readonly onChange: (iso2: string) => void
}

/** The browser's own list over a short label: the countries of the product first, then the rest of the world. */
export function CountryPicker({ value, onChange }: CountryPickerProps) {
  const { t, i18n } = useTranslation('account')
  const { ours, others } = useMemo(() => namedCountries(i18n.language), [i18n.language])
  return (
    <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', height: 44, color: 'text.primary' }}>
      <Box component="span" aria-hidden sx={{ fontWeight: 600, minWidth: 26 }}>
        {value.toUpperCase()}
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
        onChange={({ target }: React.ChangeEvent<HTMLSelectElement>) => onChange(target.value)}
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
        <optgroup label={t('phone.ourCountries')}>{ours.map(toOption)}</optgroup>
        <optgroup label={t('phone.otherCountries')}>{others.map(toOption)}</optgroup>
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
  readonly iso2: string
  readonly label: string
}

function toOption({ iso2, label }: NamedCountry) {
  return (
    <option key={iso2} value={iso2}>
      {label}
    </option>
  )
}

function namedCountries(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const named = defaultCountries.map(([name, iso2, dialCode]) => ({
    iso2,
    label: `${names.of(iso2.toUpperCase()) ?? name} (+${dialCode})`,
  }))
  const { compare } = new Intl.Collator(language)
  const first: readonly string[] = ourCountries
  const ours = first.flatMap((iso2) => named.filter((country) => country.iso2 === iso2))
  const others = named.filter(({ iso2 }) => !first.includes(iso2)).toSorted((a, b) => compare(a.label, b.label))
  return { ours, others }
}
