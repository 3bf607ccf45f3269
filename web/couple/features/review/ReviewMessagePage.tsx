import Typography from '@mui/material/Typography'
import { Page } from '../../layout/Page.tsx'

/** A page with a single message: thanks, or an expired link. */
export function ReviewMessagePage({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Page title={title} width="text">
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
    </Page>
  )
}
