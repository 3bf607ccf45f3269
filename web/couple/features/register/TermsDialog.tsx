import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { legalPaths } from '../../../../src/api/schemas/pagePaths.ts'

const articles = ['service', 'free', 'contact', 'data', 'conduct'] as const

/** A summary of the terms in five short articles. */
export function TermsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['register', 'common'])
  return (
    <Dialog open onClose={onClose} aria-labelledby="terms-title">
      <DialogTitle id="terms-title" variant="h3">
        {t('register:terms.title')}
      </DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 2 }}>
          {articles.map((article) => (
            <li key={article}>
              <Typography component="h3" variant="h5">
                {t(`register:terms.${article}.title`)}
              </Typography>
              <Typography>{t(`register:terms.${article}.text`)}</Typography>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button href={legalPaths.terms} target="_blank" rel="noopener">
          {t('register:terms.full')}
        </Button>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
