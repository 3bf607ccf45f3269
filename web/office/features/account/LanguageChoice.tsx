import Alert from '@mui/material/Alert'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useMutation } from '@tanstack/react-query'
import { useLocaleState, useLocales, useNotify } from 'react-admin'
import { useSideCall } from '../../api/useSideCall.ts'
import { useText } from '../../i18n/useText.ts'

/** The language of the office and of mails. A choice is saved at once. */
export function LanguageChoice() {
  const t = useText()
  const [locale, setLocale] = useLocaleState()
  const locales = useLocales()
  const notify = useNotify()
  const call = useSideCall()
  const choice = useMutation({
    mutationFn: (chosen: string) => call((side) => side.put('/account/language', { body: { locale: chosen } })),
    onSuccess: (_answer, chosen) => {
      setLocale(chosen)
      notify('kit.saved', { type: 'success' })
    },
  })
  return (
    <>
      <TextField
        select
        label={t('account.language.label')}
        value={locale}
        disabled={choice.isPending}
        onChange={({ target }) => choice.mutate(target.value)}
        sx={{ maxWidth: 320 }}
      >
        {locales.map(({ locale: code, name }) => (
          <MenuItem key={code} value={code} lang={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {choice.isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t('kit.saveFailed')}
        </Alert>
      )}
    </>
  )
}
