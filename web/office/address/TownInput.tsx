import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { afterPress } from '../../shared/city/afterPress.ts'
import { ListBelow } from '../../shared/city/ListBelow.tsx'
import { type FoundCity, useCitySearch } from '../../shared/city/useCitySearch.ts'
import { useApi } from '../api/ApiContext.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { useText } from '../i18n/useText.ts'

/** The form fields that a selected town fills. */
interface Town {
  readonly city: string
  readonly zipCode: string
  readonly country: string | null
  readonly latitude: string
  readonly longitude: string
}

/** A town selected from the search. Other text is refused. */
export function TownInput() {
  const t = useText()
  const api = useApi()
  const locale = useLocale()
  const translate = useTranslate()
  const { countryName } = useFormat()
  const { setValue, getFieldState, formState } = useFormContext<Town>()
  const [city, country] = useWatch<Town, ['city', 'country']>({ name: ['city', 'country'] })
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const { error, isDirty } = getFieldState('city', formState)
  const { defaultValues } = formState
  const [filledFrom, setFilledFrom] = useState(defaultValues)
  if (filledFrom !== defaultValues) {
    setFilledFrom(defaultValues)
    // The form was reset, e.g. to the saved version, which does not have what was typed. An unsaved change stays.
    if (!isDirty) setTyped(undefined)
  }
  const { longEnough, cities, isSearching, isError, retry } = useCitySearch({
    text: typed ?? '',
    enabled: typed !== undefined,
    locale,
    find: (query, signal) => api.forEverybody.get('/api/cities', { query, signal }),
  })
  const fill = ({ city: name, zipCode, country: its, latitude, longitude }: Town) => {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue('zipCode', zipCode, options)
    setValue('country', its, options)
    setValue('latitude', latitude, options)
    setValue('longitude', longitude, options)
    setValue('city', name, options)
  }
  const pick = (found: FoundCity) => {
    setTyped(undefined)
    fill({ city: found.city, zipCode: found.zipcode, country: found.countrycode, latitude: found.lat, longitude: found.lng })
  }
  const type = (words: string) => {
    setTyped(words)
    // Clears the town when the text was not selected, so that the form asks for it.
    if (city) fill({ city: '', zipCode: '', country, latitude: '', longitude: '' })
  }
  const message = error?.message && translate(error.message.replace(/^@@react-admin@@"?|"$/g, ''), { _: error.message })
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Autocomplete<FoundCity, false, true>
        fullWidth
        disableClearable
        // A failed search is shown below the field, with a button to retry.
        open={isOpen && !isError}
        onOpen={() => setOpen(true)}
        onClose={(_, reason) => (reason === 'blur' ? afterPress(() => setOpen(false)) : setOpen(false))}
        slots={{ popper: ListBelow }}
        options={[...cities]}
        filterOptions={(options) => options}
        getOptionLabel={(option) => option.label}
        getOptionKey={({ label, lat, lng, zipcode }) => `${label} ${zipcode} ${lat} ${lng}`}
        inputValue={typed ?? city ?? ''}
        onInputChange={(_, words, reason) => reason === 'input' && type(words)}
        onChange={(_, found) => pick(found)}
        loading={isSearching}
        loadingText={t('company.town.searching')}
        noOptionsText={longEnough ? t('company.town.none') : t('company.town.typeMore')}
        forcePopupIcon={false}
        clearOnBlur={false}
        autoHighlight
        renderInput={(params) => (
          <TextField
            {...params}
            label={t('company.fields.city')}
            error={message !== undefined}
            helperText={message ?? (city && country ? countryName(country) : t('company.town.pick'))}
          />
        )}
      />
      {isError && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              {t('company.town.retry')}
            </Button>
          }
        >
          {t('company.town.failed')}
        </Alert>
      )}
    </Box>
  )
}
