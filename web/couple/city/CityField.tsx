import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { afterPress } from '../../shared/city/afterPress.ts'
import { ListBelow } from '../../shared/city/ListBelow.tsx'
import { type FoundCity, useCitySearch } from '../../shared/city/useCitySearch.ts'
import { visuallyHidden } from '../../shared/theme/visuallyHidden.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { OutlinedField } from '../layout/OutlinedField.tsx'
import { CityOption } from './CityOption.tsx'
import { isSameCity, type PickedCity } from './pickedCity.ts'
import { ZipCodeField } from './ZipCodeField.tsx'

export interface CityFieldProps {
  readonly label: string
  readonly value: PickedCity | null
  /** null as soon as the text differs from the selected entry. */
  readonly onChange: (city: PickedCity | null) => void
  readonly error: string | undefined
  readonly onBlur?: () => void
  readonly onTextChange?: (text: string) => void
  /** Shows a field for the postal code where the search knows none. */
  readonly askZipCode?: boolean
  readonly zipCodeError?: string | undefined
  readonly helperText?: string
  readonly disabled?: boolean
  /** The input element, to set the focus. */
  readonly ref?: Ref<HTMLInputElement>
}

type Option = PickedCity & Partial<Pick<FoundCity, 'label'>>

/** A town, selected from the city search. Typed text alone does not count as an answer. */
export function CityField({ label, value, onChange, error, onBlur, onTextChange, helperText, disabled, ref, ...zip }: CityFieldProps) {
  const { t, i18n } = useTranslation('city')
  const api = useApi()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [pickedWithoutZipCode, setPickedWithoutZipCode] = useState(value?.zipcode === '')
  const text = value?.city ?? typed
  const { longEnough, cities, isSearching, isError, retry } = useCitySearch({
    text,
    enabled: value === null,
    locale: i18n.language,
    find: (query, signal) => api.get('/api/cities', { query, signal }),
  })
  const asksZipCode = zip.askZipCode === true && value !== null && pickedWithoutZipCode

  const say = (words: string) => {
    setTyped(words)
    onTextChange?.(words)
    if (value !== null) onChange(null)
  }
  const pick = (option: Option | null) => {
    setTyped('')
    setPickedWithoutZipCode(option?.zipcode === '')
    if (option === null) return onChange(null)
    const { city, zipcode, countrycode, lat, lng } = option
    onTextChange?.(city)
    onChange({ city, zipcode, countrycode, lat, lng })
  }
  return (
    <Box>
      <Autocomplete<Option>
        value={value}
        onChange={(_, option) => pick(option)}
        inputValue={text}
        onInputChange={(_, words, reason) => (reason === 'input' || reason === 'clear') && say(words)}
        // A failed search is shown below the field, with a button to retry.
        open={open && !isError}
        onOpen={() => setOpen(true)}
        onClose={(_, reason) => (reason === 'blur' ? afterPress(() => setOpen(false)) : setOpen(false))}
        options={value ? [value] : cities}
        filterOptions={(options) => options}
        getOptionLabel={({ city }) => city}
        getOptionKey={({ city, lat, lng, zipcode }) => `${city} ${zipcode} ${lat} ${lng}`}
        isOptionEqualToValue={isSameCity}
        renderOption={({ key, ...props }, option) => (
          <CityOption key={key} {...props} label={option.label ?? option.city} zipCode={option.zipcode} />
        )}
        loading={isSearching}
        loadingText={t('searching')}
        noOptionsText={longEnough ? t('none', { text: text.trim() }) : t('typeMore')}
        onBlur={onBlur}
        disabled={disabled}
        autoHighlight
        // The list is rendered below the field instead of over the next one, so that a click on a button below selects no town.
        slots={{ popper: ListBelow }}
        clearOnBlur={false}
        forcePopupIcon={false}
        clearText={t('clear')}
        renderInput={(params) => (
          <OutlinedField
            {...params}
            label={label}
            inputRef={ref}
            error={error !== undefined}
            helperText={error ?? helperText ?? (value === null && t('pick'))}
            placeholder={t('placeholder')}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, autoComplete: 'off', 'aria-invalid': error !== undefined },
              input: {
                ...params.slotProps.input,
                endAdornment: (
                  <>
                    {value?.zipcode && !asksZipCode && <InputAdornment position="end">{value.zipcode}</InputAdornment>}
                    {params.slotProps.input.endAdornment}
                  </>
                ),
              },
            }}
          />
        )}
      />
      <Box role="status" sx={visuallyHidden}>
        {value === null && longEnough && !isSearching && !isError && t('found', { count: cities.length })}
      </Box>
      {isError && (
        <Box
          role="alert"
          sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, mt: 0.5, color: 'error.main', typography: 'body2' }}
        >
          {t('failed')}
          <Button color="inherit" onClick={retry} sx={{ px: 1 }}>
            {t('retry')}
          </Button>
        </Box>
      )}
      {asksZipCode && <ZipCodeField city={value} onChange={onChange} error={zip.zipCodeError} />}
    </Box>
  )
}
