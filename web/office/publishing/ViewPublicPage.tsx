import PublicIcon from '@mui/icons-material/OpenInNew'
import Button from '@mui/material/Button'
import { useText } from '../i18n/useText.ts'

/** Opens the public page in a new tab. */
export function ViewPublicPage({ path }: { readonly path: string }) {
  const t = useText()
  return (
    <Button variant="outlined" endIcon={<PublicIcon />} href={path} target="_blank" rel="noopener" sx={{ px: 2, minHeight: 44 }}>
      {t('kit.viewPublic')}
    </Button>
  )
}
