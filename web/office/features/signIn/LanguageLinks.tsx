import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useLocaleState, useLocales } from 'react-admin'
import { useText } from '../../i18n/useText.ts'

/** The languages by their own names; the one that is spoken is marked. */
export function LanguageLinks() {
  const t = useText()
  const locales = useLocales()
  const [locale, setLocale] = useLocaleState()
  return (
    <Box role="group" aria-label={t('signIn.language')} sx={{ display: 'flex', gap: 0.5 }}>
      {locales.map(({ locale: code, name }) => (
        <Button
          key={code}
          lang={code}
          size="small"
          color="inherit"
          aria-pressed={code === locale}
          onClick={() => setLocale(code)}
          sx={{ px: 1.5, color: code === locale ? 'text.primary' : 'text.secondary', fontWeight: code === locale ? 600 : 400 }}
        >
          {name}
        </Button>
      ))}
    </Box>
  )
}
