import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ComponentPropsWithRef, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../../shared/i18n/languages.ts'
import { supportedLocales } from '../../session/localeOf.ts'

/** The language of the app and of messages to the couple, with its country. */
export function LanguageField({
  ref,
  name,
  onChange,
  onBlur,
}: Pick<ComponentPropsWithRef<'select'>, 'ref' | 'name' | 'onChange' | 'onBlur'>) {
  const { t } = useTranslation('profile')
  const id = useId()
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id} shrink>
        {t('language')}
      </InputLabel>
      <NativeSelect inputRef={ref} input={<OutlinedInput notched label={t('language')} />} inputProps={{ id, name, onChange, onBlur }}>
        {supportedLocales.map(({ locale, language }) => (
          <option key={locale} value={locale} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  )
}
