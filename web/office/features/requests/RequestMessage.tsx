import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { width } from '../../../shared/theme/tokens.ts'
import { useText } from '../../i18n/useText.ts'
import { Section } from '../../kit/page/Section.tsx'

/** The couple's message with its line breaks. */
export function RequestMessage({ message }: { readonly message: string | null }) {
  const t = useText()
  return (
    <Section title={t('requests.detail.message')}>
      {message ? (
        <Box component="blockquote" sx={{ m: 0, pl: 2, borderLeft: 2, borderColor: 'secondary.main', maxWidth: width.text }}>
          <Typography sx={{ whiteSpace: 'pre-wrap', fontSize: 16 / 14 + 'em' }}>{message}</Typography>
        </Box>
      ) : (
        <Typography color="textSecondary">{t('requests.detail.noMessage')}</Typography>
      )}
    </Section>
  )
}
