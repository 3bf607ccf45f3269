import Alert from '@mui/material/Alert'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useMutation } from '@tanstack/react-query'
import { useLocaleState, useLocales, useNotify } from 'react-admin'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useRecord } from '../../api/useRecord.ts'
import { useSideCall } from '../../api/useSideCall.ts'
import { useText } from '../../i18n/useText.ts'

/** The account's language, in which mails are written. A choice is saved at once, and the office switches to it. */
export function LanguageChoice() {
  const t = useText()
  const { data, refetch } = useRecord('account', ownRecord)
  const [, setLocale] = useLocaleState()
  const locales = useLocales()
  const notify = useNotify()
  const call = useSideCall()
  const choice = useMutation({
    async mutationFn(locale: string) {
      await call((side) => side.put('/account/language', { body: { locale } }))
      setLocale(locale)
      notify('kit.saved', { type: 'success' })
      await refetch()
    },
  })
  return (
    <>
      <TextField
        select
        label={t('account.language.label')}
        value={data?.locale.slice(0, 2) ?? ''}
        disabled={choice.isPending}
        sx={{ maxWidth: 320 }}
      >
        {locales.map(({ locale: code, name }) => (
          // Not onChange: the account's language can be chosen again for an office in another one.
          <MenuItem key={code} value={code} lang={code} onClick={() => choice.mutate(code)}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {choice.isError && <Alert severity="error">{t('kit.saveFailed')}</Alert>}
    </>
  )
}
