import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../src/api/schemas/couple/prestataire.ts'
import { Flag } from './Flag.tsx'

interface LanguageFlagsProps {
  readonly languages: Prestataire['langues']
  /** Shows the full names. */
  readonly inFull?: boolean
}

/** The languages of a provider: a flag and a word each, so that flags need not be recognised. */
export function LanguageFlags({ languages, inFull = false }: LanguageFlagsProps) {
  const { t } = useTranslation('providers')
  return (
    <Box
      component="ul"
      aria-label={t('languages')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
    >
      {languages.map(({ iso, label }) => (
        <Box key={iso} component="li" title={label} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Flag iso={iso} label={inFull ? '' : label} />
          <Box component="span" aria-hidden={!inFull} sx={{ typography: 'body2', color: 'text.secondary' }}>
            {inFull ? label : iso.toUpperCase()}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
