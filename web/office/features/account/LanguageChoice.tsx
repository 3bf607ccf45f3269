import Alert from '@mui/material/Alert'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useLocaleState, useLocales, useNotify, useUpdate } from 'react-admin'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useText } from '../../i18n/useText.ts'

/** The language of the office and of the mails; a choice counts at once. */
export function LanguageChoice() {
  const t = useText()
  const [locale, setLocale] = useLocaleState()
  const locales = useLocales()
  const notify = useNotify()
  const [update, { isPending, isError }] = useUpdate()
  const choose = (chosen: string) => {
    const onSuccess = () => {
      setLocale(chosen)
      notify('kit.saved', { type: 'success' })
    }
    void update('account/language', { id: ownRecord, data: { locale: chosen } }, { onSuccess })
  }
  return (
    <>
      <TextField
        select
        label={t('account.language.label')}
        value={locale}
        disabled={isPending}
        onChange={({ target }) => choose(target.value)}
        sx={{ maxWidth: 320 }}
      >
        {locales.map(({ locale: code, name }) => (
          <MenuItem key={code} value={code} lang={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t('kit.saveFailed')}
        </Alert>
      )}
    </>
  )
}
